import UIKit

/// Mistakes that a version of the app has.
struct Mistakes: OptionSet, Sendable {
  let rawValue: Int

  /// A link to a product forgets that a sheet may be open.
  static let linkStaysUnderSheet = Mistakes(rawValue: 1)
  /// A checkout that was swiped away counts as one that goes on.
  static let checkoutGoesOn = Mistakes(rawValue: 2)
}

/// Decides which screen comes next, for taps and for links.
@MainActor
final class AppCoordinator {
  let store = Store()
  private let mistakes: Mistakes
  private let window: UIWindow
  private let tabs = UITabBarController()
  private let home = UINavigationController()
  private let catalogue = UINavigationController()
  private let search = UINavigationController()
  private let cart = UINavigationController()
  private let profile = UINavigationController()
  private var isCheckingOut = false

  init(window: UIWindow, mistakes: Mistakes = []) {
    self.window = window
    self.mistakes = mistakes
  }

  /// Shows the tabs.
  func start() {
    home.viewControllers = [HomeViewController(coordinator: self)]
    catalogue.viewControllers = [CategoriesViewController(coordinator: self)]
    search.viewControllers = [SearchViewController(coordinator: self)]
    cart.viewControllers = [CartViewController(coordinator: self)]
    profile.viewControllers = [ProfileViewController(coordinator: self)]
    tabs.viewControllers = [home, catalogue, search, cart, profile]
    for (stack, title) in zip([home, catalogue, search, cart, profile], Self.titles) {
      stack.tabBarItem.title = title
    }
    store.didChange = { [weak self] in self?.storeDidChange() }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  private static let titles = ["Home", "Catalogue", "Search", "Cart", "Profile"]

  private func storeDidChange() {
    cart.tabBarItem.badgeValue = store.itemCount == 0 ? nil : "\(store.itemCount)"
    for stack in [home, catalogue, search, cart, profile] {
      for case let screen as StoreObserving in stack.viewControllers { screen.storeDidChange() }
    }
  }
}

// MARK: - Taps

extension AppCoordinator {
  func showProduct(_ product: Product) {
    let screen = ProductViewController(product: product, coordinator: self)
    (tabs.selectedViewController as? UINavigationController)?.pushViewController(screen, animated: true)
  }

  func showCategory(_ category: String) {
    catalogue.pushViewController(
      ProductListViewController(category: category, coordinator: self), animated: true)
  }

  func showFilter() {
    tabs.present(
      UINavigationController(rootViewController: FilterViewController(coordinator: self)), animated: true)
  }

  func showFavourites() {
    profile.pushViewController(FavouritesViewController(coordinator: self), animated: true)
  }

  func showOrders() {
    guard store.isSignedIn else { return signIn { $0.showOrders() } }
    profile.pushViewController(OrdersViewController(coordinator: self), animated: true)
  }

  func showSettings() {
    profile.pushViewController(SettingsViewController(coordinator: self), animated: true)
  }

  func signIn(then next: @escaping (AppCoordinator) -> Void = { _ in }) {
    let screen = SignInViewController(coordinator: self) { [weak self] in
      self?.tabs.dismiss(animated: true) {
        if let self { next(self) }
      }
    }
    tabs.present(UINavigationController(rootViewController: screen), animated: true)
  }

  func checkOut() {
    guard !isCheckingOut else { return }
    isCheckingOut = mistakes.contains(.checkoutGoesOn)
    let stack = UINavigationController(rootViewController: AddressViewController(coordinator: self))
    tabs.present(stack, animated: true)
  }

  func confirm(street: String, on screen: UIViewController) {
    screen.navigationController?.pushViewController(
      ConfirmationViewController(order: store.placeOrder(to: street), coordinator: self), animated: true)
  }

  func endSheet() {
    isCheckingOut = false
    tabs.dismiss(animated: true)
  }
}

// MARK: - Links

extension AppCoordinator {
  /// Opens a link such as `kiosk://product/3`.
  func open(_ link: String) {
    guard let url = URL(string: link) else { return }
    switch url.host {
    case "product": afterTransition { $0.openProduct(Int(url.lastPathComponent) ?? 0) }
    case "cart": afterTransition { $0.openCart() }
    default: break
    }
  }

  private func openProduct(_ id: Int) {
    guard let product = Catalogue.product(id) else { return }
    if !mistakes.contains(.linkStaysUnderSheet) { tabs.dismiss(animated: false) }
    tabs.selectedIndex = 0
    home.popToRootViewController(animated: false)
    showProduct(product)
  }

  private func openCart() {
    tabs.dismiss(animated: false)
    tabs.selectedIndex = 3
    cart.popToRootViewController(animated: false)
  }

  /// Waits until nothing moves any more.
  private func afterTransition(_ go: @escaping (AppCoordinator) -> Void) {
    let stack = tabs.selectedViewController
    let moving = tabs.presentedViewController?.transitionCoordinator ?? stack?.transitionCoordinator
    guard let moving else { return go(self) }
    moving.animate(alongsideTransition: nil) { [weak self] _ in self?.afterTransition(go) }
  }
}
