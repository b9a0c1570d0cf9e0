import HeadlessUIKit
package import Routing

/// A screen of the library's own that stands for any screen of an app: it answers from what its description
/// says.
package protocol AnswersAsDescribed: RoutingInterceptable {}

/// What a screen answers by code of its own where the router asks screens of which nothing is known yet.
///
/// The protocols of `Routing` have other members too; these are asked of screens that a route has already
/// found.
@MainActor
enum ScreenAnswers {
  /// The members with code behind them, in a fixed order.
  static func computed(by controller: UIViewController) -> [String] {
    guard !(controller is any AnswersAsDescribed) else { return [] }
    var members: [String] = []
    if controller is any RoutingInterceptable, !stores("canBeDismissed", in: controller) {
      members.append("canBeDismissed")
    }
    if controller is any ContextChecking { members.append("isTarget(for:)") }
    return members
  }

  /// Whether a controller's own class has a stored property of yes or no with a name.
  ///
  /// One of a superclass does not count: the class may override it. Nor does a class that reflects itself.
  private static func stores(_ name: String, in controller: UIViewController) -> Bool {
    guard !(controller is any CustomReflectable) else { return false }
    return Mirror(reflecting: controller).children.contains { $0.label == name && $0.value is Bool }
  }
}
