import HeadlessUIKit
import Routing
import RoutingSpecs

/// The least app in which screens may be declared interchangeable: a target, and three others that look alike.
@MainActor
enum Lookalikes {
  final class Target: UIViewController {}

  class Plain: UIViewController {}
  final class First: Plain {}
  final class Second: Plain {}
  /// A screen that refuses to be dismissed, of which the catalogue knows nothing.
  final class Refusing: Plain, RoutingInterceptable {
    var canBeDismissed: Bool { false }
  }
  /// A screen that lets nothing be presented over it.
  final class Stubborn: Plain {
    override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
      completion?()
    }
  }

  struct Binding: ScreenBinding {
    let makeThird: @MainActor () -> UIViewController

    func makeController(for screen: Screen) -> UIViewController {
      switch screen.kind {
      case 0: Target()
      case 1: First()
      case 2: Second()
      default: makeThird()
      }
    }

    func screen(of controller: UIViewController) -> Screen? {
      switch controller {
      case is Target: Screen(kind: 0)
      case is First: Screen(kind: 1)
      case is Second: Screen(kind: 2)
      case is Plain: Screen(kind: 3)
      default: nil
      }
    }
  }

  static let small = StackSpace.Bounds(tabs: 0, depth: 1, modals: 1, splits: false)
  static let large = StackSpace.Bounds(tabs: 0, depth: 2, modals: 1, splits: false)

  /// The app with a route, and the declaration that all screens but the target are interchangeable.
  static func app(
    _ route: Route, third: @escaping @MainActor () -> UIViewController = { Plain() },
    large: StackSpace.Bounds = large,
    small: StackSpace.Bounds = small,
    others: [String] = ["First", "Second", "Third"]
  ) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue((["Target"] + others).map { ScreenEntry(name: $0) })
    return try RoutedApp(
      name: "lookalikes", summary: "Screens that look alike.",
      space: StackSpace(catalogue: catalogue, bounds: large),
      exhaustiveSpace: StackSpace(catalogue: catalogue, bounds: small),
      binding: Binding(makeThird: third), routes: [route]
    ).declaring(interchangeable: others.count > 1 ? [others] : [])
  }

  /// A target that stands in a container is not recognised, and presented once more.
  static let expectation = Expectation(
    reaches: RoutingSpecs.Target(screen: 0), exemptFrom: RouteProperties(.findsWhatIsThere))

  /// All controllers, a layer after the other, as code of the app walks over them.
  static func controllers(in window: UIWindow) -> [UIViewController] {
    var result: [UIViewController] = []
    var layer = window.rootViewController
    while let controller = layer {
      result += inside(controller)
      layer = controller.presentedViewController
    }
    return result
  }

  private static func inside(_ controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let navigation as UINavigationController:
      [controller] + navigation.viewControllers.flatMap { inside($0) }
    case let tabs as UITabBarController: [controller] + (tabs.viewControllers ?? []).flatMap { inside($0) }
    default: [controller]
    }
  }

  /// Presents the target over everything, whatever that is, unless the code before has a reason to decline.
  static func walk(
    _ name: String = "walk", expecting expectation: Expectation = expectation,
    declining reason: @escaping @MainActor ([UIViewController]) -> String? = { _ in nil }
  ) -> Route {
    Route(name, summary: "Presents the target over all that stands there.", expecting: expectation) {
      attempt in
      let all = controllers(in: attempt.window)
      if let reason = reason(all) {
        return attempt.finish(.declined(RouteRefusal(reason, message: "It does not want to.")))
      }
      guard let top = all.first(where: { $0.parent == nil && $0.presentedViewController == nil }) else {
        return
      }
      if top is Target { return attempt.finish(.reached) }
      top.present(Target(), animated: attempt.isAnimated)
      attempt.finish(.reached)
    }
  }
}
