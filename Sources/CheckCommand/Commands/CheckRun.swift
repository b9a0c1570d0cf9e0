import Checking
import Reporting
import RoutingSpecs

extension RouteCheckCommand {
  /// `routecheck check`: checks the routes of an app and shows the report.
  func check(_ arguments: ParsedArguments) throws -> ExitCode {
    let app = try AppLookup(surroundings: surroundings).app(arguments.positional[0])
      .bounded(large: arguments.value("--bound"), small: arguments.value("--exhaust"))
    guard app.exhaustiveSpace.count <= Self.mostExhaustedStates else {
      throw CommandError.badBound(
        "The small bound has \(app.exhaustiveSpace.count.shortForm) states, each of which is run; at most "
          + "\(Self.mostExhaustedStates.grouped) are allowed. Lower it with --exhaust.")
    }
    let routes = try app.routes(named: arguments.all("--route"))
    let properties = try RouteProperty.named(arguments.all("--property"))
    let plan = try plan(arguments, properties)
    let deadline = try arguments.duration("--time").map { surroundings.seconds + $0 }
    let isQuiet = arguments.has("--quiet") || arguments.has("--json")
    if !isQuiet { surroundings.writeError(opening(app, routes)) }
    let line = ProgressLine(surroundings, isQuiet: isQuiet)
    let results = routes.enumerated().map { index, route in
      let label = "\(route.name) (\(index + 1) of \(routes.count))"
      return RouteCheck(route, of: app, plan: plan)
        .run(monitor: monitor(label, plan: plan, app: app, line: line, deadline: deadline))
    }
    line.clear()
    let frame = ReportAssembly.Frame(
      toolVersion: toolVersion, seed: plan.seed, replayOptions: replayOptions(arguments))
    let report = ReportAssembly(app: app, frame: frame, properties: properties, execution: plan.execution)
      .report(of: results)
    try surroundings.replace(LastRun.path, with: JSONRenderer().render(report))
    show(report, arguments)
    return exitCode(of: report)
  }

  /// How many states are run one by one at most: some minutes for each route.
  private static let mostExhaustedStates: Natural = 50_000_000

  private func plan(_ arguments: ParsedArguments, _ properties: [RouteProperty]) throws -> RouteCheck.Plan {
    var plan = RouteCheck.Plan()
    plan.samples = try arguments.number("--samples", in: 0...1_000_000_000, default: plan.samples)
    plan.seed = Seed(UInt64(try arguments.number("--seed", in: 0...Int.max, default: 1)))
    plan.execution.properties = properties.reduce(into: RouteProperties()) {
      $0.formUnion(RouteProperties($1))
    }
    return plan
  }

  private func opening(_ app: RoutedApp, _ routes: [Route]) -> String {
    "\(app.name): \(routes.count) routes, every stack of \(app.exhaustiveSpace.bounds.words)"
      + " (\(app.exhaustiveSpace.count.grouped) states), a sample of \(app.space.bounds.words)"
      + " (\(app.space.count.shortForm) states)\n"
  }

  private func monitor(
    _ label: String, plan: RouteCheck.Plan, app: RoutedApp, line: ProgressLine, deadline: Double?
  ) -> RouteCheck.Monitor {
    RouteCheck.Monitor(
      progress: { phase, done in
        let total = phase == .exhausting ? app.exhaustiveSpace.count.grouped : "\(plan.samples)"
        line.show("\(label) · \(phase.rawValue)", done: done, of: total)
      },
      shouldStop: { [surroundings] in
        if surroundings.isInterrupted { return .cancelled }
        if let deadline, surroundings.seconds >= deadline { return .time }
        return nil
      })
  }

  private func show(_ report: Report, _ arguments: ParsedArguments) {
    if arguments.has("--json") {
      surroundings.write(JSONRenderer().render(report))
      return
    }
    surroundings.write(TextRenderer(options: textOptions(arguments)).render(report))
  }

  /// How text is shown, as options and terminal say.
  func textOptions(_ arguments: ParsedArguments) -> TextRenderer.Options {
    TextRenderer.Options(
      usesColor: surroundings.showsColor && !arguments.has("--no-color"),
      width: min(surroundings.width, 120), isASCII: arguments.has("--ascii"),
      listsCells: arguments.has("--cells"))
  }

  /// What the command line that replays a run needs besides the token.
  private func replayOptions(_ arguments: ParsedArguments) -> String {
    let app = arguments.positional[0]
    let file = AppLookup.names.contains(app) ? "" : " --app \(app)"
    return file + (arguments.value("--bound").map { " --bound \($0)" } ?? "")
  }

  private func exitCode(of report: Report) -> ExitCode {
    let summary = report.summary
    if summary.violated > 0 { return .violation }
    return summary.inconclusive > 0 ? .inconclusive : .success
  }
}

/// Where the last run is kept, for `routecheck report`.
enum LastRun {
  static let path = ".routecheck/last-run.json"
}
