/// Manages one presentation of a controller, and tells its delegate about the user's gestures.
@preconcurrency @MainActor
open class UIPresentationController: UIResponder {
  /// The controller that is or will be presented.
  public final unowned let presentedViewController: UIViewController

  private weak var presenter: UIViewController?

  /// The controller that presents (rule P2).
  open var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? presenter ?? presentedViewController
  }

  /// The object that is asked and told about gestures (rules D14 to D18).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller to present.
  ///   - presentingViewController: The controller that presents it, if it is known.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// The style that this presentation has.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// Whether the presenter's view leaves the window when the presentation has ended (rule P27).
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }

  /// Whether the presentation covers the whole screen (rule P8).
  open var shouldPresentInFullscreen: Bool { true }
}

/// A sheet's presentation controller.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {}

/// A popover's presentation controller: where it points at.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open weak var sourceView: UIView?

  /// The bar button that the popover points at.
  open var barButtonItem: UIBarButtonItem?
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem {
  /// The title.
  open var title: String?

  /// Makes a button.
  public init() {}
}

/// Decides about and is told of the user's gestures on a presentation.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the user may swipe the presentation away; may be asked any number of times (rule D17).
  ///
  /// - Parameter presentationController: The presentation.
  /// - Returns: Whether it may be dismissed.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user started to swipe the presentation away (rule D14).
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has swiped the presentation away (rule D14).
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user tried in vain to swipe the presentation away (rule D16).
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The user may swipe the presentation away.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  /// Nothing is done.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Nothing is done.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Nothing is done.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIViewController {
  /// The object that manages the presentation, made for the current style on first use (rule P31).
  public final var presentationController: UIPresentationController? {
    if let own = nearestPresented, own !== self { return own.presentationController }
    if let made = rare?.presentationController { return made }
    let made = makePresentationController()
    rareProperties.presentationController = made
    return made
  }

  /// The presentation controller where the style is a popover.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// The presentation controller where the style is a sheet.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  private func makePresentationController() -> UIPresentationController {
    switch modalPresentationStyle {
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presentingStorage)
    case .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presentingStorage)
    case .custom:
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presentingStorage, source: presentingStorage ?? self)
      return custom ?? UIPresentationController(presentedViewController: self, presenting: presentingStorage)
    default:
      return UIPresentationController(presentedViewController: self, presenting: presentingStorage)
    }
  }
}
