import UIKit

/// What the app can do, in three steps, for those who are new.
final class OnboardingViewController: UIViewController {
  @IBOutlet private weak var textLabel: UILabel!
  @IBOutlet private weak var nextButton: UIButton!
  @IBOutlet private var dots: [UIView]!

  private let texts = ["Fresh food", "Brought today", "Paid at the door"]
  private var step = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    showStep()
  }

  @IBAction private func nextTapped(_ sender: UIButton) {
    guard step < texts.count - 1 else { return performSegue(withIdentifier: "finish", sender: sender) }
    step += 1
    showStep()
  }

  private func showStep() {
    textLabel.text = texts[step]
    nextButton.setTitle(step == texts.count - 1 ? "Start shopping" : "Next", for: .normal)
    for (index, dot) in dots.enumerated() { dot.alpha = index == step ? 1 : 0.3 }
  }
}
