import Checking
import Foundation
import Reporting
import RoutingSpecs

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
    let app = try AppLookup(surroundings: surroundings).app(arguments.value("--app") ?? token.app)
      .bounded(large: arguments.value("--bound"), small: nil)
    guard let route = app.route(named: token.route) else {
      throw CommandError.unknownRoute(token.route, app: app.name, known: app.routes.map(\.name))
    }
    let property = try RouteProperty.named([token.property])[0]
    let run = try ReplayedRun(token, text: text, route: route, app: app)
    show(run, about: property, arguments)
    return run.explanation.judgement.violated.contains(property) ? .violation : .success
  }

  private func show(_ run: ReplayedRun, about property: RouteProperty, _ arguments: ParsedArguments) {
    let violation = run.violation(about: property)
    if arguments.has("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      if let data = try? encoder.encode(violation) {
        surroundings.write(String(decoding: data, as: UTF8.self) + "\n")
      }
      return
    }
    var options = textOptions(arguments)
    options.showsStacks = true
    surroundings.write(
      TextRenderer(options: options).render(violation, space: DecimalCount(run.app.space.count)))
    let isViolated = run.explanation.judgement.violated.contains(property)
    surroundings.write("\(property.rawValue) \(isViolated ? "is violated" : "holds") from this stack.\n")
  }
}

/// The run that a token names, performed again.
@MainActor
struct ReplayedRun {
  let app: RoutedApp
  let route: Route
  let token: ReplayToken
  let explanation: RouteExplanation

  init(_ token: ReplayToken, text: String, route: Route, app: RoutedApp) throws {
    self.app = app
    self.route = route
    self.token = token
    let execution = RouteExecution(route, of: app)
    switch token.payload {
    case .rank(let rank):
      do {
        explanation = execution.explain(try app.space.state(at: rank))
      } catch {
        throw CommandError.badToken(text, reason: "\(error)")
      }
    case .choices(let choices):
      explanation = execution.explain(drawing: choices)
    }
  }

  /// The run in the form in which violations are shown.
  func violation(about property: RouteProperty) -> Report.Violation {
    let assembly = ReportAssembly(
      app: app, frame: ReportAssembly.Frame(toolVersion: toolVersion, seed: Seed(0)))
    return assembly.violation(of: route, property, explanation, token: token)
  }
}
