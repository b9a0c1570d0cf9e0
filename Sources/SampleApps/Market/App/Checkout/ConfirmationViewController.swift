import UIKit

/// Says that the order is on its way.
final class ConfirmationViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.hidesBackButton = true
  }
}
