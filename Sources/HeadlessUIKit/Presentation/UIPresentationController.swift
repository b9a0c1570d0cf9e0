public import Foundation

/// Manages one presentation of a controller, and tells its delegate about the user's gestures.
@preconcurrency @MainActor
open class UIPresentationController: UIResponder {
  /// The controller that is or will be presented.
  public final unowned let presentedViewController: UIViewController

  private weak var presenter: UIViewController?

  /// The controller that presents (rule P2).
  open var presentingViewController: UIViewController {
    let presenting = presentedViewController.presentingInEffect ?? presenter ?? presentedViewController
    presentedViewController.noteHandingOut(presenting)
    return presenting
  }

  /// The object that is asked and told about gestures (rules D14 to D18).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  private let style: UIModalPresentationStyle

  /// The view in which the presentation takes place, `nil` while there is none.
  open private(set) var containerView: UIView?

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
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The style that this presentation had when its controller was made; later changes have no effect (rule P31).
  open var presentationStyle: UIModalPresentationStyle { style }

  /// What the presentation becomes where the device is narrow (rule P10); the same style where it does not adapt.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentedViewController.traitCollection)
  }

  /// What the presentation becomes in an environment (rule P10).
  ///
  /// - Parameter traitCollection: The environment.
  /// - Returns: The style; `.none` where the presentation stays as it is.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    switch presentationStyle {
    case .popover: return Simulation.current.settings.compactPopoverStyle
    case .formSheet: return .pageSheet
    default: return .none
    }
  }

  /// The style that is in effect now, after adapting (rule P10).
  final var styleInEffect: UIModalPresentationStyle {
    let traits = presentedViewController.traitCollection
    let own = adaptivePresentationStyle(for: traits)
    guard own != .none else { return presentationStyle }
    guard let delegate else { return own }
    let adapted = StructureReads.callBack("adaptivePresentationStyle") {
      delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
    }
    return adapted == .none ? presentationStyle : adapted
  }

  /// Whether the presenter's view leaves the window when the presentation has ended (rule P27).
  open var shouldRemovePresentersView: Bool {
    let style = styleInEffect
    return style == .fullScreen || style == .currentContext
  }

  /// The presented controller's view.
  open var presentedView: UIView? { presentedViewController.view }

  /// Called before the presentation starts.
  open func presentationTransitionWillBegin() {
    if containerView == nil { containerView = UIView() }
  }

  /// Called when the presentation has ended.
  ///
  /// - Parameter completed: Whether it was carried out.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal starts.
  open func dismissalTransitionWillBegin() {}

  /// Called when the dismissal has ended.
  ///
  /// - Parameter completed: Whether it was carried out.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Whether the presentation covers the whole screen (rule P8).
  open var shouldPresentInFullscreen: Bool { true }
}

/// A sheet's presentation controller.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  public struct Detent: Hashable, Sendable {
    /// The detent's name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes a name.
      ///
      /// - Parameter rawValue: The name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// About half the screen.
      public static let medium = Identifier(rawValue: "medium")
      /// The whole screen.
      public static let large = Identifier(rawValue: "large")
    }

    /// The detent's name.
    public let identifier: Identifier

    /// A detent at about half the screen.
    ///
    /// - Returns: The detent.
    public static func medium() -> Detent { Detent(identifier: .medium) }

    /// A detent at the whole screen.
    ///
    /// - Returns: The detent.
    public static func large() -> Detent { Detent(identifier: .large) }
  }

  /// The heights at which the sheet rests; lost with each dismissal (rule P31).
  open var detents: [Detent] = [.large()]

  /// The height at which the sheet rests now, `nil` for the smallest.
  open var selectedDetentIdentifier: Detent.Identifier?

  /// Whether the sheet shows a handle.
  open var prefersGrabberVisible = false
}

/// A popover's presentation controller: where it points at.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  open weak var sourceView: UIView?

  /// The place in the source view that the popover points at; kept, never used.
  open var sourceRect: CGRect = .zero

  /// The bar button that the popover points at.
  open var barButtonItem: UIBarButtonItem?
}

/// Decides about and is told of the user's gestures on a presentation.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// What the presentation becomes where it does not fit (rule P10).
  ///
  /// - Parameter controller: The presentation.
  /// - Returns: The style; `.none` to stay as it is.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// What the presentation becomes in an environment (rule P10).
  ///
  /// - Parameters:
  ///   - controller: The presentation.
  ///   - traitCollection: The environment.
  /// - Returns: The style; `.none` to stay as it is.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
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
  /// The system chooses.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }
  /// What the method without an environment answers.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
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
    if let own = nearestPresented.target, own !== self { return own.presentationController }
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
      let custom = StructureReads.callBack("presentationController") {
        transitioningDelegate?.presentationController(
          forPresented: self, presenting: presentingStorage,
          source: rare?.presentationSource ?? presentingStorage ?? self)
      }
      return custom ?? UIPresentationController(presentedViewController: self, presenting: presentingStorage)
    default:
      return UIPresentationController(presentedViewController: self, presenting: presentingStorage)
    }
  }
}
