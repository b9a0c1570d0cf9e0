import UIKit

/// A message over whatever is on screen, which goes away by itself.
final class MessageBanner: UIView {
  /// Called when the user taps the banner.
  var onTap: (@MainActor (PushMessage) -> Void)?

  private let message: PushMessage
  private let textLabel = UILabel()
  private weak var timer: Timer?

  init(message: PushMessage) {
    self.message = message
    super.init(frame: .zero)
    textLabel.text = message.text
    addSubview(textLabel)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    timer = Timer.scheduledTimer(
      timeInterval: 5, target: self, selector: #selector(timeIsUp(_:)), userInfo: nil, repeats: false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  @objc private func tapped() {
    timer?.invalidate()
    removeFromSuperview()
    onTap?(message)
  }

  @objc private func timeIsUp(_ timer: Timer) { removeFromSuperview() }
}
