public import Foundation

/// What an animator knows of its transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether the user drives the transition with a finger.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// How what is presented covers what was there; nothing where nobody is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Says how far the finger has come.
  ///
  /// - Parameter percentComplete: From 0 to 1; other values are clamped.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The finger has let go, and the transition goes on to its end.
  func finishInteractiveTransition()
  /// The finger has let go too early, and the transition goes back to where it began (rule L10).
  func cancelInteractiveTransition()
  /// Takes up a transition that runs by itself, where its animator is interruptible.
  func pauseInteractiveTransition()
  /// The controller of one side of the transition.
  ///
  /// - Parameter key: Which side.
  /// - Returns: The controller, or `nil` where that side is empty.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of one side of the transition.
  ///
  /// - Parameter key: Which side.
  /// - Returns: The view, or `nil` where that side is empty or its view stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where a controller's view lies when the transition begins.
  ///
  /// - Parameter vc: The controller.
  /// - Returns: The frame; zero for one that comes.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view lies when the transition has ended.
  ///
  /// - Parameter vc: The controller.
  /// - Returns: The frame; zero for one that goes.
  func finalFrame(for vc: UIViewController) -> CGRect
  /// Ends the transition.
  ///
  /// - Parameter didComplete: Whether it was carried out.
  func completeTransition(_ didComplete: Bool)
}

extension CustomAnimation {
  var isInteractive: Bool { transition.isInteractive }

  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition.follow(min(max(percentComplete, 0), 1))
  }

  func finishInteractiveTransition() {
    let call = Timeline.begin(.finishInteraction, of: .nobody, [])
    defer { call.end() }
    transition.finishInteraction(cancelled: false)
  }

  func cancelInteractiveTransition() {
    let call = Timeline.begin(.cancelInteraction, of: .nobody, [])
    defer { call.end() }
    transition.finishInteraction(cancelled: true)
  }

  func pauseInteractiveTransition() { _ = transition.pauseInteraction() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }

  func initialFrame(for vc: UIViewController) -> CGRect { transition.frame(of: vc, isInitial: true) }

  func finalFrame(for vc: UIViewController) -> CGRect { transition.frame(of: vc, isInitial: false) }
}
