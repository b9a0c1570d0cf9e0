import UIKit

/// Told when the user has chosen a time.
@MainActor
protocol DeliveryViewControllerDelegate: AnyObject {
  func deliveryViewController(_ controller: DeliveryViewController, didChoose time: String)
}

/// When a product can be brought; part of another screen.
final class DeliveryViewController: UIViewController {
  weak var delegate: DeliveryViewControllerDelegate?

  private let timeLabel = UILabel()
  private let changeButton = UIButton(type: .system)
  private let times = ["today", "tomorrow"]

  override func viewDidLoad() {
    super.viewDidLoad()
    timeLabel.text = "Delivery today"
    changeButton.setTitle("Change time", for: .normal)
    changeButton.addTarget(self, action: #selector(changeTapped(_:)), for: .touchUpInside)
    view.addSubview(timeLabel)
    view.addSubview(changeButton)
  }

  @objc private func changeTapped(_ sender: UIButton) {
    let sheet = UIAlertController(title: "Delivery", message: nil, preferredStyle: .actionSheet)
    for time in times {
      sheet.addAction(
        UIAlertAction(title: time.capitalized, style: .default) { [weak self] _ in self?.choose(time) })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = sender
    present(sheet, animated: true)
  }

  private func choose(_ time: String) {
    timeLabel.text = "Delivery \(time)"
    delegate?.deliveryViewController(self, didChoose: time)
  }
}
