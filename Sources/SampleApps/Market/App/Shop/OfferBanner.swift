import UIKit

/// What a banner tells the screen on which it is.
@MainActor
@objc protocol OfferBannerDelegate {
  func offerBannerWasTapped(_ banner: OfferBanner)
  @objc optional func offerBannerDidHide(_ banner: OfferBanner)
}

/// An offer that goes away by itself.
final class OfferBanner: UIView {
  weak var delegate: OfferBannerDelegate?

  @IBOutlet private weak var offerLabel: UILabel!
  private weak var timer: Timer?

  /// Shows an offer for some seconds.
  func show(_ offer: String) {
    offerLabel.text = offer
    isHidden = false
    timer?.invalidate()
    timer = Timer.scheduledTimer(
      timeInterval: 4, target: self, selector: #selector(timeIsUp(_:)), userInfo: nil, repeats: false)
  }

  /// Takes the offer away.
  func hide() {
    timer?.invalidate()
    guard !isHidden else { return }
    isHidden = true
    delegate?.offerBannerDidHide?(self)
  }

  @objc private func timeIsUp(_ timer: Timer) { hide() }

  @IBAction private func bannerTapped(_ sender: UIButton) {
    hide()
    delegate?.offerBannerWasTapped(self)
  }
}
