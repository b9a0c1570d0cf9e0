import RoutingSpecs

/// What running every stack of a bound by itself says, each in a world of its own.
///
/// It shares nothing with the check but the run of one stack.
@MainActor
struct BruteForce {
  /// How many stacks violate a property, by how they end.
  private(set) var counts: [RouteProperty: [FailureSignature: Int]] = [:]

  /// The first stack that violates a property.
  private(set) var witnesses: [RouteProperty: StackState] = [:]

  /// How many stacks there are.
  private(set) var stacks = 0

  /// Runs every stack.
  ///
  /// - Parameters:
  ///   - attack: The attacked app.
  ///   - bounds: How large the stacks become.
  /// - Throws: What is wrong with the app's description.
  init(_ attack: Attack, at bounds: StackSpace.Bounds) throws {
    let app = try attack.app(bounds)
    for state in app.space.states {
      stacks += 1
      let execution = Self.fresh(attack, app)
      let judgement = execution.run(from: state)
      for property in RouteProperty.allCases where judgement.violated.contains(property) {
        counts[property, default: [:]][execution.signature(of: property), default: 0] += 1
        if witnesses[property] == nil { witnesses[property] = state }
      }
    }
    AppServices.startOver()
  }

  /// Whether a stack violates a property when it is run by itself by an app that was just started.
  static func violates(
    _ property: RouteProperty, _ state: StackState, _ attack: Attack, at bounds: StackSpace.Bounds
  ) throws -> Bool {
    let app = try attack.app(bounds, hasIdleScreens: true)
    defer { AppServices.startOver() }
    return fresh(attack, app).run(from: state).violated.contains(property)
  }

  private static func fresh(_ attack: Attack, _ app: RoutedApp) -> RouteExecution {
    AppServices.startOver()
    return RouteExecution(app.routes[0], of: app)
  }
}
