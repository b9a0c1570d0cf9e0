import UIKit

/// The picture of a product over the whole screen; a double tap enlarges it.
final class PhotoViewController: UIViewController {
  var caption: String?

  @IBOutlet private weak var captionLabel: UILabel!
  private var isEnlarged = false

  override func viewDidLoad() {
    super.viewDidLoad()
    showCaption()
    let doubleTap = UITapGestureRecognizer(target: self, action: #selector(doubleTapped))
    doubleTap.numberOfTapsRequired = 2
    view.addGestureRecognizer(doubleTap)
  }

  @objc private func doubleTapped() {
    isEnlarged.toggle()
    showCaption()
  }

  private func showCaption() { captionLabel.text = isEnlarged ? "\(caption ?? ""), enlarged" : caption }
}
