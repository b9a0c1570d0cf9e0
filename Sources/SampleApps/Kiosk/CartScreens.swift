import UIKit

/// What the user is about to buy.
final class CartViewController: ListViewController, StoreObserving {
  init(coordinator: AppCoordinator) {
    super.init(title: "Cart", coordinator: coordinator)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Checkout", primaryAction: UIAction(title: "Checkout") { _ in coordinator.checkOut() })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Empty", primaryAction: UIAction(title: "Empty") { [unowned self] _ in askToEmpty() })
    updateItems()
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override var rows: [String] {
    let store = coordinator.store
    let lines = store.lines.map { "\($0.count) × \($0.product.name)" }
    return lines.isEmpty ? ["Your cart is empty"] : lines + ["Total \(store.total) €"]
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessoryView = nil
    let store = coordinator.store
    guard store.lines.indices.contains(indexPath.row) else { return cell }
    let line = store.lines[indexPath.row]
    let stepper = UIStepper()
    stepper.maximumValue = 9
    stepper.value = Double(line.count)
    stepper.addAction(
      UIAction { [unowned stepper] _ in store.setCount(Int(stepper.value), of: line.product) },
      for: .valueChanged)
    cell.accessoryView = stepper
    return cell
  }

  func storeDidChange() {
    updateItems()
    if isViewLoaded { tableView.reloadData() }
  }

  private func updateItems() {
    let hasLines = !coordinator.store.lines.isEmpty
    navigationItem.rightBarButtonItem?.isEnabled = hasLines
    navigationItem.leftBarButtonItem?.isEnabled = hasLines
  }

  private func askToEmpty() {
    let alert = UIAlertController(title: "Empty the cart?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Empty", style: .destructive) { [coordinator] _ in coordinator.store.emptyCart() })
    present(alert, animated: true)
  }
}

/// Where an order goes.
final class AddressViewController: UIViewController {
  private let coordinator: AppCoordinator
  private let streetField = UITextField()
  private let cityField = UITextField()
  private let hint = UILabel()

  init(coordinator: AppCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Address"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { _ in coordinator.endSheet() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Order", primaryAction: UIAction(title: "Order") { [unowned self] _ in order() })
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    streetField.placeholder = "Street"
    cityField.placeholder = "City"
    let stack = UIStackView(arrangedSubviews: [streetField, cityField, hint])
    stack.frame = view.bounds
    view.addSubview(stack)
  }

  private func order() {
    guard let street = streetField.text, !street.isEmpty else {
      hint.text = "Where does it go?"
      return
    }
    coordinator.confirm(street: street, on: self)
  }
}

/// Says that an order was placed.
final class ConfirmationViewController: UIViewController {
  private let order: Order

  init(order: Order, coordinator: AppCoordinator) {
    self.order = order
    super.init(nibName: nil, bundle: nil)
    title = "Thank you"
    navigationItem.hidesBackButton = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { _ in coordinator.endSheet() })
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Order \(order.number) is on its way"
    label.frame = view.bounds
    view.addSubview(label)
  }
}
