import UIKit

/// Brings the user to where a link leads, whatever is on screen when it comes.
@MainActor
final class DeepLinkRouter: NSObject {
  private let tabs: MainTabBarController
  private let session: Session

  /// The link that waits until nothing moves; a newer one takes its place.
  private var waitingLink: DeepLink?

  /// The order that was shown last, in a version of the app that shows it again.
  private var keptOrderScreen: OrderViewController?

  /// The link that waits for the user to log in.
  private var linkBehindLogin: DeepLink?

  init(tabs: MainTabBarController, session: Session) {
    self.tabs = tabs
    self.session = session
    super.init()
  }

  /// Opens a link, now or as soon as nothing moves.
  func open(_ url: URL) {
    guard let link = DeepLink(url) else { return }
    linkBehindLogin = nil
    let isWaiting = waitingLink != nil
    waitingLink = link
    if !isWaiting { openWhenIdle() }
  }

  @objc private func openWhenIdle() {
    // A link that launches the app comes before the tabs have appeared, and what they present then would come over it.
    guard tabs.hasAppeared, !tabs.isBusy else {
      return perform(#selector(openWhenIdle), with: nil, afterDelay: 0.05)
    }
    let sheet = tabs.presentedViewController as? UINavigationController
    let isCheckout = sheet?.viewControllers.first is AddressViewController
    let leavesCheckout = isCheckout && session.bugs.contains(.checkoutStays) && waitingLink == .basket
    guard tabs.presentedViewController == nil || leavesCheckout else {
      return tabs.dismiss(animated: true) { [weak self] in self?.openWhenIdle() }
    }
    guard let link = waitingLink else { return }
    waitingLink = nil
    show(link)
  }

  private func show(_ link: DeepLink) {
    switch link {
    case .product(let product): showProduct(product)
    case .basket: showBasket()
    case .order(let number) where session.isLoggedIn || session.bugs.contains(.linkSkipsLogin):
      showOrder(number)
    case .order:
      linkBehindLogin = link
      showLogin()
    case .checkout: showCheckout()
    }
  }

  // MARK: - Destinations

  private func showProduct(_ product: Product) {
    let screen = storyboard.instantiateViewController(withIdentifier: "Product")
    (screen as? ProductViewController)?.product = product
    if !session.bugs.contains(.linkOnHiddenTab) { tabs.select(.shop) }
    push(screen, in: .shop)
  }

  private func showBasket() {
    tabs.select(.basket)
    tabs.navigation(of: .basket)?.popToRootViewController(animated: false)
  }

  private func showOrder(_ number: Int) {
    tabs.select(.orders)
    if let keptOrderScreen {
      tabs.navigation(of: .orders)?.pushViewController(keptOrderScreen, animated: true)
      return
    }
    let screen = makeOrderScreen()
    if session.bugs.contains(.sameScreenAgain) { keptOrderScreen = screen }
    screen.order = session.order(number)
    push(screen, in: .orders)
  }

  private func makeOrderScreen() -> OrderViewController {
    guard !session.bugs.contains(.orderWithoutScene) else { return OrderViewController() }
    let screen = storyboard.instantiateViewController(withIdentifier: "Order")
    return screen as? OrderViewController ?? OrderViewController()
  }

  private func showCheckout() {
    showBasket()
    guard !session.basket.isEmpty else { return }
    (tabs.navigation(of: .basket)?.topViewController as? BasketViewController)?.checkOut()
  }

  private func showLogin() {
    let navigation = storyboard.instantiateViewController(withIdentifier: "LoginNavigation")
    navigation.hand(over: session)
    let login = (navigation as? UINavigationController)?.viewControllers.first
    (login as? LoginViewController)?.delegate = self
    tabs.present(navigation, animated: true)
  }

  private func push(_ screen: UIViewController, in tab: MainTabBarController.Tab) {
    screen.hand(over: session)
    guard let navigation = tabs.navigation(of: tab) else { return }
    navigation.popToRootViewController(animated: false)
    navigation.pushViewController(screen, animated: true)
  }

  private var storyboard: UIStoryboard { UIStoryboard(name: "Main", bundle: nil) }
}

// MARK: - LoginViewControllerDelegate

extension DeepLinkRouter: LoginViewControllerDelegate {
  func loginViewControllerDidLogIn(_ controller: LoginViewController) {
    waitingLink = waitingLink ?? linkBehindLogin
    linkBehindLogin = nil
    controller.dismiss(animated: true) { [weak self] in self?.openWhenIdle() }
  }

  func loginViewControllerDidCancel(_ controller: LoginViewController) {
    linkBehindLogin = nil
    controller.dismiss(animated: true)
  }
}
