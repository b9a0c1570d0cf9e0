import Checking

/// Runs the parts of a check one after the other, in this process.
@MainActor
struct LocalExecutor {
  private let check: RouteCheck
  private let monitor: RouteCheck.Monitor
  private var execution: RouteExecution?
  private var runs: [RouteCheck.Phase: Int] = [:]
  private let firstRuns: FirstRuns
  private var firstRecords: [RunRecord] = []

  /// After how many runs the monitor is told and asked.
  private static let interval = 512

  init(_ check: RouteCheck, monitor: RouteCheck.Monitor) {
    self.check = check
    self.monitor = monitor
    firstRuns = FirstRuns(of: check.app)
    let execution = madeExecution()
    firstRecords = firstRuns.states.map { execution.record(of: $0) }
  }

  /// Runs parts in their order, each to its end, until the monitor wants to stop; gives why it does.
  mutating func run(_ parts: [RouteCheck.Part], of parted: inout CheckScheduler) -> StopReason? {
    var queue = Array(parts.reversed())
    while let part = queue.popLast() {
      let done = runs[part.phase, default: 0]
      let execution = madeExecution()
      let record = check.record(of: part, runs: Self.interval - done % Self.interval) {
        execution.result(from: $0, twin: $1)
      }
      queue += parted.finish(part, record).reversed()
      runs[part.phase] = done + record.tally.total
      guard runs[part.phase, default: 0] % Self.interval == 0, record.tally.total > 0, !queue.isEmpty else {
        continue
      }
      monitor.progress(part.phase, done + record.tally.total)
      if let reason = monitor.shouldStop() { return reason }
    }
    return nil
  }

  /// Performs the route from one stack more.
  mutating func judge(
    _ state: StackState, _ property: RouteProperty
  ) -> (violated: RouteProperties, signature: FailureSignature) {
    let execution = madeExecution()
    return (execution.run(from: state).violated, execution.signature(of: property))
  }

  /// Performs the route again from the first stacks and from those that a result shows; gives why it cannot be believed,
  /// or `nil`.
  mutating func reasonToDistrust(_ result: RouteResult) -> StopReason? {
    let execution = madeExecution()
    let reason = firstRuns.reasonToDistrust(firstRecords) { isAfterOne in
      firstRuns.states.enumerated().map { index, state in
        execution.record(of: state, afterPerformingOnce: isAfterOne && index == 0)
      }
    }
    return reason ?? execution.reasonToDistrust(result)
  }

  /// Lets another execution be made, because a simulation belongs to the one that was made last.
  mutating func forgetExecution() { execution = nil }

  private mutating func madeExecution() -> RouteExecution {
    let made = execution ?? RouteExecution(check.route, of: check.app, options: check.plan.execution)
    execution = made
    return made
  }
}
