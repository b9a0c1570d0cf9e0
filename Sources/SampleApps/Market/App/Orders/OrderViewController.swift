import UIKit

/// One order of the user.
final class OrderViewController: UIViewController, SessionHolder {
  var session = Session()
  var order: Order?

  private let stack = UIStackView()
  private let totalLabel = UILabel()
  private let returnButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = order?.title ?? "Order"
    totalLabel.text = order.map { Price.text($0.total) } ?? "This order was deleted"
    let receipt = UIButton(type: .system)
    receipt.setTitle("Receipt", for: .normal)
    receipt.isEnabled = order != nil
    receipt.addTarget(self, action: #selector(receiptTapped), for: .touchUpInside)
    stack.axis = .vertical
    stack.addArrangedSubview(totalLabel)
    stack.addArrangedSubview(receipt)
    let track = UIButton.titled("Where is it?", target: self, action: #selector(trackTapped))
    stack.addArrangedSubview(track)
    stack.addArrangedSubview(returnButton)
    returnButton.setTitle("Return", for: .normal)
    returnButton.addTarget(self, action: #selector(returnTapped), for: .touchUpInside)
    updateReturnButton()
    view.addSubview(stack)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Order again", style: .plain, target: self, action: #selector(orderAgainTapped(_:)))
    navigationItem.rightBarButtonItem?.isEnabled = order != nil
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    (segue.destination as? ReceiptViewController)?.order = order
  }

  @IBAction private func unwindToOrder(_ segue: UIStoryboardSegue) {}

  @objc private func receiptTapped() { performSegue(withIdentifier: "showReceipt", sender: self) }

  @objc private func trackTapped() {
    guard let order else { return tell("This order was deleted") }
    let tracking = TrackingViewController(viewModel: TrackingViewModel(order: order))
    navigationController?.pushViewController(tracking, animated: true)
  }

  @objc private func returnTapped() {
    guard let order else { return }
    let screen = ReturnViewController(products: order.returnable)
    screen.delegate = self
    present(UINavigationController(rootViewController: screen), animated: true)
  }

  private func updateReturnButton() { returnButton.isEnabled = order?.returnable.isEmpty == false }

  @objc private func orderAgainTapped(_ sender: UIBarButtonItem) {
    guard let order else { return }
    session.add(order.products)
    let alert = UIAlertController(title: "In your basket", message: order.title, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stay here", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Go to basket", style: .default) { [weak self] _ in
        (self?.tabBarController as? MainTabBarController)?.select(.basket)
      })
    present(alert, animated: true)
  }
}

// MARK: - ReturnViewControllerDelegate

extension OrderViewController: ReturnViewControllerDelegate {
  func returnViewController(_ controller: ReturnViewController, didChoose products: [Product], reason: String)
  {
    guard let number = order?.number else { return }
    session.sendBack(products, of: number)
    order = session.order(number)
    updateReturnButton()
    controller.dismiss(animated: true) { [weak self] in
      if self?.isInFront == true { self?.tell("We fetch it tomorrow", reason) }
    }
  }
}

/// What the user has paid, as a sheet.
final class ReceiptViewController: UIViewController {
  var order: Order?

  @IBOutlet private weak var linesLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    linesLabel.text = order?.products.map { "\($0.name) \($0.price)" }.joined(separator: "\n")
  }
}
