import UIKit

/// Asks how the user pays.
final class PaymentViewController: UIViewController, SessionHolder {
  private enum Method: Int {
    case card
    case cash
  }

  var session = Session()

  @IBOutlet private weak var totalLabel: UILabel!
  @IBOutlet private weak var methodControl: UISegmentedControl!
  @IBOutlet private weak var payButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    methodControl.selectedSegmentIndex = Method.card.rawValue
    totalLabel.text = Price.text(session.basket.reduce(0) { $0 + $1.cents })
    methodChanged(methodControl)
  }

  @IBAction private func methodChanged(_ sender: UISegmentedControl) {
    let isCash = Method(rawValue: sender.selectedSegmentIndex) == .cash
    payButton.setTitle(isCash ? "Pay at the door" : "Pay now", for: .normal)
  }

  @IBAction private func payTapped(_ sender: UIButton) {
    let alert = UIAlertController(title: "Place the order?", message: totalLabel.text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Order", style: .default) { [weak self] _ in self?.placeOrder() })
    present(alert, animated: true)
  }

  private func placeOrder() {
    session.placeOrder()
    performSegue(withIdentifier: "showConfirmation", sender: self)
  }
}
