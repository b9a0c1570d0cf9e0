import UIKit

/// All orders of the user.
final class OrderListViewController: UITableViewController, SessionHolder {
  var session = Session()

  private var selectedOrder: Order?
  private var isLoading = false

  func reload() { tableView.reloadData() }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    segue.destination.hand(over: session)
    (segue.destination as? OrderViewController)?.order = selectedOrder
  }

  @objc private func orderDidLoad() {
    isLoading = false
    guard selectedOrder != nil, parent?.isInFront == true else { return }
    performSegue(withIdentifier: "showOrder", sender: self)
  }

  private func delete(_ order: Order) {
    session.deleteOrder(order.number)
    reload()
  }

  // MARK: - Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    session.orders.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "OrderCell", for: indexPath)
    let order = session.orders[indexPath.row]
    cell.textLabel?.text = order.title
    cell.detailTextLabel?.text = Price.text(order.total)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard !isLoading else { return }
    isLoading = true
    selectedOrder = session.orders[indexPath.row]
    perform(#selector(orderDidLoad), with: nil, afterDelay: 0.4)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let order = session.orders[indexPath.row]
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.delete(order)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
