import UIKit

/// Who makes the app.
final class AboutViewController: UIViewController {
  @IBOutlet private weak var versionLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    versionLabel.text = "Version 1.0"
  }

  @IBAction private func licencesTapped() {
    let alert = UIAlertController(
      title: "Licences", message: "All of it was written here.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
