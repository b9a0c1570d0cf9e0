import HeadlessUIKit
import Routing
public import RoutingSpecs

/// A department store: a larger app, written as a team would write it, that uses every part of the router.
@MainActor
public enum Emporium {
  /// The store with all its routes, at its default bounds.
  ///
  /// - Returns: The app; a new value each time, with equal contents.
  /// - Throws: Never in practice: the bounds are fixed and valid.
  public static func app() throws -> RoutedApp {
    ServiceStoryboard.makeKnown()
    let catalogue = try ScreenCatalogue(EmporiumScreen.allCases.map(\.entry))
    return try RoutedApp(
      name: "emporium", summary: "A department store that uses every part of the router.",
      space: try StackSpace(catalogue: catalogue, bounds: .init(tabs: 3, depth: 3, modals: 2)),
      exhaustiveSpace: try StackSpace(catalogue: catalogue, bounds: smallBounds),
      binding: EmporiumBinding(), routes: routes,
      source: .init(module: "Emporium", expression: "try Emporium.app()"))
  }

  /// Two tabs and a modal: whatever a route can meet occurs, but for what is pushed over something.
  static let smallBounds = StackSpace.Bounds(
    tabs: 2, depth: 1, modals: 1, modalKinds: [.screen, .navigation], tabKinds: .items,
    primaryKinds: .screen, secondaryKinds: .items)
}

/// Makes and recognises the store's controllers.
struct EmporiumBinding: ScreenBinding {
  private static let types: [ScreenViewController.Type] = [
    HomeViewController.self, CategoryViewController.self, ProductViewController.self,
    ReviewsViewController.self, GalleryViewController.self, SearchViewController.self,
    SearchResultsViewController.self, LookbookViewController.self, AdviceViewController.self,
    WishListViewController.self, BagViewController.self, CheckoutViewController.self,
    PaymentViewController.self, ConfirmationViewController.self, OrdersViewController.self,
    OrderViewController.self, NoOrderViewController.self, InvoiceViewController.self,
    AccountViewController.self, ProfileViewController.self, ProfileEditorViewController.self,
    SettingsViewController.self, NotificationsViewController.self, HelpViewController.self,
    ChatViewController.self, LoginViewController.self, RegisterViewController.self,
    ForgotPasswordViewController.self, WelcomeViewController.self, InterestsViewController.self,
    PermissionsViewController.self, StoresViewController.self, StoreMapViewController.self,
    ScannerViewController.self,
  ]

  func makeController(for screen: Screen) -> UIViewController {
    let controller = Self.types[screen.kind].init()
    controller.restore(screen)
    return controller
  }

  func screen(of controller: UIViewController) -> Screen? {
    (controller as? ScreenViewController)?.screen
  }
}
