public import Foundation

/// What adapts what it contains when the device turns or becomes narrow or wide: controllers, and presentations.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the content prefers.
  var preferredContentSize: CGSize { get }

  /// Called before the environment changes.
  ///
  /// - Parameters:
  ///   - newCollection: The environment to come.
  ///   - coordinator: The change, to which animations can be added.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the size changes.
  ///
  /// - Parameters:
  ///   - size: The size to come.
  ///   - coordinator: The change, to which animations can be added.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// How large what is inside becomes.
  ///
  /// - Parameters:
  ///   - container: What is inside.
  ///   - parentSize: The size of the whole.
  /// - Returns: The size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called when what is inside prefers another size.
  ///
  /// - Parameter container: What is inside.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

extension UIViewController: UIContentContainer {}

extension UIPresentationController: UIContentContainer {}

extension UIViewController {
  /// Tells the controller of an environment to come.
  final func callWillTransition(
    to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    StructureReads.callBack("willTransition", on: self) { willTransition(to: traits, with: coordinator) }
  }

  /// Tells the controller of a size to come, unless its view has that already.
  final func callViewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard viewStorage?.frameStorage.size != size else { return }
    StructureReads.callBack("viewWillTransition", on: self) {
      viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Tells the parent, or else the presentation, that the controller prefers another size.
  final func tellOfPreferredSize() {
    if let parent = parentStorage {
      StructureReads.callBack("preferredContentSizeDidChange", on: parent) {
        parent.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    } else if let presentation = rare?.presentationController {
      presentation.callOverride("preferredContentSizeDidChange") {
        presentation.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }
}
