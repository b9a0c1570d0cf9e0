package import Checking

extension RouteResult {
  /// The most stacks of a route that are run again before they are shown.
  package static let mostRepeated = 8

  /// One group of each stack that shows a violation, the first ones of each property in turn.
  ///
  /// Stacks from which a run hangs are left out: each of their runs has already been made again in another process.
  package var repeatedGroups: [ViolationGroup] {
    var result: [ViolationGroup] = []
    for group in cells.flatMap(\.groups) where group.manner.abnormalEnd != .hang {
      guard result.count < Self.mostRepeated else { break }
      if !result.contains(where: { $0.witness == group.witness }) { result.append(group) }
    }
    return result
  }

  /// The result of a route of which it has been found out that nothing that was run can be believed.
  ///
  /// - Parameter reason: What was found out.
  /// - Returns: The counts of this result, and the reason in place of each verdict.
  package func distrusted(because reason: StopReason) -> RouteResult {
    RouteResult(
      route: route, cells: cells.map { $0.distrusted(because: reason) }, exchanges: exchanges,
      waiting: waiting)
  }
}

extension PropertyResult {
  fileprivate func distrusted(because reason: StopReason) -> PropertyResult {
    var (exhausted, sampled, covered) = (exhausted, sampled, covered)
    exhausted.end(reason)
    sampled.end(reason)
    covered?.end(reason)
    return PropertyResult(
      property: property, exhausted: exhausted, sampled: sampled, covered: covered,
      exercisedRuns: exercisedRuns, groups: [], space: space, isSampled: isSampled)
  }
}

extension RouteExecution {
  /// Performs the route again from the stacks that a result shows.
  ///
  /// - Parameter result: The result.
  /// - Returns: Why nothing in it can be believed; `nil` where the route did the same each time.
  func reasonToDistrust(_ result: RouteResult) -> StopReason? {
    guard !result.hasAbnormalEnd else { return nil }
    for group in result.repeatedGroups {
      if let reason = repetition(of: group.witness).reason { return reason }
      // What a cover asks besides may be what code that counts its calls has gone wrong by.
      guard record(of: group.witness).violates(group.property) else {
        return RunRepetition.lost(group, in: app)
      }
    }
    return nil
  }
}
