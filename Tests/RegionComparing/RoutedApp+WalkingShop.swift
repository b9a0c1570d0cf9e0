public import HeadlessUIKit
public import RoutingSpecs
import Storefront

extension RoutedApp {
  /// The shop with a route that finds its way over the controllers by itself, as many apps do.
  ///
  /// - Parameter top: Finds the controller that the user sees.
  /// - Returns: The shop, of one route.
  /// - Throws: What the shop is refused for, which is a mistake in here.
  public static func walkingShop(
    finding top: @escaping @MainActor (UIWindow) -> UIViewController? = { shown(in: $0) }
  ) throws -> RoutedApp {
    let shop = try Storefront.app()
    let product = Screen(kind: StorefrontScreen.product.rawValue, context: 0)
    let route = Route(
      "walk-to-product", summary: "A product over what the user sees, found by a walk over the controllers.",
      expecting: Expectation(reaches: Target(screen: product.kind))
    ) { attempt in
      guard let top = top(attempt.window), shop.binding.screen(of: top)?.kind != product.kind else {
        return attempt.finish(.reached)
      }
      let controller = shop.binding.makeController(for: product)
      if let navigation = top.navigationController {
        navigation.pushViewController(controller, animated: attempt.isAnimated)
      } else {
        top.present(controller, animated: attempt.isAnimated)
      }
      attempt.finish(.reached)
    }
    return try RoutedApp(
      name: "storefront", summary: shop.summary, space: shop.space, exhaustiveSpace: shop.exhaustiveSpace,
      binding: shop.binding, routes: [route])
  }

  /// What the user sees: the layers first, then what is inside the topmost one.
  public static func shown(in window: UIWindow) -> UIViewController? {
    var top = window.rootViewController
    while let inner = shown(by: top) { top = inner }
    return top
  }

  /// What a controller presents or shows inside, or `nil` where it shows itself.
  private static func shown(by controller: UIViewController?) -> UIViewController? {
    if let presented = controller?.presentedViewController { return presented }
    return switch controller {
    case let navigation as UINavigationController: navigation.topViewController
    case let tabs as UITabBarController: tabs.selectedViewController
    case let split as UISplitViewController: split.viewControllers.last
    default: nil
    }
  }
}
