import Checking
import RoutingSpecs

/// What a worker does with requests about routes.
@MainActor
final class CheckService {
  private let app: RoutedApp
  private let routes: [Route]
  private let plan: RouteCheck.Plan
  private let draws: FuzzDraws
  private var memory = FuzzMemory()
  private var execution: RouteExecution?
  private var sweep: SettingSweep?
  private var routeOfExecution = -1

  init(routes: [Route], of app: RoutedApp, plan: RouteCheck.Plan) {
    self.app = app
    self.routes = routes
    self.plan = plan
    draws = FuzzDraws(app)
  }

  func answer(_ bytes: [UInt8], _ port: WorkerPort) -> [UInt8] {
    let request = Wire.value(CheckRequest.self, from: bytes)
    if let answer = answerAlone(request, port) { return answer }
    let execution = execution(for: request.route)
    switch request.work {
    case .cover, .study, .fork, .sweep: preconditionFailure("answered above, with executions of their own")
    case .part(let part, let limit):
      let check = RouteCheck(routes[request.route], of: app, plan: plan)
      let journal = RunJournal(on: port.board) { port.sendInterim(Wire.bytes($0)) }
      return Wire.bytes(check.run(part, limit: limit, on: execution, journal: journal))
    case .judge(let state, let property):
      port.board.startRun()
      let judgement = execution.run(from: state)
      return Wire.bytes(
        JudgementAnswer(violated: judgement.violated, signature: execution.signature(of: property)))
    case .repeating(let state):
      return Wire.bytes(execution.repetition(of: state) { _ in port.board.startRun() })
    case .record(let state, let isAfterOne):
      port.board.startRun()
      return Wire.bytes(execution.record(of: state, afterPerformingOnce: isAfterOne))
    case .explain(let state):
      port.board.startRun()
      return Wire.bytes(execution.explain(state) { port.sendInterim(Wire.bytes($0)) })
    case .explainDrawing(let choices):
      port.board.startRun()
      let (explanation, mismatch) = execution.explain(drawing: choices) { port.sendInterim(Wire.bytes($0)) }
      return Wire.bytes(DrawnExplanation(explanation: explanation, mismatch: mismatch))
    case .fuzz(let block):
      port.board.rest()
      let target = StackFuzzing(execution, draws: draws, seed: block.seed)
      block.run(on: target, memory: &memory, board: port.board) { port.tell($0) }
      return []
    }
  }

  /// Answers what takes executions of its own, one after the other.
  private func answerAlone(_ request: CheckRequest, _ port: WorkerPort) -> [UInt8]? {
    // A simulation belongs to the execution that was made last.
    switch request.work {
    case .cover(let careful):
      execution = nil
      return cover(routes[request.route], careful: careful, port)
    case .study(let groups):
      execution = nil
      let study = RouteStudy(RouteCheck(routes[request.route], of: app, plan: plan))
      return Wire.bytes(study.studies(of: groups) { _ in port.board.startRun() })
    case .fork(let states):
      execution = nil
      let forks = StackForks(of: app, options: plan.execution)
      return Wire.bytes(states.map { forks.forks(from: $0) { port.board.startRun() } })
    case .sweep(let work):
      execution = nil
      port.board.rest()
      let sweep = sweep ?? SettingSweep(of: app, plan: plan)
      self.sweep = sweep
      let watch = SettingSweep.Watch(
        start: port.board.startRun, tell: { port.sendInterim(Wire.bytes($0)) },
        shouldStop: { port.board.isToStop ? .cancelled : nil })
      return Wire.bytes(sweep.run(work, of: routes[request.route], watch: watch))
    default: return nil
    }
  }

  private func cover(_ route: Route, careful: Int?, _ port: WorkerPort) -> [UInt8] {
    let watch = CoverWatch(
      careful: careful, start: port.board.startRun, rest: port.board.rest,
      telling: { port.sendInterim(Wire.bytes($0)) })
    let monitor = RouteCheck.Monitor(shouldStop: { port.board.isToStop ? .cancelled : nil })
    return Wire.bytes(RouteCheck(route, of: app, plan: plan).cover(watch: watch, monitor: monitor))
  }

  /// The execution of a route; only one lives at a time, because it owns the simulation.
  private func execution(for route: Int) -> RouteExecution {
    if let execution, routeOfExecution == route { return execution }
    let made = RouteExecution(routes[route], of: app, options: plan.execution)
    execution = made
    routeOfExecution = route
    return made
  }
}
