import UIKit

/// Told what the customer sends back.
@MainActor
protocol ReturnViewControllerDelegate: AnyObject {
  func returnViewController(_ controller: ReturnViewController, didChoose products: [Product], reason: String)
}

/// Chooses which products of an order go back, and why.
final class ReturnViewController: UITableViewController {
  private enum Section: Int, CaseIterable {
    case products
    case reasons

    var title: String { self == .products ? "What do you return?" : "Why?" }
  }

  weak var delegate: (any ReturnViewControllerDelegate)?

  private let products: [Product]
  private let reasons = ["It was damaged", "It was not fresh"]
  private var chosen: Set<Int> = []
  private var reason: String?

  init(products: [Product]) {
    self.products = products
    super.init(style: .insetGrouped)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Return"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ReturnCell")
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", style: .plain, target: self, action: #selector(cancelTapped))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", style: .done, target: self, action: #selector(sendTapped))
    update()
  }

  private func update() {
    navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty && reason != nil
    tableView.reloadData()
  }

  @objc private func cancelTapped() { dismiss(animated: true) }

  @objc private func sendTapped() {
    guard let reason else { return }
    delegate?.returnViewController(
      self, didChoose: products.filter { chosen.contains($0.id) }, reason: reason)
  }

  // MARK: - Table

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Section(rawValue: section) == .products ? products.count : reasons.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Section(rawValue: section)?.title
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ReturnCell", for: indexPath)
    if Section(rawValue: indexPath.section) == .products {
      let product = products[indexPath.row]
      cell.textLabel?.text = product.name
      cell.accessoryType = chosen.contains(product.id) ? .checkmark : .none
    } else {
      cell.textLabel?.text = reasons[indexPath.row]
      cell.accessoryType = reasons[indexPath.row] == reason ? .checkmark : .none
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if Section(rawValue: indexPath.section) == .products {
      chosen.formSymmetricDifference([products[indexPath.row].id])
    } else {
      reason = reasons[indexPath.row]
    }
    update()
  }
}
