import Checking
import Reporting
import RoutingSpecs
import Workers

extension RouteCheckCommand {
  /// `routecheck grow`: covers one bound after the other until the time is up.
  func grow(_ arguments: ParsedArguments) throws -> ExitCode {
    let app = try lookup.app(arguments.positional[0])
    var growth = Growth(
      app: app, routes: try app.routes(named: arguments.all("--route")),
      properties: try RouteProperty.named(arguments.all("--property")),
      replayOptions: lookup.replayOptions(app: arguments.positional[0], bound: nil),
      jobs: try arguments.jobs(default: surroundings.standardJobs), hangBudget: try arguments.hangBudget(),
      surroundings: surroundings)
    let duration = try arguments.duration("--time") ?? 60
    let line = ProgressLine(surroundings, isQuiet: arguments.has("--quiet") || arguments.has("--json"))
    try growth.run(until: surroundings.seconds + duration, line)
    let document = growth.document
    surroundings.write(arguments.has("--json") ? JSONText.document(document) : growth.text(of: document))
    if document.bounds.contains(where: { !$0.newFailures.isEmpty }) { return .violation }
    let isWhole = document.bounds.contains { $0.stopReason == nil } && document.notCovered.isEmpty
    return isWhole ? .success : .inconclusive
  }
}

/// The bounds of an app, one after the other.
@MainActor
private struct Growth {
  let app: RoutedApp
  let routes: [Route]
  let replayOptions: String
  private let jobs: Int
  private let hangBudget: Duration
  private let surroundings: any Surroundings
  private let plan: RouteCheck.Plan
  private var check: GrowingCheck
  private var notCovered: [String] = []

  init(
    app: RoutedApp, routes: [Route], properties: [RouteProperty], replayOptions: String, jobs: Int,
    hangBudget: Duration, surroundings: any Surroundings
  ) {
    self.app = app
    self.routes = routes
    self.replayOptions = replayOptions
    self.jobs = jobs
    self.hangBudget = hangBudget
    self.surroundings = surroundings
    var plan = RouteCheck.Plan()
    (plan.exhausts, plan.covers, plan.samples) = (false, true, 0)
    plan.execution.properties = properties.reduce(into: RouteProperties()) {
      $0.formUnion(RouteProperties($1))
    }
    self.plan = plan
    check = GrowingCheck(app, mostStates: RoutedApp.mostStates)
  }

  mutating func run(until deadline: Double, _ line: ProgressLine) throws {
    let surroundings = surroundings
    let shouldStop = { () -> StopReason? in
      if surroundings.isInterrupted { return .cancelled }
      return surroundings.seconds >= deadline ? .time : nil
    }
    while check.steps.last.map({ $0.reason == nil }) ?? true, let larger = check.next() {
      let show = { (label: String, done: Int) in
        line.show(ProgressLine.Work(done: done, deadline: deadline)) {
          "\(larger.space.bounds.words) · \(label) · \(done.counting("region"))"
        }
      }
      let results =
        jobs == 0
        ? coverHere(larger, show, shouldStop) : try coverInWorkers(larger, show, shouldStop)
      check.note(results, of: larger)
      notCovered = GrowingCheck.uncovered(in: results)
    }
    line.clear()
  }

  private func coverHere(
    _ larger: RoutedApp, _ show: @escaping (String, Int) -> Void, _ shouldStop: @escaping () -> StopReason?
  ) -> [RouteResult] {
    routes.map { route in
      let monitor = RouteCheck.Monitor(progress: { show(route.name, $1) }, shouldStop: shouldStop)
      return RouteCheck(route, of: larger, plan: plan).run(monitor: monitor)
    }
  }

  /// A route that traps or hangs at a bound is a failure of that bound.
  private func coverInWorkers(
    _ larger: RoutedApp, _ show: @escaping (String, Int) -> Void, _ shouldStop: @escaping () -> StopReason?
  ) throws -> [RouteResult] {
    try CommandError.wrapping {
      let workers = try WorkerCheck(routes, of: larger, plan: plan, workers: jobs, runTime: hangBudget)
      let label = routes.count.counting("route")
      let monitor = WorkerCheck.Monitor(progress: { show(label, $0.runs) }, shouldStop: shouldStop)
      return try workers.run(monitor: monitor)
    }
  }

  var document: GrowthDocument {
    let notation = StackNotation(catalogue: app.catalogue)
    return GrowthDocument(
      app: app.name,
      bounds: check.steps.map { step in
        GrowthDocument.Bound(
          tabs: step.bounds.tabs, depth: step.bounds.depth, modals: step.bounds.modals,
          splits: step.bounds.splits, states: "\(step.states)", regions: step.regions,
          stopReason: step.reason.map { "\($0)" },
          newFailures: step.newFailures.map { failure in
            let token = ReplayToken(
              app: app.name, route: failure.route, property: failure.property.rawValue,
              payload: .rank(failure.rank))
            return GrowthDocument.Failure(
              route: failure.route, property: failure.property.rawValue, manner: failure.manner.words,
              stack: notation.text(for: failure.witness),
              replay: "routecheck replay \(token)\(replayOptions) --bound \(step.bounds.text)")
          })
      }, notCovered: notCovered)
  }

  func text(of document: GrowthDocument) -> String {
    var text = "tabs  depth  modals          states     regions  new kinds of failure\n"
    for (step, bound) in zip(check.steps, document.bounds) {
      let columns = [
        (4, "\(bound.tabs)"), (7, "\(bound.depth)"), (8, "\(bound.modals)"), (16, step.states.shortForm),
        (12, bound.regions.grouped),
      ].map { TextWidth.padLeading($1, to: $0) }
      let ending = bound.stopReason.map { " so far; \($0)" } ?? ""
      text += columns.joined() + "  \(bound.newFailures.count)\(ending)\n"
    }
    text += "\n" + conclusion + "\n"
    for failure in document.bounds.flatMap(\.newFailures) {
      text += """

        \(failure.route) violates \(failure.property): \(failure.manner)
          from   \(failure.stack)
          replay \(failure.replay)

        """
    }
    return text
  }

  private var conclusion: String {
    let whole = check.steps.last { $0.reason == nil }
    let exhausted =
      whole.map { "Every stack of up to \($0.bounds.words) was covered, region by region." }
      ?? "No bound was covered."
    return notCovered.isEmpty
      ? exhausted : exhausted + " These routes cannot be covered: \(notCovered.joined(separator: ", "))."
  }
}

/// What the bounds have shown, for programs.
private struct GrowthDocument: Codable {
  struct Bound: Codable {
    var tabs: Int
    var depth: Int
    var modals: Int
    var splits: Bool
    var states: String
    var regions: Int
    var stopReason: String?
    var newFailures: [Failure]
  }

  struct Failure: Codable {
    var route: String
    var property: String
    var manner: String
    var stack: String
    var replay: String
  }

  var app: String
  var bounds: [Bound]
  var notCovered: [String]
}
