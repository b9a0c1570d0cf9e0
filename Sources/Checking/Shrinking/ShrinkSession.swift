/// One search for a simpler failure: the gate that all passes go through.
struct ShrinkSession<Failure>: ShrinkGate {
  private(set) var current: ChoiceSequence
  private(set) var isOpen = true
  private(set) var statistics = ShrinkStatistics()

  private var failure: Failure
  private let limit: Int
  private let choiceLimit: Int
  private let run: (inout RecordingSource<ReplaySource>) -> CaseOutcome<Failure>
  private let isMeasuredSimpler: (Failure, Failure) -> Bool

  /// The answers of every sequence that was run or consumed; the outcome depends on nothing else, and only the
  /// membership is ever asked.
  private var seen: Set<[Int]> = []

  init(
    _ original: Counterexample<Failure>, limit: Int,
    run: @escaping (inout RecordingSource<ReplaySource>) -> CaseOutcome<Failure>,
    isMeasuredSimpler: @escaping (Failure, Failure) -> Bool
  ) {
    current = original.choices
    failure = original.failure
    self.limit = limit
    self.run = run
    self.isMeasuredSimpler = isMeasuredSimpler
    // Cutting pieces out can make a run ask more than before; one that asks this much more is no simplification.
    choiceLimit = 2 * original.choices.count + 1_000
  }

  var best: Counterexample<Failure> {
    Counterexample(failure: failure, choices: current, shrinking: statistics)
  }

  /// Runs the original once more: a failure that does not come again cannot be shrunk.
  mutating func confirmOriginal() {
    guard let replayed = replay(current) else {
      statistics.isReproducible = false
      isOpen = false
      return
    }
    accept(replayed)
    isOpen = limit > 0
  }

  /// Ends a search that has found nothing simpler in all passes.
  mutating func complete() {
    statistics.isComplete = isOpen
    isOpen = false
  }

  mutating func consider(_ candidate: ChoiceSequence) -> Bool {
    guard isOpen, seen.insert(candidate.map(\.answer)).inserted else { return false }
    statistics.attempts += 1
    let replayed = replay(candidate)
    isOpen = statistics.attempts < limit
    guard let replayed, isSimpler(replayed) else { return false }
    accept(replayed)
    statistics.improvements += 1
    return true
  }

  private func replay(_ candidate: ChoiceSequence) -> (failure: Failure, consumed: ChoiceSequence)? {
    var source = RecordingSource(ReplaySource(candidate), choiceLimit: choiceLimit)
    let outcome = run(&source)
    guard let failure = outcome.failure, !source.isOverrun else { return nil }
    return (failure, source.trail)
  }

  private func isSimpler(_ other: (failure: Failure, consumed: ChoiceSequence)) -> Bool {
    if isMeasuredSimpler(other.failure, failure) { return true }
    if isMeasuredSimpler(failure, other.failure) { return false }
    return other.consumed < current
  }

  private mutating func accept(_ replayed: (failure: Failure, consumed: ChoiceSequence)) {
    failure = replayed.failure
    current = replayed.consumed
    seen.insert(current.map(\.answer))
  }
}
