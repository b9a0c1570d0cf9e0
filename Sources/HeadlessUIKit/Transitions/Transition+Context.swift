public import Foundation

extension Transition {
  /// How what is presented covers what was there; nothing where nobody is presented.
  public var presentationStyle: UIModalPresentationStyle {
    trackAccess()
    guard isModal, let presented else { return .none }
    return presented.styleInEffect
  }

  /// Whether the transition began with a finger.
  public var initiallyInteractive: Bool { tracked(beganInteractively) }

  /// Whether the transition can become interactive again: its animator is interruptible.
  public var isInterruptible: Bool { tracked(interruptible != nil) }

  /// How long the transition takes, in seconds of virtual time; an animator is not asked for its own duration.
  public var transitionDuration: TimeInterval { tracked(TimeInterval(duration) / 1000) }

  /// How far a finger has brought the transition, from 0 to 1; 0 where there was none.
  public var percentComplete: CGFloat { tracked(fraction) }

  /// How fast what is left of the transition runs; always as fast as the rest.
  public var completionVelocity: CGFloat { 1 }

  /// How what is left of the transition runs; always in the same way.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// The view in which the transition takes place: that of the presentation, or else the window or the container's view.
  public var containerView: UIView {
    trackAccess()
    if let container = presented?.rare?.presentationController?.container { return container }
    return (isModal ? presenter.hostWindow : presenter.loadedView) ?? UIView()
  }

  /// The view of one side of the transition.
  ///
  /// - Parameter key: Which side.
  /// - Returns: The view, or `nil` where that side is empty, or where it presents and its view stays in the window.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard let controller = viewController(forKey: key == .from ? .from : .to) else { return nil }
    guard isModal, let presented else { return controller.loadedView }
    guard controller !== presented else {
      guard let presentation = presented.rare?.presentationController else { return presented.loadedView }
      return presentation.callOverride("presentedView") { presentation.presentedView }
    }
    return presented.removesPresentersView ? controller.loadedView : nil
  }

  /// Where a controller's view lies at the beginning or at the end: on screen, or nowhere where it is not on screen.
  func frame(of controller: UIViewController, isInitial: Bool) -> CGRect {
    trackAccess()
    let isPresented = isModal && controller === presented
    let staysInWindow = isModal && controller === presenter && presented?.removesPresentersView == false
    guard staysInWindow || controller === viewController(forKey: isInitial ? .from : .to)
    else { return .zero }
    let window = presenter.hostWindow?.frameStorage ?? .zero
    let whole = window.isEmpty ? Simulation.current.windowFrame : window
    guard isPresented, let presentation = presented?.rare?.presentationController else { return whole }
    return presentation.callOverride("frameOfPresentedView") {
      presentation.frameOfPresentedViewInContainerView
    }
  }
}

// What the change of a stack was, from who came and who left.

extension Transition {
  /// What the change of a stack looks like: a pop where the new top was on the old stack (rule N10).
  var operation: UINavigationController.Operation {
    guard kind == .stack, let to else { return .none }
    return come.holds(to) ? .push : .pop
  }

  /// Whether a controller came onto the stack.
  func isEntering(_ controller: UIViewController) -> Bool { come.holds(controller) }

  /// Who left the stack.
  var leaving: [UIViewController] { gone.list }

  /// Whether a controller left the stack.
  func isLeaving(_ controller: UIViewController) -> Bool { gone.holds(controller) }

  /// Who came onto the stack.
  var entering: [UIViewController] { come.list }

  /// The stack as it was before the transition's changes.
  ///
  /// Pushes and pops happen at the top, so that it follows from who came and who left; only where the stack was
  /// replaced as a whole its order had to be noted.
  func stackBefore(_ stack: [UIViewController]) -> [UIViewController] {
    orderBefore ?? stack.without(come.list) + gone.list
  }
}
