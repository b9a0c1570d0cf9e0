import UIKit

/// Told how a login has ended.
@MainActor
@objc protocol LoginViewControllerDelegate {
  func loginViewControllerDidLogIn(_ controller: LoginViewController)
  @objc optional func loginViewControllerDidCancel(_ controller: LoginViewController)
}

/// Asks who the user is.
final class LoginViewController: UIViewController, SessionHolder {
  var session = Session()
  weak var delegate: LoginViewControllerDelegate?

  @IBOutlet private weak var nameField: UITextField!
  @IBOutlet private weak var logInButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.text = session.address?.name
    nameChanged(nameField)
  }

  @IBAction private func nameChanged(_ sender: UITextField) {
    logInButton.isEnabled = sender.text?.isEmpty == false
  }

  @IBAction private func logInTapped(_ sender: UIButton) {
    view.endEditing(true)
    session.logIn()
    delegate?.loginViewControllerDidLogIn(self)
  }

  @IBAction private func cancelTapped(_ sender: UIBarButtonItem) {
    if let delegate {
      delegate.loginViewControllerDidCancel?(self)
    } else {
      dismiss(animated: true)
    }
  }
}
