import HeadlessUIKit
public import RoutingSpecs
import Storefront

extension RoutedApp {
  /// The shop with a route that finds its way over the controllers by itself, as many apps do.
  public static func walkingShop() throws -> RoutedApp {
    let shop = try Storefront.app()
    let product = Screen(kind: StorefrontScreen.product.rawValue, context: 0)
    let route = Route(
      "walk-to-product", summary: "A product over what the user sees, found by a walk over the controllers.",
      expecting: Expectation(reaches: Target(screen: product.kind))
    ) { attempt in
      var top = attempt.window.rootViewController
      while let inner = shown(by: top) { top = inner }
      guard let top, shop.binding.screen(of: top)?.kind != product.kind else {
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
