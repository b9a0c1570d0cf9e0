import Foundation
import HeadlessUIKit

/// What every controller has as a content container.
enum SizeOverrides {
  static let all: [UIViewController.Type] = [
    WillTransition.self, ViewWillTransition.self, Size.self, PreferredContentSizeDidChange.self,
  ]

  final class WillTransition: UIViewController {
    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
  }
  final class ViewWillTransition: UIViewController {
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}
  }
  final class Size: UIViewController {
    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { .zero }
  }
  final class PreferredContentSizeDidChange: UIViewController {
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  }
}
