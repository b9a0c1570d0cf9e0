import HeadlessUIKit
import Routing
import RoutingSpecs
import Storefront

/// An app with a route that can be covered, and that ends its process where there is no account on the stack.
@MainActor
enum AccountlessApp {
  /// The app, with the screens and spaces of a shop.
  static func app(like shop: RoutedApp, _ end: @escaping @MainActor () -> Void) throws -> RoutedApp {
    let factory = ClosureFactory<AccountViewController, Any?> { _ in
      end()
      return AccountViewController()
    }
    let account = StepAssembly(finder: ClassFinder<AccountViewController, Any?>(), factory: factory)
      .using(UINavigationController.push())
      .from(NavigationControllerStep())
      .using(GeneralAction.presentModally())
      .from(GeneralStep.current())
      .assemble()
    let screen = shop.catalogue.screens.firstIndex { $0.name == "Account" } ?? 0
    return try RoutedApp(
      name: "accountless", summary: "Ends.", space: shop.space, exhaustiveSpace: shop.exhaustiveSpace,
      binding: shop.binding,
      routes: [
        Route(
          "account", summary: "Ends.", to: account, with: nil,
          expecting: Expectation(reaches: Target(screen: screen)))
      ])
  }
}
