import UIKit

@objc protocol CartDelegate {
  func cartDidChange(_ cart: CartViewController)
  @objc optional func cartDidEmpty(_ cart: CartViewController)
}

@objcMembers
class CartViewController: UIViewController {
  weak var delegate: CartDelegate?
  @IBOutlet private weak var totalLabel: UILabel!
  @IBOutlet var buttons: [UIButton]!
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    totalLabel.text = "0"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Empty", style: .plain, target: self, action: #selector(emptyCart))
    NotificationCenter.default.addObserver(
      self, selector: #selector(cartChanged(_:)), name: .cartChanged, object: nil)
    let tap = UITapGestureRecognizer(target: self, action: #selector(Self.viewTapped(sender:)))
    view.addGestureRecognizer(tap)
    perform(#selector(remind), with: nil, afterDelay: 2)
  }

  @IBAction private func addTapped(_ sender: UIButton) {
    count += 1
    NotificationCenter.default.post(name: .cartChanged, object: nil)
  }

  @objc private func emptyCart() {
    count = 0
    totalLabel.text = "0"
    delegate?.cartDidEmpty?(self)
  }

  @objc private func cartChanged(_ notification: Notification) {
    totalLabel.text = "\(count)"
    delegate?.cartDidChange(self)
  }

  @objc dynamic func viewTapped(sender: UITapGestureRecognizer) { totalLabel.text = "tapped" }
  @objc func remind() { totalLabel.text = "reminded" }
  @IBAction func unwindToCart(_ segue: UIStoryboardSegue) {}
}

class CheckoutViewController: CartViewController {
  @IBOutlet weak var field: UITextField!
  @IBAction func done() { dismiss(animated: true) }
}

extension Notification.Name {
  static let cartChanged = Notification.Name("cartChanged")
}
