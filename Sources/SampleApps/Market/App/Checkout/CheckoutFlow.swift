import UIKit

/// Leads from the address to the payment, by way of the login for those who are not logged in.
@MainActor
final class CheckoutFlow: NSObject {
  private weak var navigation: UINavigationController?
  private let keptNavigation: UINavigationController?
  private let session: Session

  init(navigation: UINavigationController, session: Session, keepsNavigation: Bool) {
    self.navigation = navigation
    keptNavigation = keepsNavigation ? navigation : nil
    self.session = session
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(sessionDidChange(_:)), name: .sessionDidChange, object: session)
  }

  /// The address is complete.
  func proceed(with address: Address) {
    session.address = address
    if session.isLoggedIn { showPayment() } else { showLogin() }
  }

  private var address: AddressViewController? {
    navigation?.topViewController as? AddressViewController
  }

  private func showPayment() { address?.performSegue(withIdentifier: "showPayment", sender: self) }

  private func showLogin() { address?.performSegue(withIdentifier: "logIn", sender: self) }

  @objc private func sessionDidChange(_ notification: Notification) {
    guard session.isLoggedIn, session.address != nil, let address else { return }
    guard address.presentedViewController != nil else { return showPayment() }
    address.dismiss(animated: true) { [weak self] in self?.showPayment() }
  }
}
