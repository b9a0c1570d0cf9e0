import Foundation
import HeadlessUIKit
import Routing

final class HomeScreen: UIViewController {}
final class AccountScreen: UIViewController {}
final class LoginScreen: UIViewController {}
final class ForgotPasswordScreen: UIViewController {}
final class BagScreen: UIViewController {}

final class ProductScreen: UIViewController, ContextChecking {
  var product: Any?

  func isTarget(for context: Int) -> Bool { product as? Int == context }
}

/// A screen that refuses to be dismissed until it is told otherwise.
final class CheckoutScreen: UIViewController, RoutingInterceptable {
  var canBeDismissed = false
}

/// A container of a user: it shows one of its pages.
final class PagesScreen: UIViewController, ContainerViewController {
  private(set) var shown = 0

  var containedViewControllers: [UIViewController] { children }

  var visibleViewControllers: [UIViewController] { children.isEmpty ? [] : [children[shown]] }

  func makeVisible(
    _ child: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let index = children.firstIndex(of: child) else {
      return completion(.failure(.cannotShow(child, in: self)))
    }
    shown = index
    completion(.success)
  }

  func setPages(_ pages: [UIViewController], shown: Int = 0) {
    for old in children where !pages.contains(old) { old.removeFromParent() }
    for page in pages where page.parent !== self {
      addChild(page)
      page.didMove(toParent: self)
    }
    self.shown = shown
  }
}

/// A window with a stack in it, a router, and everything that the router decided.
@MainActor
final class Stage {
  let window: UIWindow
  let router: DefaultRouter
  private(set) var events: [RoutingEvent] = []
  private(set) var results: [RoutingResult] = []

  /// Keeps the window of the running test, which nobody else does.
  private static var current: Stage?

  init(_ root: UIViewController?, presenting modals: [UIViewController] = []) {
    Simulation.reset()
    window = UIWindow(frame: .zero)
    router = DefaultRouter()
    window.rootViewController = root
    window.makeKeyAndVisible()
    settle()
    for modal in modals {
      top?.present(modal, animated: false)
      settle()
    }
    router.observer = { [unowned self] in events.append($0) }
    Stage.current = self
  }

  /// The last controller of the modal chain.
  var top: UIViewController? {
    var top = window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  var layers: [UIViewController] {
    var layers: [UIViewController] = []
    var next = window.rootViewController
    while let layer = next {
      layers.append(layer)
      next = layer.presentedViewController
    }
    return layers
  }

  /// Lets go of the controllers in events and results.
  func forget() {
    events = []
    results = []
  }

  func settle() { Simulation.current.clock.settle() }

  /// Navigates, lets everything happen, and says how it ended.
  @discardableResult
  func go<ViewController: UIViewController, Context>(
    _ step: DestinationStep<ViewController, Context>, _ context: Context, animated: Bool = false
  ) -> RoutingResult? {
    let before = results.count
    router.navigate(to: step, with: context, animated: animated) { self.results.append($0) }
    settle()
    return results.count == before + 1 ? results[before] : nil
  }

  @discardableResult
  func go<ViewController: UIViewController>(
    _ step: DestinationStep<ViewController, Any?>, animated: Bool = false
  ) -> RoutingResult? {
    go(step, nil, animated: animated)
  }

  /// The stack as text: layers from the root up, containers with what is in them, `*` for what is selected.
  var text: String { layers.map(describe).joined(separator: " > ") }

  private func describe(_ controller: UIViewController) -> String {
    switch controller {
    case let navigation as UINavigationController:
      "Nav[" + navigation.viewControllers.map(describe).joined(separator: ", ") + "]"
    case let tabs as UITabBarController:
      "Tabs["
        + (tabs.viewControllers ?? [])
        .map { ($0 === tabs.selectedViewController ? "*" : "") + describe($0) }.joined(separator: ", ") + "]"
    case let split as UISplitViewController:
      "Split[" + split.viewControllers.map(describe).joined(separator: ", ") + "]"
    case let pages as PagesScreen:
      "Pages["
        + pages.children.enumerated().map { ($0 == pages.shown ? "*" : "") + describe($1) }
        .joined(separator: ", ") + "]"
    default:
      String(describing: type(of: controller)).replacing("Screen", with: "")
    }
  }
}

@MainActor
func nav(_ controllers: UIViewController...) -> UINavigationController {
  let navigation = UINavigationController()
  navigation.setViewControllers(controllers, animated: false)
  return navigation
}

@MainActor
func tabs(_ controllers: UIViewController..., selected: Int = 0) -> UITabBarController {
  let tabs = UITabBarController()
  tabs.viewControllers = controllers
  tabs.selectedIndex = selected
  return tabs
}

@MainActor
func split(_ controllers: UIViewController...) -> UISplitViewController {
  let split = UISplitViewController()
  split.viewControllers = controllers
  return split
}
