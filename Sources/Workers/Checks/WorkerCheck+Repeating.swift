import Checking
public import RoutingSpecs

extension WorkerCheck {
  /// Performs a route from a stack several times in a worker that has made other runs, and once in one that has made
  /// none.
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
    repetition.fresh = try recordsOfFreshRuns(from: [state], route: route)[0]
    return repetition
  }

  private func repetitionAmongOthers(
    of state: StackState, route: Int
  ) throws(WorkerError) -> RunRepetition {
    switch try ask(.repeating(state), route: route) {
    case .answer(let bytes): Wire.value(RunRepetition.self, from: bytes)
    case .end(let end): RunRepetition(of: state, in: app, endedBy: end)
    }
  }

  /// The results, with a reason in place of each verdict of a route whose violations do not come again.
  func repeated(_ results: [RouteResult]) throws(WorkerError) -> [RouteResult] {
    var repeated = results
    for (index, result) in results.enumerated() {
      overtime.begin()
      do throws(WorkerError) {
        guard let reason = try reasonToDistrust(result, route: index) else { continue }
        repeated[index] = result.distrusted(because: reason)
      } catch {
        guard error == .interrupted else { throw error }
        if !endsAtOnce(), let reason = overtime.reason {
          repeated[index] = result.unrepeated(because: reason)
        }
      }
    }
    return repeated
  }

  /// Runs some stacks first in a new process, and twice in one that has made other runs, and then the stacks that show
  /// violations of a route: each once in a new process, and several times among other runs where no run ends its
  /// process.
  private func reasonToDistrust(_ result: RouteResult, route: Int) throws(WorkerError) -> StopReason? {
    if !result.hasAbnormalEnd {
      let first = FirstRuns(of: app)
      let records = try recordsOfFreshRuns(from: first.states, route: route)
      let reason = try first.reasonToDistrust(records) { isAfterOne throws(WorkerError) in
        try self.records(of: first.states, afterPerformingOnce: isAfterOne, route: route)
      }
      if let reason { return reason }
    }
    for witness in result.witnesses {
      let record = try recordsOfFreshRuns(from: [witness.state], route: route)[0]
      var repetition = RunRepetition(of: witness.state, in: app, records: [record])
      if !result.hasAbnormalEnd {
        repetition = try repetitionAmongOthers(of: witness.state, route: route)
        repetition.fresh = record
      }
      if let reason = repetition.reasonToDistrust(witness) { return reason }
    }
    return nil
  }

  /// What a route does from stacks, one after the other, in a process that has made no run: a copy of this one, which
  /// has made none either.
  private func recordsOfFreshRuns(
    from states: [StackState], route: Int
  ) throws(WorkerError) -> [RunRecord] {
    guard !endsAtOnce() else { throw .interrupted }
    let fresh = try WorkerCheck([routes[route]], of: app, plan: plan, workers: 1, runTime: watch.limit)
    (fresh.endsAtOnce, fresh.overtime) = (endsAtOnce, overtime)
    return try fresh.records(of: states, route: 0)
  }

  /// What a route does from stacks, one after the other, in a worker; perhaps after a single performance from the first.
  private func records(
    of states: [StackState], afterPerformingOnce goesFirst: Bool = false, route: Int
  ) throws(WorkerError) -> [RunRecord] {
    var records: [RunRecord] = []
    for (index, state) in states.enumerated() {
      switch try ask(.record(state, afterPerformingOnce: goesFirst && index == 0), route: route) {
      case .answer(let bytes): records.append(Wire.value(RunRecord.self, from: bytes))
      case .end(let end): records.append(RunRecord(end))
      }
    }
    return records
  }
}
