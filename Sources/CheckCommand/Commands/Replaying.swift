import Checking
import Reporting
import RoutingSpecs
import Workers

extension RouteCheckCommand {
  /// `routecheck replay`: shows one run again, step by step.
  func replay(_ arguments: ParsedArguments) throws -> ExitCode {
    let text = arguments.positional[0]
    let token: ReplayToken
    do {
      token = try ReplayToken(parsing: text)
    } catch {
      throw CommandError.badToken(text, reason: "\(error)")
    }
    if case .steps(let steps) = token.payload, arguments.value("--app") == nil,
      let app = lookup.launched(token.app)
    {
      return try replay(steps, token, of: app, arguments)
    }
    let alone = try app(of: token, file: arguments.value("--app"))
      .bounded(byLarge: arguments.value("--bound"), small: nil).set(arguments.all("--setting"))
    let app = alone.having([token.route])
    guard let route = app.route(named: token.route) else {
      throw CommandError.unknownRoute(token.route, app: app.name, known: alone.routes.map(\.name))
    }
    let property = try RouteProperty.named([token.property])[0]
    // The run may be one that traps.
    let workers =
      try arguments.jobs(default: surroundings.standardJobs) == 0
      ? nil
      : try CommandError.wrapping {
        try WorkerCheck(
          [route], of: app, plan: RouteCheck.Plan(), workers: 1, runTime: arguments.hangBudget())
      }
    let run = try ReplayedRun(token, of: property, route: route, app: app, workers: workers)
    let options = lookup.replayOptions(app: arguments.value("--app"), bound: arguments.value("--bound"))
    show(run, lookup.frame(seed: Seed(0), replayOptions: options, of: app), arguments)
    return run.isViolated ? .violation : .success
  }

  /// The app that a token is of: a built-in one, or the one in the file.
  private func app(of token: ReplayToken, file: String?) throws -> RoutedApp {
    guard let file else {
      guard let app = try lookup.builtIn(token.app) else {
        throw CommandError.tokenNeedsAppFile(app: token.app, known: lookup.names)
      }
      return app
    }
    let app = try lookup.app(file)
    guard app.name == token.app else {
      throw CommandError.foreignToken(app: token.app, fileApp: app.name, path: file)
    }
    return app
  }

  private func show(_ run: ReplayedRun, _ frame: ReportAssembly.Frame, _ arguments: ParsedArguments) {
    let violation = run.violation(in: frame)
    if arguments.has("--json") {
      surroundings.write(JSONText.document(violation))
      return
    }
    var options = textOptions(arguments)
    options.showsStacks = true
    surroundings.write(
      TextRenderer(options: options).render(violation, space: DecimalCount(run.app.space.count)))
    let ending = run.isViolated ? "is violated" : "holds"
    surroundings.write("\(run.property.rawValue) \(ending) from this stack.\n")
  }
}

/// The run that a token names, performed again.
@MainActor
private struct ReplayedRun {
  let app: RoutedApp
  let route: Route
  let token: ReplayToken
  let property: RouteProperty
  let explanation: RouteExplanation

  init(
    _ token: ReplayToken, of property: RouteProperty, route: Route, app: RoutedApp, workers: WorkerCheck?
  ) throws {
    self.app = app
    self.route = route
    self.token = token
    self.property = property
    do {
      switch token.payload {
      case .rank(let rank):
        let state = try app.space.state(at: rank)
        explanation = try CommandError.wrapping {
          try workers?.explain(state, route: 0) ?? RouteExecution(route, of: app).explain(state)
        }
      case .choices(let choices):
        let (told, mismatch) = try CommandError.wrapping {
          try workers?.explain(drawing: choices, route: 0)
            ?? RouteExecution(route, of: app).explain(drawing: choices)
        }
        // Choices that do not fit would show another run than the one that is meant.
        if let mismatch {
          throw CommandError.badToken(
            "\(token)", reason: "the choices do not fit this app and bound: \(mismatch)")
        }
        explanation = told
      case .steps:
        throw CommandError.badToken(
          "\(token)", reason: "it is a journey from launch, and `\(app.name)` performs routes from stacks")
      }
    } catch let error as StackSpaceError {
      throw CommandError.badToken("\(token)", reason: "\(error)".withoutStop)
    }
  }

  /// Whether the property is violated in this run.
  var isViolated: Bool { explanation.judgement.violated.contains(property) }

  /// The run in the form in which violations are shown; a run in which the property holds stands for no failure.
  func violation(in frame: ReportAssembly.Frame) -> Report.Violation {
    var violation = ReportAssembly(app: app, frame: frame)
      .violation(of: route, property, explanation, token: token)
    if !isViolated { violation.groupCount = 0 }
    return violation
  }
}
