import Checking
public import RoutingSpecs

extension WorkerCheck {
  /// Judges a route from one stack, in a worker.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - property: The property in whose violation the manner is wanted.
  ///   - route: The route's index.
  /// - Returns: What is violated, and how the run ended.
  /// - Throws: `WorkerError` where the system makes no more processes.
  func judge(
    _ state: StackState, _ property: RouteProperty, route: Int
  ) throws(WorkerError) -> (violated: RouteProperties, manner: ViolationManner) {
    switch try ask(.judge(state, property, route: route), interim: { _ in }) {
    case .answer(let bytes):
      let answer = Wire.value(JudgementAnswer.self, from: bytes)
      return (RouteProperties(rawValue: answer.violated), answer.manner)
    case .end(let end):
      return (RouteProperties(end.property), ViolationManner(end))
    }
  }

  /// Performs a route from a stack once more, in a worker, and tells every step.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - route: The route's index among those of the check.
  /// - Returns: The run step by step; of a run that ended its process, everything until then and how it ended.
  /// - Throws: `WorkerError` where the system makes no more processes.
  public func explain(_ state: StackState, route: Int) throws(WorkerError) -> RouteExplanation {
    var last: RouteExplanation?
    switch try ask(
      .explain(state, route: route), interim: { last = Wire.value(RouteExplanation.self, from: $0) })
    {
    case .answer(let bytes): return Wire.value(RouteExplanation.self, from: bytes)
    case .end(let end): return (last ?? RouteExplanation(nothingKnownOf: state)).ended(by: end)
    }
  }

  private enum Reply {
    case answer([UInt8])
    case end(AbnormalEnd)
  }

  /// Asks the first worker, and once more if it is killed from outside.
  private func ask(_ request: CheckRequest, interim: ([UInt8]) -> Void) throws(WorkerError) -> Reply {
    var hasBeenKilled = false
    while true {
      watch.start(0)
      pool.send(Wire.bytes(request), to: 0)
      switch try awaitReply(interim: interim) {
      case .answer(let bytes): return .answer(bytes)
      case .interim: break
      case .death(let end, _):
        if let end = end.endOfRun(isAgain: hasBeenKilled) { return .end(end) }
        hasBeenKilled = true
      }
    }
  }

  private func awaitReply(interim: ([UInt8]) -> Void) throws(WorkerError) -> WorkerPool.Event {
    while true {
      for (worker, event) in try pool.wait(milliseconds: 50) where worker == 0 {
        switch event {
        case .interim(let bytes): interim(bytes)
        case .answer: return event
        case .death(let end, let traces): return .death(watch.judge(end, of: 0), traces)
        }
      }
      if watch.isHanging(0, runsStarted: pool.runsStarted(by: 0)) { pool.kill(0) }
    }
  }
}
