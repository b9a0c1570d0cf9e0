/// Makes a failing sequence of choices as simple as it can, by running simpler ones.
///
/// ## What simpler means
///
/// A candidate is replayed and what the run *consumed* is compared, not what was proposed: answers that were
/// clamped count as clamped, choices that nobody read do not count, and questions past the end count as 0. The order
/// is shortlex of the consumed choices. Where choices drive a grammar, the shortest sequence need not be the simplest
/// value; then a measure of the failure (which carries the value) decides first, and shortlex among equals.
///
///     Shrinker<Failure>()                                    // shortlex
///     Shrinker<Failure>(measure: { $0.state.controllerCount }) // fewest controllers, then shortlex
///
/// ## What a pass guarantees
///
/// - It proposes through `ShrinkGate.consider(_:)` only. The gate runs, caches, counts and compares; a pass neither
///   remembers outcomes nor judges.
/// - It reads `gate.current` again after each success. The run may have consumed something shorter than
///   the candidate, so every index is checked against the new length.
/// - It is deterministic: the same current sequence and the same answers of the gate give the same candidates.
/// - It ends by itself: its loops walk positions and sizes, never "until nothing changes". The shrinker repeats all
///   passes until none improves; each improvement descends in the order.
/// - It proposes large steps before small ones, since a large step that succeeds saves all the small ones.
/// - It does not care about bounds beyond `Choice.answered(_:)`: what does not fit is clamped in the replay.
///
/// ## Order of the passes
///
/// Deleting first makes all later passes cheaper. Zeroing and lowering come next. Passes that change two
/// places at once are costly and only matter where the single changes are stuck. The result is a local minimum: no pass
/// can improve it, though a simpler failure may exist.
public struct Shrinker<Failure> {
  /// The passes, in the order in which they are tried.
  public let passes: [any ShrinkPass]

  private let isMeasuredSimpler: (Failure, Failure) -> Bool

  /// Orders failures by shortlex of their choices alone.
  ///
  /// - Parameter passes: The passes, in the order in which they are tried.
  public init(passes: [any ShrinkPass] = standardShrinkPasses) {
    self.passes = passes
    isMeasuredSimpler = { _, _ in false }
  }

  /// Orders failures by a measure first, and by shortlex of their choices among equals.
  ///
  /// - Parameters:
  ///   - passes: The passes, in the order in which they are tried.
  ///   - measure: How large the value of a failure is; lower is simpler.
  public init(
    passes: [any ShrinkPass] = standardShrinkPasses, measure: @escaping (Failure) -> some Comparable
  ) {
    self.passes = passes
    isMeasuredSimpler = { measure($0) < measure($1) }
  }

  /// Looks for the simplest failure near a given one.
  ///
  /// The failure found may be another one than the given: a `run` that wants the same defect reports others as passed.
  ///
  /// - Parameters:
  ///   - original: The failure to start from.
  ///   - limit: How many candidates are run at most.
  ///   - run: Executes the code under check once, with the source for its choices.
  /// - Returns: The simplest failure found, and what it took. If the original does not fail again, it is returned as
  ///   it is, with `shrinking.isReproducible` false.
  /// - Complexity: At most `limit` + 1 calls of `run`.
  public func shrink(
    _ original: Counterexample<Failure>, limit: Int = Check.Limits().shrinks,
    run: (inout RecordingSource<ReplaySource>) -> CaseOutcome<Failure>
  ) -> Counterexample<Failure> {
    withoutActuallyEscaping(run) { run in
      var session = ShrinkSession(
        original, limit: limit, run: run, isMeasuredSimpler: isMeasuredSimpler)
      session.confirmOriginal()
      while session.isOpen {
        let improvements = session.statistics.improvements
        for pass in passes { pass.apply(to: &session) }
        if session.statistics.improvements == improvements { session.complete() }
      }
      return session.best
    }
  }
}
