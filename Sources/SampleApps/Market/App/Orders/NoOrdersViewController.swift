import UIKit

/// What stands in the place of the orders while there are none.
final class NoOrdersViewController: UIViewController {
  private let textLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    textLabel.text = "No orders yet"
    let shop = UIButton.titled("Go to the shop", target: self, action: #selector(shopTapped))
    view.addSubview(UIStackView.column([textLabel, shop]))
  }

  @objc private func shopTapped() { (tabBarController as? MainTabBarController)?.select(.shop) }
}
