import UIKit

/// Asks for a name.
final class LoginViewController: ButtonsViewController {
  var onLogin: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = UITextField()
    name.placeholder = "Name"
    view.addSubview(name)
    addButton("Log in") { [weak self] in
      if name.text?.isEmpty == false { self?.onLogin?() }
    }
    addBarButton("Cancel") { [weak self] in self?.dismiss(animated: true) }
  }
}

/// What can be set, over the whole screen.
final class SettingsViewController: CoordinatedViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addBarButton("Close") { [weak self] in self?.dismiss(animated: true) }
    addButton("Write a post") { [weak self] in self?.coordinator.composeFromSettings() }
    addButton("Reset") { [weak self] in self.map { $0.coordinator.confirmReset(from: $0) } }
    addButton("Log out") { [weak self] in self?.coordinator.logOut() }
  }
}

/// A new post.
final class ComposeViewController: ButtonsViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let text = UITextField()
    text.placeholder = "Text"
    view.addSubview(text)
    addBarButton("Discard") { [weak self] in self?.close() }
    addBarButton("Send") { [weak self] in
      if text.text?.isEmpty == false { self?.close() }
    }
  }

  private func close() {
    onClose?()
    dismiss(animated: true)
  }
}
