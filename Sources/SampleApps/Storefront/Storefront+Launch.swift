import HeadlessUIKit
public import Journeys
import Routing

extension Storefront {
  /// The shop as it is launched: Home and Account in tabs, and a router that takes one navigation after the other.
  @MainActor
  public final class Shop {
    fileprivate let steps = StorefrontConfigurations()
    fileprivate let router = SingleNavigationRouter(
      router: DefaultRouter(), lock: SingleNavigationLock(policy: .queue))

    fileprivate init(_ window: UIWindow) {
      let (home, account) = (HomeViewController(), AccountViewController())
      home.title = "Home"
      account.title = "Account"
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: home), account]
      window.rootViewController = tabs
    }
  }

  /// The shop from launch.
  nonisolated public static let shop = App("shop") { Shop($0) }

  /// The routes of the shop that keep their promises, as links.
  nonisolated public static let shopLinks = [
    link("product") { $0.product }, link("homeFromRoot") { $0.homeFromRoot },
    link("accountOrNew") { $0.accountOrNew }, link("tabs") { $0.tabs },
    link("loginWithTransition") { $0.loginWithTransition }, link("accountAnywhere") { $0.accountAnywhere },
    link("login") { $0.login }, link("forgotPassword") { $0.forgotPassword },
    link("loginFromRoot") { $0.loginFromRoot }, link("forgotPasswordFromRoot") { $0.forgotPasswordFromRoot },
    link("bagVisible") { $0.bagVisible }, link("bagModal") { $0.bagModal },
  ]

  /// The route with the planted flaw: it fails wherever something is presented.
  nonisolated public static let flawedShopLink = link("homeFromCurrent") { $0.homeFromCurrent }

  nonisolated private static func link<Target: UIViewController>(
    _ name: String, to step: @escaping @MainActor (StorefrontConfigurations) -> DestinationStep<Target, Any?>
  ) -> Link<Shop> {
    Link(name, reaches: Target.self) { shop in
      shop.router.navigate(to: step(shop.steps), with: nil, animated: true, completion: nil)
    }
  }
}
