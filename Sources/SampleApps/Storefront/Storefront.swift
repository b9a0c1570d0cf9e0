import HeadlessUIKit
public import Routing
public import RoutingSpecs

/// The screens of the shop, in the order of its catalogue.
public enum StorefrontScreen: Int, CaseIterable, Sendable {
  /// The first screen.
  case home
  /// The customer's account.
  case account
  /// One product.
  case product
  /// Where a customer signs in.
  case login
  /// Where a customer asks for a new password.
  case forgotPassword
  /// What the customer is about to buy.
  case bag
  /// The payment; refuses to be dismissed.
  case checkout

  /// The screen's class.
  @MainActor
  var controllerType: UIViewController.Type {
    switch self {
    case .home: HomeViewController.self
    case .account: AccountViewController.self
    case .product: ProductViewController.self
    case .login: LoginViewController.self
    case .forgotPassword: ForgotPasswordViewController.self
    case .bag: BagViewController.self
    case .checkout: CheckoutViewController.self
    }
  }

  /// The screen's name in the catalogue.
  public var name: String {
    switch self {
    case .home: "Home"
    case .account: "Account"
    case .product: "Product"
    case .login: "Login"
    case .forgotPassword: "ForgotPassword"
    case .bag: "Bag"
    case .checkout: "Checkout"
    }
  }
}

/// A shop: eleven ways to configure a route, each to be tried from every stack.
///
/// Two of them have known flaws, which a check must find: `home-from-current` and `bag-always-new`.
@MainActor
public enum Storefront {
  /// The shop with all its routes, at its default bounds.
  ///
  /// - Parameter policy: What becomes of a navigation that is asked for while another one is under way; `nil` where
  ///   nothing keeps them apart.
  /// - Returns: The app; a new value each time, with equal contents.
  /// - Throws: Never in practice: the bounds are fixed and valid.
  public static func app(_ policy: SingleNavigationLock.Policy? = nil) throws -> RoutedApp {
    let catalogue = try ScreenCatalogue(
      StorefrontScreen.allCases.map {
        ScreenEntry(name: $0.name, dismissal: $0 == .checkout ? .refused : .allowed)
      })
    return try RoutedApp(
      name: "storefront",
      summary: "A shop: eleven ways to configure a route, each to be tried from every state.",
      space: try StackSpace(catalogue: catalogue, bounds: .init(tabs: 3, depth: 3, modals: 2)),
      exhaustiveSpace: try StackSpace(catalogue: catalogue, bounds: .init(tabs: 2, depth: 1, modals: 1)),
      binding: StorefrontBinding(), routes: routes(policy),
      source: .init(module: "Storefront", expression: "try Storefront.app()"))
  }
}

/// Makes and recognises the shop's controllers by their classes.
struct StorefrontBinding: ScreenBinding {
  /// The screens' classes in the order of the catalogue, looked up once: each stack asks for all its screens.
  private let types = StorefrontScreen.allCases.map { ObjectIdentifier($0.controllerType) }

  func makeController(for screen: Screen) -> UIViewController {
    switch screen.kind {
    case 0: HomeViewController()
    case 1: AccountViewController()
    case 2: ProductViewController()
    case 3: LoginViewController()
    case 4: ForgotPasswordViewController()
    case 5: BagViewController()
    default: CheckoutViewController()
    }
  }

  func screen(of controller: UIViewController) -> Screen? {
    let type = ObjectIdentifier(type(of: controller))
    for kind in types.indices where types[kind] == type {
      return Screen(kind: kind, refusesDismissal: kind == StorefrontScreen.checkout.rawValue)
    }
    return nil
  }
}
