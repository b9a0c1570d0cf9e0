import UIKit

/// Told when there is nothing left to list.
@MainActor
protocol OrderListViewControllerDelegate: AnyObject {
  func orderListViewControllerDidDeleteAll(_ controller: OrderListViewController)
}

/// All orders of the user.
final class OrderListViewController: UITableViewController, SessionHolder {
  /// How orders are told apart by what the customer may still do with them.
  private enum Section: Int {
    case recent
    case returned
  }

  /// The orders as a table that can be edited.
  private final class DataSource: UITableViewDiffableDataSource<Section, Int> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section) == .returned ? "Sent back" : nil
    }
  }

  var session = Session()
  weak var delegate: (any OrderListViewControllerDelegate)?

  private var selectedOrder: Order?
  private var isLoading = false
  private lazy var dataSource = makeDataSource()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    segue.destination.hand(over: session)
    (segue.destination as? OrderViewController)?.order = selectedOrder
  }

  /// Shows the orders of the session.
  func reload() {
    let (recent, returned) = (
      session.orders.filter { !$0.returnable.isEmpty }, session.orders.filter { $0.returnable.isEmpty }
    )
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.recent])
    snapshot.appendItems(recent.map(\.number))
    if !returned.isEmpty {
      snapshot.appendSections([.returned])
      snapshot.appendItems(returned.map(\.number))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() -> DataSource {
    DataSource(tableView: tableView) { [weak self] tableView, indexPath, number in
      let cell = tableView.dequeueReusableCell(withIdentifier: "OrderCell", for: indexPath)
      let order = self?.session.order(number)
      cell.textLabel?.text = order?.title
      cell.detailTextLabel?.text = order.map { Price.text($0.total) }
      return cell
    }
  }

  @objc private func orderDidLoad() {
    isLoading = false
    guard selectedOrder != nil, session.bugs.contains(.rowOpensTwice) || parent?.isInFront == true else {
      return
    }
    performSegue(withIdentifier: "showOrder", sender: self)
  }

  private func delete(_ order: Order) {
    session.deleteOrder(order.number)
    reload()
    if session.orders.isEmpty { delegate?.orderListViewControllerDidDeleteAll(self) }
  }

  private func order(at indexPath: IndexPath) -> Order? {
    dataSource.itemIdentifier(for: indexPath).flatMap(session.order)
  }

  // MARK: - Table

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard !isLoading || session.bugs.contains(.rowOpensTwice) else { return }
    isLoading = true
    selectedOrder = order(at: indexPath)
    perform(#selector(orderDidLoad), with: nil, afterDelay: 0.4)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let order = order(at: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.delete(order)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
