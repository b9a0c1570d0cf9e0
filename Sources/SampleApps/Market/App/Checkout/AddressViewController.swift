import UIKit

/// Asks where the order is brought.
final class AddressViewController: UIViewController, SessionHolder {
  var session = Session()
  var flow: CheckoutFlow?

  @IBOutlet private weak var nameField: UITextField!
  @IBOutlet private weak var streetField: UITextField!
  @IBOutlet private weak var continueButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.text = session.address?.name
    streetField.text = session.address?.street
    textChanged()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    segue.destination.hand(over: session)
  }

  private var address: Address? {
    guard let name = nameField.text, let street = streetField.text, !name.isEmpty, !street.isEmpty else {
      return nil
    }
    return Address(name: name, street: street)
  }

  @IBAction private func textChanged() { continueButton.isEnabled = address != nil }

  @IBAction private func continueTapped(_ sender: UIButton) {
    guard let address else { return }
    view.endEditing(true)
    flow?.proceed(with: address)
  }

  @IBAction private func cancelTapped() { dismiss(animated: true) }
}

// MARK: - UITextFieldDelegate

extension AddressViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      streetField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}
