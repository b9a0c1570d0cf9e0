import UIKit

final class SearchViewController: ListViewController {
  init(coordinator: AppCoordinator) {
    super.init(title: "Search", rows: ["Lisbon", "Kyoto"], coordinator: coordinator)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    coordinator.showResult(rows[indexPath.row])
  }
}

final class ProfileViewController: ListViewController {
  init(coordinator: AppCoordinator) {
    super.init(title: "Profile", rows: ["Settings", "About"], coordinator: coordinator)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    indexPath.row == 0 ? coordinator.showSettings() : coordinator.showAbout()
  }
}

final class SettingsViewController: UIViewController {
  private let account: Account

  init(coordinator: AppCoordinator) {
    account = coordinator.account
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        configuration: .plain(), primaryAction: UIAction(title: "Sign out") { [unowned self] _ in signOut() })
    )
  }

  private func signOut() {
    account.isSignedIn = false
    navigationController?.popViewController(animated: true)
  }
}

final class AboutViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    let text = UILabel()
    text.text = "Trips 1.0"
    view.addSubview(text)
  }
}

/// Asks for a name, in a sheet.
final class SignInViewController: UIViewController {
  private let onSignIn: @MainActor () -> Void

  init(onSignIn: @escaping @MainActor () -> Void) {
    self.onSignIn = onSignIn
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        configuration: .filled(), primaryAction: UIAction(title: "Sign in") { [unowned self] _ in onSignIn() }
      ))
  }
}
