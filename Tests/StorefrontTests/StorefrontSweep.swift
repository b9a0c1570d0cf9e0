import Checking
import Storefront

@testable import RoutingSpecs

/// One route of the shop, run from every stack of a few small spaces.
@MainActor
struct StorefrontSweep {
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

  /// Small spaces of different shapes: together what a route can meet, one or two of each kind.
  static let bounds: [StackSpace.Bounds] = [
    .init(tabs: 1, depth: 1, modals: 1, splits: false),
    .init(tabs: 2, depth: 1, modals: 0, splits: true),
    .init(tabs: 1, depth: 2, modals: 0, splits: false),
    .init(tabs: 0, depth: 2, modals: 1, splits: false, modalKinds: .screen),
    .init(tabs: 0, depth: 0, modals: 2, splits: false),
    .init(
      tabs: 2, depth: 0, modals: 1, splits: false, rootKinds: .tabs, modalKinds: .screen, tabKinds: .screen),
  ]

  /// How many stacks these spaces have, counted by hand: 28 + 28², 616, 126, 63 + 63 · 7, 7 + 7² + 7³, 105 + 105 · 7.
  static let stateCount = 812 + 616 + 126 + 504 + 399 + 840

  private static var known: [String: StorefrontSweep] = [:]

  /// The sweep of a route of the shop, made once in a process.
  static func of(_ name: String) throws -> StorefrontSweep {
    if let sweep = known[name] { return sweep }
    let app = try Storefront.app()
    guard let route = app.route(named: name) else { throw UnknownRoute(name: name) }
    let sweep = try StorefrontSweep(route, of: app)
    known[name] = sweep
    return sweep
  }

  struct UnknownRoute: Error {
    let name: String
  }

  init(_ route: Route, of app: RoutedApp) throws {
    self.route = route
    let execution = RouteExecution(route, of: app)
    var runs: [Run] = []
    for bounds in Self.bounds {
      for state in try StackSpace(catalogue: app.catalogue, bounds: bounds).states {
        let judgement = execution.run(from: state)
        runs.append(
          Run(
            state: state, judgement: judgement, expectedError: execution.expectedError,
            error: execution.first.error))
      }
    }
    self.runs = runs
  }

  /// The stacks that violate a property.
  func violating(_ property: RouteProperty) -> [StackState] {
    runs.filter { $0.judgement.violated.contains(property) }.map(\.state)
  }

  /// The smallest stack that violates a property, on one line.
  func minimal(_ property: RouteProperty) throws -> String? {
    let space = try Storefront.app().space
    let sized = try violating(property).map { (size: try space.size(of: $0), state: $0) }
    return sized.min { $0.size < $1.size }
      .map { StackNotation(catalogue: space.catalogue).text(for: $0.state) }
  }
}
