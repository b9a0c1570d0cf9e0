import Combine
import UIKit

/// The addresses of the user.
final class AddressListViewController: UITableViewController, SessionHolder {
  var session = Session()

  private var addresses: [Address] = []
  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Addresses"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: self, action: #selector(addTapped))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "AddressCell")
    session.addressBook.addresses
      .sink { [weak self] addresses in
        self?.addresses = addresses
        self?.tableView.reloadData()
      }
      .store(in: &cancellables)
  }

  @objc private func addTapped() { edit(nil) }

  private func edit(_ address: Address?) {
    let viewModel = AddressFormViewModel(book: session.addressBook, editing: address)
    navigationController?.pushViewController(AddressFormViewController(viewModel: viewModel), animated: true)
  }

  // MARK: - Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    addresses.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "AddressCell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = addresses[indexPath.row].name
    content.secondaryText = addresses[indexPath.row].street
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    edit(addresses[indexPath.row])
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    session.addressBook.remove(at: indexPath.row)
  }
}
