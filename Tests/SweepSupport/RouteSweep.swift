public import RoutingSpecs

/// A route, run from many stacks one by one.
@MainActor
public struct RouteSweep {
  /// What the run from one stack showed.
  public struct Run {
    /// The stack.
    public let state: StackState
    /// What was violated, and what was put to the test.
    public let judgement: RouteExecution.Judgement
    /// The error that was expected.
    public let expectedError: String?
    /// The error that came.
    public let error: String?
  }

  /// The route.
  public let route: Route

  /// One run for each stack, in their order.
  public let runs: [Run]

  private let space: StackSpace

  /// Runs a route.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - app: The app that has it.
  ///   - states: The stacks to run it from.
  public init(_ route: Route, of app: RoutedApp, from states: [StackState]) {
    self.route = route
    space = app.space
    let execution = RouteExecution(route, of: app)
    runs = states.map { state in
      let judgement = execution.run(from: state)
      let signature = execution.signature(of: .reachesTarget)
      return Run(
        state: state, judgement: judgement, expectedError: signature.expectedError, error: signature.error)
    }
  }

  private static var made: [String: RouteSweep] = [:]

  /// The sweep of a route, made once in a process.
  ///
  /// - Parameters:
  ///   - name: The name of a route.
  ///   - app: The app; its name stands for it.
  ///   - states: The stacks to run the route from, the same at each call.
  /// - Returns: The sweep.
  /// - Throws: `UnknownRoute` where the app does not have the route, and what `states` throws.
  public static func known(
    _ name: String, of app: RoutedApp, from states: () throws -> [StackState]
  ) throws -> RouteSweep {
    let key = "\(app.name)/\(name)"
    if let sweep = made[key] { return sweep }
    guard let route = app.route(named: name) else { throw UnknownRoute(name: name) }
    let sweep = RouteSweep(route, of: app, from: try states())
    made[key] = sweep
    return sweep
  }

  /// The app has no route of this name.
  public struct UnknownRoute: Error {
    /// The name.
    public let name: String
  }

  /// The stacks that violate a property.
  ///
  /// - Parameter property: The property.
  /// - Returns: The stacks, in the order of the runs.
  public func violating(_ property: RouteProperty) -> [StackState] {
    runs.filter { $0.judgement.violated.contains(property) }.map(\.state)
  }

  /// The smallest stack that violates a property.
  ///
  /// - Parameter property: The property.
  /// - Returns: The stack on one line, or `nil` where none does.
  /// - Throws: `StackSpaceError` where a stack is none of the app's space.
  public func minimal(_ property: RouteProperty) throws -> String? {
    let sized = try violating(property).map { (size: try space.size(of: $0), state: $0) }
    return sized.min { $0.size < $1.size }
      .map { StackNotation(catalogue: space.catalogue).text(for: $0.state) }
  }
}
