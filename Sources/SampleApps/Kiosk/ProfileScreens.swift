import UIKit

/// Who the user is, and everything that belongs to them.
final class ProfileViewController: ListViewController, StoreObserving {
  init(coordinator: AppCoordinator) { super.init(title: "Profile", coordinator: coordinator) }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var rows: [String] {
    [coordinator.store.isSignedIn ? "Sign out" : "Sign in", "Favourites", "Orders", "Settings"]
  }

  override func select(_ row: Int) {
    switch row {
    case 0: coordinator.store.isSignedIn ? coordinator.store.signOut() : coordinator.signIn()
    case 1: coordinator.showFavourites()
    case 2: coordinator.showOrders()
    default: coordinator.showSettings()
    }
  }

  func storeDidChange() { if isViewLoaded { tableView.reloadData() } }
}

/// Asks who the user is.
final class SignInViewController: UIViewController {
  private let coordinator: AppCoordinator
  private let didSignIn: () -> Void
  private let emailField = UITextField()
  private let passwordField = UITextField()
  private let errorLabel = UILabel()

  init(coordinator: AppCoordinator, didSignIn: @escaping () -> Void) {
    self.coordinator = coordinator
    self.didSignIn = didSignIn
    super.init(nibName: nil, bundle: nil)
    title = "Sign in"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in coordinator.endSheet() })
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    emailField.placeholder = "E-mail"
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Sign in") { [unowned self] _ in signIn() })
    let stack = UIStackView(arrangedSubviews: [emailField, passwordField, button, errorLabel])
    stack.axis = .vertical
    stack.frame = view.bounds
    view.addSubview(stack)
  }

  private func signIn() {
    guard let email = emailField.text, !email.isEmpty, passwordField.text?.isEmpty == false else {
      errorLabel.text = "Both are needed"
      return
    }
    coordinator.store.signIn(email: email)
    didSignIn()
  }
}

/// What the app may do.
final class SettingsViewController: UIViewController {
  private let coordinator: AppCoordinator
  private let offersSwitch = UISwitch()

  init(coordinator: AppCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    offersSwitch.isOn = coordinator.store.sendsOffers
    offersSwitch.addAction(
      UIAction { [unowned self] _ in coordinator.store.sendsOffers = offersSwitch.isOn }, for: .valueChanged)
    let label = UILabel()
    label.text = "Offers by e-mail"
    let stack = UIStackView(arrangedSubviews: [label, offersSwitch])
    stack.frame = view.bounds
    view.addSubview(stack)
  }
}
