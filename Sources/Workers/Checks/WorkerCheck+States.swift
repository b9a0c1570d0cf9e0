public import Checking
public import RoutingSpecs

extension WorkerCheck {
  /// Judges a route from one stack, in a worker: what is violated, and how the failure of the property is signed.
  func judge(
    _ state: StackState, _ property: RouteProperty, route: Int
  ) throws(WorkerError) -> (violated: RouteProperties, signature: FailureSignature) {
    switch try ask(.judge(state, property), route: route) {
    case .answer(let bytes):
      let answer = Wire.value(JudgementAnswer.self, from: bytes)
      return (answer.violated, answer.signature)
    case .end(let end):
      return (RouteProperties(end.property), FailureSignature(end))
    }
  }

  /// Performs a route from a stack once more, in a worker, and tells every step.
  ///
  /// - Parameters:
  ///   - state: The stack.
  ///   - route: The route's index among those of the check.
  /// - Returns: The run step by step; of a run that ended its process, everything until then and how it ended.
  /// - Throws: `WorkerError` where the system makes no more processes, or where everything is to end at once.
  public func explain(_ state: StackState, route: Int) throws(WorkerError) -> RouteExplanation {
    let (answer, ended) = try askForSteps(.explain(state), route: route)
    return answer.map { Wire.value(RouteExplanation.self, from: $0) } ?? ended(state)
  }

  /// Performs a run that choices draw once more, in a worker, and tells every step.
  ///
  /// - Parameters:
  ///   - choices: The choices; beyond their end every answer is 0.
  ///   - route: The route's index among those of the check.
  /// - Returns: The run step by step, and how it does not fit the choices, if so; of a run that ended its process,
  ///   everything until then and how it ended.
  /// - Throws: `WorkerError` where the system makes no more processes, or where everything is to end at once.
  public func explain(
    drawing choices: ChoiceSequence, route: Int
  ) throws(WorkerError) -> (explanation: RouteExplanation, mismatch: ReplayMismatch?) {
    let (answer, ended) = try askForSteps(.explainDrawing(choices), route: route)
    guard let answer else {
      var source = ReplaySource(choices)
      return (ended(app.space.drawUniformly(from: &source)), nil)
    }
    let drawn = Wire.value(DrawnExplanation.self, from: answer)
    return (drawn.explanation, drawn.mismatch)
  }

  /// Asks for a run step by step: the answer, or what is known of the run from a stack that ended its process.
  private func askForSteps(
    _ work: CheckRequest.Work, route: Int
  ) throws(WorkerError) -> (answer: [UInt8]?, ended: (StackState) -> RouteExplanation) {
    var told: [UInt8]?
    switch try ask(work, route: route, interim: { told = $0 }) {
    case .answer(let bytes): return (bytes, { RouteExplanation(nothingKnownOf: $0) })
    case .end(let end):
      let last = told.map { Wire.value(RouteExplanation.self, from: $0) }
      return (nil, { state in (last ?? RouteExplanation(nothingKnownOf: state)).ended(by: end) })
    }
  }

  /// Finds out, in a worker, what the stacks of groups have in common.
  ///
  /// - Parameters:
  ///   - groups: The groups of violations.
  ///   - route: The route's index among those of the check.
  ///   - shouldStop: Is asked some times a second whether the time is up, and why.
  /// - Returns: The studies; none where a run ended its process, or where the time was up.
  /// - Throws: `WorkerError` where the system makes no more processes, or where everything is to end at once.
  public func studies(
    of groups: [ViolationGroup], route: Int, shouldStop: @escaping () -> StopReason? = { nil }
  ) throws(WorkerError) -> [FailureStudy] {
    overtime = Overtime(shouldStop)
    defer { overtime = Overtime() }
    do throws(WorkerError) {
      guard case .answer(let bytes) = try ask(.study(groups), route: route) else {
        return []
      }
      return Wire.value([FailureStudy].self, from: bytes)
    } catch {
      guard error == .interrupted, overtime.reason != nil else { throw error }
      return []
    }
  }

  /// Tries, in a worker, what else can be done from stacks.
  ///
  /// - Parameter states: The stacks.
  /// - Returns: For each stack what can be done; nothing where a run ended its process.
  /// - Throws: `WorkerError` where the system makes no more processes, or where everything is to end at once.
  public func forks(from states: [StackState]) throws(WorkerError) -> [[StackFork]] {
    switch try ask(.fork(states), route: 0) {
    case .answer(let bytes): Wire.value([[StackFork]].self, from: bytes)
    case .end: []
    }
  }

  /// Asks the first worker, and once more if it is killed from outside or stopped.
  func ask(
    _ work: CheckRequest.Work, route: Int, interim: ([UInt8]) -> Void = { _ in }
  ) throws(WorkerError) -> WorkerReply {
    try ask(
      Wire.bytes(CheckRequest(work: work, route: route)),
      endOfRun: { endOfRun(of: route, by: $0, isAgain: $1) }, interim: interim)
  }
}
