public import Foundation

/// Manages one presentation of a controller, and tells its delegate about the user's gestures.
@preconcurrency @MainActor
open class UIPresentationController: UIResponder {
  /// The controller that is or will be presented.
  public final var presentedViewController: UIViewController {
    presented.noteUse()
    return presented
  }

  final unowned let presented: UIViewController

  /// The presented controller, as long as this is its presentation controller: it clears the link when it lets go.
  final nonisolated(unsafe) var subject = Link<UIViewController>(nil)

  private weak var presenter: UIViewController?

  /// The controller that presents (rule P2).
  open var presentingViewController: UIViewController {
    let presenting = presented.presentingInEffect ?? presenter ?? presented
    return presented.noteNaming(presenting) ?? presenting
  }

  /// The object that is asked and told about gestures (rules D14 to D18).
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { subject.tracked(delegateStorage) }
    set { delegateStorage = newValue }
  }

  final weak var delegateStorage: (any UIAdaptivePresentationControllerDelegate)?

  private let style: UIModalPresentationStyle

  final var traitRecord: TraitRecord?

  /// Called after the environment of the presentation has changed.
  ///
  /// - Parameter previousTraitCollection: The environment before.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The view in which the presentation takes place, `nil` while there is none.
  open var containerView: UIView? { subject.tracked(container) }

  private(set) final var container: UIView?

  /// Makes a presentation controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller to present.
  ///   - presentingViewController: The controller that presents it, if it is known.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenter = presentingViewController
    // Which style it is depends on the class.
    style = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The style that this presentation had when its controller was made; later changes have no effect (rule P31).
  open var presentationStyle: UIModalPresentationStyle { subject.tracked(style) }

  /// What the presentation becomes where the device is narrow (rule P10); the same style where it does not adapt.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presented.traitCollection)
  }

  /// What the presentation becomes in an environment (rule P10).
  ///
  /// - Parameter traitCollection: The environment.
  /// - Returns: The style; `.none` where the presentation stays as it is.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    subject.trackAccess()
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    switch presentationStyle {
    case .popover: return Simulation.current.settings.compactPopoverStyle
    case .formSheet: return .pageSheet
    default: return .none
    }
  }

  /// The style that is in effect now, after adapting (rule P10).
  final var styleInEffect: UIModalPresentationStyle {
    let traits = presented.traitCollection
    let own = callOverride("adaptivePresentationStyleFor") { adaptivePresentationStyle(for: traits) }
    guard own != .none else { return presentationStyle }
    let adapted = callDelegate("adaptivePresentationStyle", otherwise: own) {
      $0.adaptivePresentationStyle(for: self, traitCollection: traits)
    }
    return adapted == .none ? presentationStyle : adapted
  }

  /// Asks or tells the delegate, if there is one.
  final func callDelegate<Answer>(
    _ name: StaticString, otherwise: Answer, _ body: (any UIAdaptivePresentationControllerDelegate) -> Answer
  ) -> Answer {
    guard let delegate = delegateStorage else { return otherwise }
    return StructureReads.callOut(name) { body(delegate) }
  }

  /// Calls what a class of the app's may have overridden.
  @inline(__always)
  final func callOverride<Answer>(_ name: StaticString, _ body: () -> Answer) -> Answer {
    StructureReads.callOut(name, unless: ModelClasses.contains(self), body)
  }

  /// Whether the presenter's view leaves the window when the presentation has ended (rule P27).
  open var shouldRemovePresentersView: Bool {
    let style = styleInEffect
    return style == .fullScreen || style == .currentContext
  }

  /// The presented controller's view.
  open var presentedView: UIView? { presented.view }

  /// Called before the presentation starts.
  open func presentationTransitionWillBegin() {
    if container == nil { container = UIView(frame: Simulation.current.windowFrame) }
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

  /// Where the presented view lies in the container when the presentation has ended: all of it, unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { subject.tracked(container?.frameStorage ?? .zero) }

  /// Called before the views in the container are laid out; nothing is laid out, so nobody calls it.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the views in the container were laid out; nothing is laid out, so nobody calls it.
  open func containerViewDidLayoutSubviews() {}

  // MARK: - Sizes

  /// Called before the environment changes; hands it on to what is presented.
  ///
  /// - Parameters:
  ///   - newCollection: The environment to come.
  ///   - coordinator: The change, to which animations can be added.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented.callWillTransition(to: newCollection, with: coordinator)
  }

  /// Called before the container gets another size; hands it on to what is presented.
  ///
  /// - Parameters:
  ///   - size: The size to come.
  ///   - coordinator: The change, to which animations can be added.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presented.callViewWillTransition(
      to: self.size(forChildContentContainer: presented, withParentContainerSize: size), with: coordinator)
  }

  /// How large what is presented becomes: as large as the container, unless overridden.
  ///
  /// - Parameters:
  ///   - container: What is presented.
  ///   - parentSize: The size of the container.
  /// - Returns: The size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when what is presented prefers another size.
  ///
  /// - Parameter container: What is presented.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// The size that what is presented prefers.
  open var preferredContentSize: CGSize { presented.preferredContentSize }
}

extension UIViewController {
  /// The object that manages the presentation, made for the current style on first use (rule P31).
  public final var presentationController: UIPresentationController? { tracked(presentationInEffect) }

  /// The same, for the model's own use.
  final var presentationInEffect: UIPresentationController? {
    if let own = nearestPresented.target, own !== self { return own.presentationInEffect }
    if let made = rare?.presentationController { return made }
    let made = makePresentationController()
    made.subject = Link(self)
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
      UIPopoverPresentationController(presentedViewController: self, presenting: presentingStorage)
    case .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presentingStorage)
    case .custom:
      customPresentationController
        ?? UIPresentationController(presentedViewController: self, presenting: presentingStorage)
    default:
      UIPresentationController(presentedViewController: self, presenting: presentingStorage)
    }
  }

  /// The one that the app's delegate makes.
  private var customPresentationController: UIPresentationController? {
    guard let delegate = transitioningDelegateInEffect else { return nil }
    return StructureReads.callOut("presentationControllerForPresented") {
      delegate.presentationController(
        forPresented: self, presenting: presentingStorage,
        source: rare?.presentationSource ?? presentingStorage ?? self)
    }
  }
}
