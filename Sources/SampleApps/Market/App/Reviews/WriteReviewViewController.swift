import UIKit

/// Told what the user has written.
@MainActor
protocol WriteReviewViewControllerDelegate: AnyObject {
  func writeReviewViewController(_ controller: WriteReviewViewController, didWrite text: String, stars: Int)
  func writeReviewViewControllerDidCancel(_ controller: WriteReviewViewController)
}

/// Asks for stars and a sentence; what was begun is not thrown away by a swipe.
final class WriteReviewViewController: UIViewController {
  weak var delegate: (any WriteReviewViewControllerDelegate)?

  @IBOutlet private weak var starsControl: UISegmentedControl!
  @IBOutlet private weak var textView: UITextView!
  @IBOutlet private weak var sendItem: UIBarButtonItem!

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.delegate = self
    textView.accessibilityIdentifier = "review"
    starsControl.selectedSegmentIndex = 4
    update()
  }

  private func update() {
    let isBegun = !textView.text.isEmpty
    sendItem.isEnabled = isBegun
    isModalInPresentation = isBegun
  }

  private func confirmDiscarding() {
    let sheet = UIAlertController(title: "Throw the review away?", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "Throw away", style: .destructive) { [weak self] _ in self?.cancel() })
    sheet.addAction(UIAlertAction(title: "Keep writing", style: .cancel))
    sheet.popoverPresentationController?.sourceView = textView
    present(sheet, animated: true)
  }

  private func cancel() { delegate?.writeReviewViewControllerDidCancel(self) }

  @IBAction private func cancelTapped(_ sender: UIBarButtonItem) {
    if textView.text.isEmpty { cancel() } else { confirmDiscarding() }
  }

  @IBAction private func sendTapped(_ sender: UIBarButtonItem) {
    view.endEditing(true)
    delegate?.writeReviewViewController(
      self, didWrite: textView.text, stars: starsControl.selectedSegmentIndex + 1)
  }
}

// MARK: - UITextViewDelegate

extension WriteReviewViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { update() }
}

// MARK: - UIAdaptivePresentationControllerDelegate

extension WriteReviewViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    confirmDiscarding()
  }
}
