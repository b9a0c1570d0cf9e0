import Checking
import Emporium

@testable import RoutingSpecs

/// One route of the store, run from every stack of a few small spaces.
@MainActor
struct EmporiumSweep {
  /// What the run from one stack showed.
  struct Run {
    let state: StackState
    let judgement: RouteExecution.Judgement
    /// The error that was expected, and the one that came.
    let expectedError: String?
    let error: String?
  }

  let route: Route
  let runs: [Run]

  private static var known: [String: EmporiumSweep] = [:]

  /// The sweep of a route of the store, made once in a process.
  static func of(_ name: String) throws -> EmporiumSweep {
    if let sweep = known[name] { return sweep }
    let app = try Emporium.app()
    guard let route = app.route(named: name) else { throw UnknownRoute(name: name) }
    let sweep = try EmporiumSweep(route, of: app)
    known[name] = sweep
    return sweep
  }

  struct UnknownRoute: Error {
    let name: String
  }

  init(_ route: Route, of app: RoutedApp) throws {
    self.route = route
    let execution = RouteExecution(route, of: app)
    runs = try EmporiumStates.all(of: app).map { state in
      let judgement = execution.run(from: state)
      return Run(
        state: state, judgement: judgement, expectedError: execution.expectedError,
        error: execution.first.error)
    }
  }
}
