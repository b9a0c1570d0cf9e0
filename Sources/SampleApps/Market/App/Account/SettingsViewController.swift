import UIKit

/// What the user can set; always the same rows.
final class SettingsViewController: UITableViewController, SessionHolder {
  private enum Section: Int {
    case offers
    case account
    case about
    case more
  }

  /// A screen behind a row that is not for guests and customers alike.
  private enum More: Int {
    case saved
    case addresses
    case giftCards
    case help
  }

  var session = Session()

  @IBOutlet private weak var offersSwitch: UISwitch!
  @IBOutlet private weak var accountLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(updateRows), name: .sessionDidChange, object: nil)
    updateRows()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    segue.destination.hand(over: session)
    let login = (segue.destination as? UINavigationController)?.viewControllers.first
    (login as? LoginViewController)?.delegate = self
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch Section(rawValue: indexPath.section) {
    case .account where session.isLoggedIn: confirmLogout()
    case .account: performSegue(withIdentifier: "logIn", sender: self)
    case .more: More(rawValue: indexPath.row).map(show)
    default: break
    }
  }

  private func show(_ more: More) {
    let screen: UIViewController
    switch more {
    case .saved: screen = FavouritesViewController()
    case .addresses: screen = AddressListViewController(style: .insetGrouped)
    case .giftCards: screen = GiftCardListViewController(style: .insetGrouped)
    case .help: screen = HelpViewController()
    }
    screen.hand(over: session)
    navigationController?.pushViewController(screen, animated: true)
  }

  @objc private func updateRows() {
    offersSwitch.isOn = session.wantsOffers
    accountLabel.text = session.isLoggedIn ? "Log out" : "Log in"
  }

  @IBAction private func offersChanged(_ sender: UISwitch) { session.wantsOffers = sender.isOn }

  private func confirmLogout() {
    let sheet = UIAlertController(title: "Log out?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Log out", style: .destructive) { [session] _ in session.logOut() })
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = accountLabel
    present(sheet, animated: true)
  }

  private func welcome() {
    let alert = UIAlertController(title: "Welcome back", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

// MARK: - LoginViewControllerDelegate

extension SettingsViewController: LoginViewControllerDelegate {
  func loginViewControllerDidLogIn(_ controller: LoginViewController) {
    if session.bugs.contains(.welcomesTooEarly) {
      controller.dismiss(animated: true)
      welcome()
    } else {
      controller.dismiss(animated: true) { [weak self] in
        if self?.isInFront == true { self?.welcome() }
      }
    }
  }

  func loginViewControllerDidCancel(_ controller: LoginViewController) { controller.dismiss(animated: true) }
}
