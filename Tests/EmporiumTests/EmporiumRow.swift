import RoutingSpecs
import Testing

/// A route of the store and the errors that it may decline with, in the order of its expectation.
struct EmporiumRow: Sendable, CustomTestStringConvertible {
  let route: String
  let errors: [String]

  var testDescription: String { route }

  private init(_ route: String, _ errors: String...) {
    self.route = route
    self.errors = errors
  }

  private static let dismissal = "cannotBeDismissed"
  private static let noContainer = "containerNotFound"

  static let all = [
    EmporiumRow("store", dismissal),
    EmporiumRow("home", dismissal),
    EmporiumRow("search", dismissal),
    EmporiumRow("search-results", dismissal),
    EmporiumRow("category", dismissal),
    EmporiumRow("product", dismissal),
    EmporiumRow("product-in-category", dismissal),
    EmporiumRow("product-in-stock", dismissal),
    EmporiumRow("product-sold-out", "interceptorFailed"),
    EmporiumRow("reviews", dismissal),
    EmporiumRow("gallery", dismissal),
    EmporiumRow("lookbook", dismissal),
    EmporiumRow("look", dismissal),
    EmporiumRow("advice", dismissal),
    EmporiumRow("wish-list", dismissal),
    EmporiumRow("wish-list-signed-in", dismissal),
    EmporiumRow("wish-list-cancelled", "interceptorFailed"),
    EmporiumRow("bag", dismissal),
    EmporiumRow("bag-modal", dismissal),
    EmporiumRow("checkout", noContainer, dismissal),
    EmporiumRow("payment", noContainer, dismissal),
    EmporiumRow("confirmation"),
    EmporiumRow("orders", dismissal),
    EmporiumRow("order", dismissal),
    EmporiumRow("order-private", dismissal),
    EmporiumRow("invoice", noContainer, dismissal),
    EmporiumRow("ordered-product", dismissal),
    EmporiumRow("account", "notFound", dismissal),
    EmporiumRow("profile", "notFound", dismissal),
    EmporiumRow("profile-editor", dismissal),
    EmporiumRow("settings", dismissal),
    EmporiumRow("notifications", "initialControllerNotFound", dismissal),
    EmporiumRow("help", dismissal),
    EmporiumRow("chat"),
    EmporiumRow("login", dismissal),
    EmporiumRow("guest-store", dismissal),
    EmporiumRow("register", dismissal),
    EmporiumRow("forgot-password", dismissal),
    EmporiumRow("welcome", dismissal),
    EmporiumRow("interests", noContainer, dismissal),
    EmporiumRow("preferences", noContainer, dismissal),
    EmporiumRow("permissions", noContainer, dismissal),
    EmporiumRow("stores", dismissal),
    EmporiumRow("stores-abroad", dismissal),
    EmporiumRow("store-map", dismissal),
    EmporiumRow("scanner"),
    EmporiumRow("link-product", dismissal),
    EmporiumRow("link-order", dismissal),
    EmporiumRow("link-help", dismissal),
    EmporiumRow("link-unknown", "unknownDeepLink"),
  ]

  /// Whether nothing that the route does can put a property to the test.
  func isNeverExercised(_ property: RouteProperty) -> Bool {
    switch property {
    case .declinesCleanly: errors.isEmpty
    // The expectation of the onboarding's beginning is exempt.
    case .findsWhatIsThere: Self.neverReached.contains(route) || route == "welcome"
    case .keepsTheRest: Self.neverReached.contains(route)
    case .deliversContext: Self.neverReached.contains(route) || route == "store"
    // These only add to the stack, or decline before they have built anything.
    case .releasesControllers:
      ["bag-modal", "confirmation", "chat", "scanner", "product-sold-out", "link-unknown"].contains(route)
    case .keepsContainerPromises: !Self.promising.contains(route)
    // The chain behind a link is known only when it is followed.
    case .searchesLawfully: route.hasPrefix("link-")
    default: false
    }
  }

  private static let neverReached = ["wish-list-cancelled", "product-sold-out", "link-unknown"]

  /// The routes that go on in a container which `expectingContainer()` promises.
  private static let promising = [
    "product-in-category", "reviews", "checkout", "payment", "register", "forgot-password", "interests",
    "preferences", "permissions", "link-product",
  ]
}
