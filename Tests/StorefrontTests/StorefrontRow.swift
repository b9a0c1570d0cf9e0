import RoutingSpecs
import Testing

/// One cell of the shop's table: a route and a property.
struct StorefrontRow: Sendable, CustomTestStringConvertible {
  let route: String
  let property: RouteProperty

  var testDescription: String { "\(route) \(property.rawValue)" }

  /// The routes that can decline, by the errors that they may decline with, in the order of their expectations.
  static let refusals: [(route: String, errors: [String])] = [
    ("product", []),
    ("home-from-root", ["cannotBeDismissed"]),
    ("home-from-current", ["cannotBeDismissed"]),
    ("account-in-navigation", ["notFound", "cannotBeDismissed"]),
    ("account-or-new", ["cannotBeDismissed"]),
    ("tabs", ["cannotBeDismissed"]),
    ("login-custom-transition", []),
    ("account-anywhere", ["cannotBeDismissed"]),
    ("login", ["cannotBeDismissed"]),
    ("forgot-password", ["containerNotFound", "cannotBeDismissed"]),
    ("login-from-root", ["cannotBeDismissed"]),
    ("forgot-password-from-root", ["containerNotFound", "cannotBeDismissed"]),
    ("bag-visible", []),
    ("bag-always-new", []),
    ("bag-modal", ["cannotBeDismissed"]),
  ]

  static let all = refusals.flatMap { row in
    RouteProperty.standardCases.map { StorefrontRow(route: row.route, property: $0) }
  }

  /// The two cells that are violated, which is what they are there for.
  var isKnownFlaw: Bool {
    switch (route, property) {
    case ("home-from-current", .reachesTarget), ("bag-always-new", .isIdempotent): true
    default: false
    }
  }

  /// Whether nothing that the route does can put the property to the test.
  var isNeverExercised: Bool {
    let canDecline = Self.refusals.contains { $0.route == route && !$0.errors.isEmpty }
    return switch property {
    case .declinesCleanly: !canDecline
    // The shop's screens show no contexts.
    case .deliversContext: true
    // A route that never declines only adds to the stack, and lets go of nothing.
    case .releasesControllers: !canDecline
    case .keepsContainerPromises: !route.hasPrefix("forgot-password")
    // Its expectation says that the bag which is always made anew piles up; its finder never finds anything.
    case .findsWhatIsThere, .staysBounded, .searchesLawfully: route == "bag-always-new"
    default: false
    }
  }
}
