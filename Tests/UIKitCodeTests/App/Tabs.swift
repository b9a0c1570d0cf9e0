import UIKit

enum Tab: Int, CaseIterable {
  case catalog
  case basket
  case account

  var title: String {
    switch self {
    case .catalog: return "Catalog"
    case .basket: return "Basket"
    case .account: return "Account"
    }
  }

  var image: UIImage? {
    switch self {
    case .catalog: return UIImage(systemName: "square.grid.2x2")
    case .basket: return UIImage(systemName: "bag")
    case .account: return UIImage(named: "account")
    }
  }
}

@MainActor
protocol ScrollsToTop: AnyObject {
  func scrollToTop()
}

final class TabCoordinator: NSObject, Coordinator {
  var children: [Coordinator] = []
  var onLogOut: (() -> Void)?

  let tabBarController = UITabBarController()

  private let session: SessionStore
  private(set) var basketRequests = 0

  init(session: SessionStore) {
    self.session = session
    super.init()
  }

  func start() {
    tabBarController.delegate = self
    tabBarController.viewControllers = Tab.allCases.map { tab in
      let navigation = UINavigationController()
      navigation.navigationBar.prefersLargeTitles = true
      navigation.tabBarItem = UITabBarItem(title: tab.title, image: tab.image, tag: tab.rawValue)
      let coordinator = makeCoordinator(for: tab, navigation: navigation)
      add(coordinator)
      coordinator.start()
      return navigation
    }
    tabBarController.selectedIndex = Tab.catalog.rawValue
  }

  private func makeCoordinator(for tab: Tab, navigation: UINavigationController) -> Coordinator {
    switch tab {
    case .catalog: return CatalogCoordinator(navigation: navigation)
    case .basket: return BasketCoordinator(navigation: navigation)
    case .account:
      let coordinator = AccountCoordinator(navigation: navigation, session: session)
      coordinator.onLogOut = { [weak self] in self?.onLogOut?() }
      return coordinator
    }
  }

  func select(_ tab: Tab) {
    tabBarController.selectedIndex = tab.rawValue
  }

  func coordinator<C: Coordinator>(_ type: C.Type) -> C? {
    children.compactMap { $0 as? C }.first
  }

  func open(_ link: DeepLink) {
    dismissModals { [self] in
      switch link {
      case .product(let id):
        select(.catalog)
        coordinator(CatalogCoordinator.self)?.showProduct(id: id, animated: true)
      case .category(let name):
        select(.catalog)
        coordinator(CatalogCoordinator.self)?.showCategory(name)
      case .basket:
        select(.basket)
        coordinator(BasketCoordinator.self)?.popToRoot()
      case .orders:
        select(.account)
        coordinator(AccountCoordinator.self)?.showOrders()
      }
    }
  }

  private func dismissModals(then body: @escaping () -> Void) {
    guard tabBarController.presentedViewController != nil else {
      body()
      return
    }
    tabBarController.dismiss(animated: true, completion: body)
  }
}

extension TabCoordinator: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard let navigation = viewController as? UINavigationController else { return true }
    if navigation === tabBarController.selectedViewController {
      if navigation.viewControllers.count == 1, let list = navigation.topViewController as? ScrollsToTop {
        list.scrollToTop()
        return false
      }
      return true
    }
    if navigation.tabBarItem.tag == Tab.basket.rawValue, session.userName == "guest" {
      basketRequests += 1
      tabBarController.present(GuestNoticeViewController(), animated: true)
      return false
    }
    return true
  }
}

final class GuestNoticeViewController: UIViewController {}

// MARK: - The flows inside the tabs

final class CatalogCoordinator: NSObject, Coordinator {
  var children: [Coordinator] = []

  let navigation: UINavigationController
  private(set) var poppedProducts: [String] = []

  init(navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    navigation.delegate = self
  }

