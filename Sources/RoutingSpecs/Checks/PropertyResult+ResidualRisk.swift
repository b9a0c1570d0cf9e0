public import Checking

extension PropertyResult {
  /// What the stacks that were drawn say about those that were not; `nil` where none were, or all were covered.
  ///
  /// Kinds of failure are the groups. Each stack is drawn by its rank, all with the same probability.
  public var residualRisk: ResidualRisk? {
    guard !isCovered else { return nil }
    return ResidualRisk(
      draws: sampled.coverage.runsExecuted, failuresByKind: groups.map(\.sampledStates))
  }
}
