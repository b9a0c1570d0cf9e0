public import Checking

/// Some stacks from which a route is performed before all others in a process, so that a later look tells whether it
/// still does the same there.
///
/// An app that keeps something from run to run answers differently afterwards, and a check of its routes has counted
/// the order of its own runs. Where this happens, nothing that the check says can be believed.
@MainActor
public struct FirstRuns {
  private let app: RoutedApp

  /// The stacks, in the order in which they are run: the smallest ones, one in the middle of the space and the largest.
  public let states: [StackState]

  private static let smallest = 8

  /// Chooses the stacks; nothing runs yet.
  public init(of app: RoutedApp) {
    self.app = app
    let space = app.exhaustiveSpace
    let last = space.count - 1
    var ranks = (0..<Self.smallest).map { Natural($0) }.filter { $0 < last }
    let middle = last.quotientAndRemainder(dividingBy: 2).quotient
    ranks += [middle, last].filter { !ranks.contains($0) }
    states = ranks.compactMap { try? space.state(at: $0) }
  }

  /// Why nothing that was found between two looks can be believed, with the first stack that tells them apart; `nil`
  /// where both have shown the same.
  private func reasonToDistrust(_ first: [RunRecord], _ later: [RunRecord]) -> StopReason? {
    for (state, (first, later)) in zip(states, zip(first, later)) where first != later {
      var repetition = RunRepetition(of: state, in: app, records: [later])
      repetition.fresh = first
      return repetition.reason
    }
    return nil
  }

  /// Why nothing that was found since the first look can be believed, by a second one and a third.
  ///
  /// - Parameters:
  ///   - first: What the runs have shown in a process that had made no other, in the order of the stacks.
  ///   - look: Performs the route from the stacks again, in one process; before the first of them a single time more where
  ///     its argument says so, so that what comes at every second call comes at another time.
  /// - Returns: The reason, or `nil` where all have shown the same.
  /// - Throws: What a look throws.
  public func reasonToDistrust<Failure>(
    _ first: [RunRecord], _ look: (_ afterPerformingOnce: Bool) throws(Failure) -> [RunRecord]
  ) throws(Failure) -> StopReason? {
    for isAfterOne in [false, true] {
      if let reason = reasonToDistrust(first, try look(isAfterOne)) { return reason }
    }
    return nil
  }
}
