import HeadlessUIKit
import RoutingSpecs
import Testing

/// A way to the offer as apps write it in plain UIKit, right or wrong.
struct CoverAttack: CustomTestStringConvertible, Sendable {
  typealias Offer = AttackedScreens.Offer
  typealias Home = AttackedScreens.Home
  typealias Detail = AttackedScreens.Detail

  let testDescription: String

  /// The code of the route.
  let perform: @MainActor @Sendable (RouteAttempt) -> Void

  /// A route that is done when its code has run.
  init(_ name: String, _ perform: @escaping @MainActor @Sendable (UIWindow, Bool) -> Void) {
    testDescription = name
    self.perform = { attempt in
      perform(attempt.window, attempt.isAnimated)
      attempt.finish(.reached)
    }
  }

  /// A route that says itself when it is done.
  init(
    later name: String,
    _ perform: @escaping @MainActor @Sendable (UIWindow, Bool, @escaping @MainActor () -> Void) -> Void
  ) {
    testDescription = name
    self.perform = { attempt in
      perform(attempt.window, attempt.isAnimated) { attempt.finish(.reached) }
    }
  }

  static let all =
    walks + recursions + searches + dismissals + lists + presenters + counts + identities + appearances
    + chains
}

/// What many of the routes do.
@MainActor
enum Steps {
  /// The topmost layer.
  static func topmost(_ window: UIWindow) -> UIViewController? {
    var top = window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  /// All layers, from the root up.
  static func layers(_ window: UIWindow) -> [UIViewController] {
    var layers: [UIViewController] = []
    var next = window.rootViewController
    while let layer = next {
      layers.append(layer)
      next = layer.presentedViewController
    }
    return layers
  }

  /// What a container shows at its innermost.
  static func inside(_ controller: UIViewController?) -> UIViewController? {
    switch controller {
    case let navigation as UINavigationController: inside(navigation.topViewController)
    case let tabs as UITabBarController: inside(tabs.selectedViewController)
    case let split as UISplitViewController: inside(split.viewControllers.last)
    default: controller
    }
  }

  /// What the user sees.
  static func shown(_ window: UIWindow) -> UIViewController? { inside(topmost(window)) }

  /// Presents the offer over all that is there, unless it is shown already.
  static func presentOffer(_ window: UIWindow, _ animated: Bool) {
    guard let shown = shown(window), !(shown is AttackedScreens.Offer) else { return }
    shown.present(AttackedScreens.Offer(), animated: animated)
  }

  /// Shows the offer in the navigation controller of what is shown, or presents it where there is none.
  static func pushOffer(on shown: UIViewController?, _ animated: Bool) {
    guard let shown, !(shown is AttackedScreens.Offer) else { return }
    if let navigation = shown.navigationController {
      navigation.pushViewController(AttackedScreens.Offer(), animated: animated)
    } else {
      shown.present(AttackedScreens.Offer(), animated: animated)
    }
  }
}
