import Combine
import UIKit

/// Writes an address or changes one.
final class AddressFormViewController: UIViewController {
  private let viewModel: AddressFormViewModel
  private let nameField = UITextField()
  private let streetField = UITextField()
  private let errorLabel = UILabel()
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: AddressFormViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.original == nil ? "New address" : "Address"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .done, target: self, action: #selector(saveTapped))
    setUp(nameField, placeholder: "Name", text: viewModel.name)
    setUp(streetField, placeholder: "Street", text: viewModel.street)
    view.addSubview(UIStackView.column([nameField, streetField, errorLabel]))
    viewModel.error
      .sink { [weak self] error in self?.show(error) }
      .store(in: &cancellables)
  }

  private func setUp(_ field: UITextField, placeholder: String, text: String) {
    field.placeholder = placeholder
    field.text = text
    field.delegate = self
    field.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
  }

  private func show(_ error: FieldError?) {
    errorLabel.text = error?.text
    navigationItem.rightBarButtonItem?.isEnabled = error == nil
  }

  @objc private func textChanged(_ sender: UITextField) {
    let text = sender.text ?? ""
    if sender === nameField { viewModel.name = text } else { viewModel.street = text }
  }

  @objc private func saveTapped() {
    view.endEditing(true)
    viewModel.save()
    navigationController?.popViewController(animated: true)
  }
}

// MARK: - UITextFieldDelegate

extension AddressFormViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      streetField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}
