import Checking
public import RoutingSpecs

extension WorkerCheck {
  /// Performs a route from a stack several times in a worker that has made other runs, and once in one that has made none.
  ///
  /// The second worker is a copy of this process, so this process must not have performed the route itself.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - route: The route's index among those of the check.
  /// - Returns: Whether the route does the same each time.
  /// - Throws: `WorkerError` where the system makes no more processes.
  public func repetition(of state: StackState, route: Int) throws(WorkerError) -> RunRepetition {
    var repetition = try repetitionAmongOthers(of: state, route: route)
    repetition.fresh = try recordOfFreshRun(from: state, route: route)
    return repetition
  }

  private func repetitionAmongOthers(
    of state: StackState, route: Int
  ) throws(WorkerError) -> RunRepetition {
    switch try ask(.repeating(state, route: route), interim: { _ in }) {
    case .answer(let bytes): Wire.value(RunRepetition.self, from: bytes)
    case .end(let end): RunRepetition(of: state, in: app, endedBy: end)
    }
  }

  /// Finds out whether the violations of a route come again: each once in a new process, and several times among
  /// other runs where no run ends its process.
  ///
  /// - Parameters:
  ///   - result: What the check has shown of the route.
  ///   - route: The route's index among those of the check.
  /// - Returns: Why nothing of it can be believed; `nil` where every violation comes again.
  /// - Throws: `WorkerError` where the system makes no more processes.
  func reasonToDistrust(_ result: RouteResult, route: Int) throws(WorkerError) -> StopReason? {
    do throws(WorkerError) {
      for group in result.repeatedGroups {
        let record = try recordOfFreshRun(from: group.witness, route: route)
        guard record.violates(group.property) else {
          return RunRepetition.lost(group, in: app)
        }
        guard !result.hasAbnormalEnd else { continue }
        var repetition = try repetitionAmongOthers(of: group.witness, route: route)
        repetition.fresh = record
        if let reason = repetition.reason { return reason }
      }
      return nil
    } catch {
      guard error == .interrupted else { throw error }
      return nil
    }
  }

  /// What a route does from a stack in a process that has made no run.
  private func recordOfFreshRun(from state: StackState, route: Int) throws(WorkerError) -> RunRecord {
    switch try fresh().ask(.record(state, route: route), interim: { _ in }) {
    case .answer(let bytes): Wire.value(RunRecord.self, from: bytes)
    case .end(let end): RunRecord(end)
    }
  }
}
