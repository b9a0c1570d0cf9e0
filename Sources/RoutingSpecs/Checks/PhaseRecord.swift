public import Checking

/// What one phase of a check covered, and why it ended.
public struct PhaseRecord: Hashable, Sendable {
  /// Which phase.
  public let selection: RouteCheck.Phase

  /// The three counts.
  public private(set) var coverage: Coverage

  /// Why the phase ended; `nil` where its space was exhausted.
  public private(set) var reason: StopReason?

  /// What comparing stacks with a cover has come to; `nil` for every other phase.
  public internal(set) var comparison: StackComparison?

  init(selection: RouteCheck.Phase, space: Natural) {
    self.selection = selection
    coverage = Coverage(statesInSpace: space, mayCountTwice: selection == .sampling)
    reason = .runLimit(0)
  }

  mutating func count(_ tally: CaseTally, covered: Natural) {
    coverage.runsExecuted += tally.total
    coverage.statesCovered += covered
  }

  /// Takes down what a cover of the space has come to.
  mutating func note(covered: Natural, runs: Int) {
    coverage.statesCovered = covered
    coverage.runsExecuted = runs
  }

  /// The record as it is for a property: where a larger stack violates it, the space was not all that matters.
  func doubting(_ property: RouteProperty, _ notation: StackNotation) -> PhaseRecord {
    guard reason == nil, case .exceeded(let state, let violated)? = comparison?.reach,
      violated.contains(property)
    else { return self }
    var record = self
    record.end(.largerStackFails(notation.text(for: state)))
    return record
  }

  /// Ends the phase; without a reason where its space was exhausted.
  mutating func end(_ reason: StopReason?) { self.reason = reason }
}
