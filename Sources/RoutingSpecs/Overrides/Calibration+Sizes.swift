import Foundation
import HeadlessUIKit

extension Calibration {
  /// What every controller has as a content container.
  static let sizes: [Calibration] = [
    Calibration("willTransition", by: OwnWillTransition.self),
    Calibration("viewWillTransition", by: OwnViewWillTransition.self),
    Calibration("size", by: OwnSizeForChild.self),
    Calibration("preferredContentSizeDidChange", by: OwnPreferredContentSizeDidChange.self),
  ]
}

private final class OwnWillTransition: UIViewController {
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
private final class OwnViewWillTransition: UIViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
private final class OwnSizeForChild: UIViewController {
  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { .zero }
}
private final class OwnPreferredContentSizeDidChange: UIViewController {
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
}