  func start() {
    let catalog = CatalogViewController()
    catalog.onSelect = { [weak self] id in self?.showProduct(id: id, animated: true) }
    navigation.viewControllers = [catalog]
  }

  func showProduct(id: String, animated: Bool) {
    if let existing = navigation.viewControllers.first(where: { ($0 as? ProductViewController)?.id == id }) {
      navigation.popToViewController(existing, animated: animated)
      return
    }
    let product = ProductViewController(id: id)
    product.hidesBottomBarWhenPushed = true
    product.onBuy = { [weak self] in self?.startCheckout(of: id) }
    navigation.pushViewController(product, animated: animated)
  }

  func showCategory(_ name: String) {
    let catalog = CatalogViewController()
    catalog.category = name
    catalog.onSelect = { [weak self] id in self?.showProduct(id: id, animated: true) }
    guard let first = navigation.viewControllers.first else { return }
    navigation.setViewControllers([first, catalog], animated: true)
  }

  private func startCheckout(of id: String) {
    let checkout = CheckoutCoordinator(presenter: navigation, productID: id)
    checkout.onFinish = { [weak self, weak checkout] in self?.remove(checkout) }
    add(checkout)
    checkout.start()
  }
}

extension CatalogCoordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    guard let from = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(from)
    else { return }
    if let product = from as? ProductViewController { poppedProducts.append(product.id) }
  }
}

final class CheckoutCoordinator: NSObject, Coordinator, UIAdaptivePresentationControllerDelegate {
  var children: [Coordinator] = []
  var onFinish: (() -> Void)?

  private let presenter: UIViewController
  private let productID: String
  private let navigation = UINavigationController()

  init(presenter: UIViewController, productID: String) {
    self.presenter = presenter
    self.productID = productID
    super.init()
  }

  func start() {
    let address = CheckoutStepViewController(step: .address)
    address.onContinue = { [weak self] in self?.showPayment() }
    address.onCancel = { [weak self] in self?.close() }
    navigation.viewControllers = [address]
    navigation.modalPresentationStyle = .formSheet
    navigation.presentationController?.delegate = self
    presenter.present(navigation, animated: true)
  }

  private func showPayment() {
    let payment = CheckoutStepViewController(step: .payment)
    payment.isModalInPresentation = true
    payment.onContinue = { [weak self] in self?.showReceipt() }
    payment.onCancel = { [weak self] in self?.close() }
    navigation.pushViewController(payment, animated: true)
  }

  private func showReceipt() {
    let receipt = CheckoutStepViewController(step: .receipt)
    receipt.navigationItem.hidesBackButton = true
    receipt.onContinue = { [weak self] in self?.close() }
    navigation.setViewControllers([receipt], animated: true)
  }

  private func close() {
    navigation.presentingViewController?.dismiss(animated: true) { [onFinish] in onFinish?() }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onFinish?()
  }
}

final class BasketCoordinator: Coordinator {
  var children: [Coordinator] = []

  private let navigation: UINavigationController

  init(navigation: UINavigationController) {
    self.navigation = navigation
  }

  func start() {
    navigation.pushViewController(BasketViewController(), animated: false)
  }

  func popToRoot() {
    navigation.popToRootViewController(animated: false)
  }
}

final class AccountCoordinator: Coordinator {
  var children: [Coordinator] = []
  var onLogOut: (() -> Void)?

  private let navigation: UINavigationController
  private let session: SessionStore

  init(navigation: UINavigationController, session: SessionStore) {
    self.navigation = navigation
    self.session = session
  }

  func start() {
    let account = AccountViewController(name: session.userName ?? "nobody")
    account.onOrders = { [weak self] in self?.showOrders() }
    account.onLogOut = { [weak self] in self?.onLogOut?() }
    navigation.pushViewController(account, animated: false)
  }

  func showOrders() {
    guard !(navigation.topViewController is OrderListViewController) else { return }
    navigation.show(OrderListScene.build(customer: session.userName ?? "nobody"), sender: nil)
  }
}
