import Checking
import Reporting
public import RoutingSpecs
public import Testing

/// Checks a route from every stack of its app, and records an issue for each way in which it fails.
///
/// An issue shows the smallest stack as a tree, what the router did, what you expected and what happened. The HTML
/// report, the replay tokens and ready-made regression tests are attached to the test. Failures stay in
/// `.routecheck/failures` beside the package's manifest, and the next check tries them first.
///
/// The app, traits such as `.samples(_:)`, and the environment say how much is run: see ``RouteTestOptions``.
///
/// - Parameters:
///   - route: The route under test; the app has it.
///   - app: The app.
///   - fileID: Where the check stands.
///   - filePath: Where the check stands; its package keeps the failures.
///   - line: Where the check stands.
///   - column: Where the check stands.
/// - Returns: The verdicts with their counts, for further expectations.
/// - Throws: An error that says what is wrong with a bound or variable, that the app has no such route, or that the
///   failures cannot be written down.
@MainActor
@discardableResult
public func checkRoute(
  _ route: Route, of app: RoutedApp, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) throws -> RouteResult {
  let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let options = try RouteTestOptions.resolved()
  let check = RouteTest(
    route: try app.required(route.name), app: try options.changed(app), options: options, place: place,
    database: options.database(besides: filePath))
  return try check.runAll()
}

/// Checks a route from one stack, and records an issue for each property that it violates.
///
/// - Parameters:
///   - name: The route's name.
///   - app: The app.
///   - notation: The stack on one line, as a counterexample shows it: `Tabs[*Nav[Home, Product], Bag] > Login`.
///   - property: The property to judge, or `nil` for all.
///   - sourceLocation: Where the check stands.
/// - Throws: An error that names the nearest name if the app has no such route, or says what is wrong in the
///   notation.
@MainActor
public func checkRoute(
  _ name: String, of app: RoutedApp, from notation: String, property: RouteProperty? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let options = try RouteTestOptions.resolved()
  let check = RouteTest(
    route: try app.required(name), app: try app.under(options.settings), options: options,
    place: sourceLocation, database: nil)
  let state = try StackNotation(catalogue: app.catalogue).state(from: notation)
  try check.run(from: state, properties: property.map { [$0] } ?? options.properties)
}

/// Performs a run again by its replay token, and records an issue if it still fails.
///
/// - Parameters:
///   - token: The token, such as `storefront/home-from-current/reachesTarget/201265568`.
///   - app: The app that it is of.
///   - sourceLocation: Where the check stands.
/// - Throws: An error that says what is wrong with the token, or that the app has no such route or state.
@MainActor
public func checkRoute(
  replaying token: String, of app: RoutedApp, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let token = try ReplayToken(parsing: token)
  guard token.app == app.name else { throw RouteTestError.foreignToken(app: token.app, given: app.name) }
  guard let property = RouteProperty(rawValue: token.property) else {
    throw RouteTestError.unknownProperty(token.property)
  }
  let options = try RouteTestOptions.resolved()
  let app = try options.changed(app)
  let check = RouteTest(
    route: try app.required(token.route), app: app, options: options, place: sourceLocation, database: nil)
  try check.run(token, property)
}

extension RoutedApp {
  /// The route with a name.
  func required(_ name: String) throws(RouteTestError) -> Route {
    guard let route = route(named: name) else {
      throw .unknownRoute(name, app: self.name, known: routes.map(\.name))
    }
    return route
  }
}
