public import Foundation

/// A popover's presentation controller: where it points at.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// What the popover points at: a view or a bar button.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { subject.tracked(sourceItemStorage) }
    set { sourceItemStorage = newValue }
  }

  final weak var sourceItemStorage: (any UIPopoverPresentationControllerSourceItem)?

  /// The view that the popover points at.
  open var sourceView: UIView? {
    get { subject.tracked(sourceViewStorage) }
    set { sourceViewStorage = newValue }
  }

  final weak var sourceViewStorage: UIView?

  /// The place in the source view that the popover points at; kept, never used.
  open var sourceRect: CGRect {
    get { subject.tracked(sourceRectStorage) }
    set { sourceRectStorage = newValue }
  }

  final var sourceRectStorage: CGRect = .zero

  /// The bar button that the popover points at.
  open var barButtonItem: UIBarButtonItem? {
    get { subject.tracked(barButtonItemStorage) }
    set { barButtonItemStorage = newValue }
  }

  final var barButtonItemStorage: UIBarButtonItem?

  /// On which sides the popover may lie; kept, never drawn.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// On which side the popover lies: the first of those on which it may.
  open var arrowDirection: UIPopoverArrowDirection {
    subject.trackAccess()
    let sides: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
    return sides.first { permittedArrowDirections.contains($0) } ?? .unknown
  }

  /// What can be touched while the popover is there; kept, the model taps outside to close it.
  open var passthroughViews: [UIView]?

  /// Whether the popover may lie over what it points at; kept, never drawn.
  open var canOverlapSourceViewRect = false

  /// The color of the popover; kept, never drawn.
  open var backgroundColor: UIColor?

  /// The sheet that the popover becomes where the device is narrow.
  public final var adaptiveSheetPresentationController: UISheetPresentationController { adaptiveSheet }

  private final lazy var adaptiveSheet = UISheetPresentationController(
    presentedViewController: presented, presenting: nil)
}

/// The sides on which a popover may lie.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The sides as bits.
  public let rawValue: UInt

  /// Makes a set of sides from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Below, pointing up.
  public static var up: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 0) }
  /// Above, pointing down.
  public static var down: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 1) }
  /// On the right, pointing left.
  public static var left: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 2) }
  /// On the left, pointing right.
  public static var right: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: 1 << 3) }
  /// On any side.
  public static var any: UIPopoverArrowDirection { [.up, .down, .left, .right] }
  /// Not known.
  public static var unknown: UIPopoverArrowDirection { UIPopoverArrowDirection(rawValue: UInt.max) }
}

/// What a popover can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Decides about a popover, and is told of it.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be presented.
  ///
  /// - Parameter popoverPresentationController: The popover.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)

  /// Asks whether a popover that was tapped outside may go, in the form that came first; the model asks the newer one.
  ///
  /// - Parameter popoverPresentationController: The popover.
  /// - Returns: Whether it may.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool

  /// The popover has gone, in the form that came first; the model calls the newer one.
  ///
  /// - Parameter popoverPresentationController: The popover.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Nothing is done.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// It may.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  /// Nothing is done.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
