/// The two sides of a transition.
public enum UITransitionContextViewControllerKey: Hashable, Sendable {
  /// What was on screen.
  case from
  /// What comes on screen.
  case to
}

/// What is known about a transition while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether the user drives the transition with a finger.
  var isInteractive: Bool { get }
  /// Whether the user let go too early.
  var isCancelled: Bool { get }
  /// The controller of one side of the transition.
  ///
  /// - Parameter key: Which side.
  /// - Returns: The controller, or `nil` where that side is empty.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// A running transition, to which others can add animations and completions.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// Runs animations with the transition and calls back when it has ended.
  ///
  /// - Parameters:
  ///   - animation: Called when the transition starts.
  ///   - completion: Called when it has ended.
  /// - Returns: Whether the animation was taken.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls back when the user's finger decides whether an interactive transition is completed.
  ///
  /// - Parameter handler: Called with the context.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewController {
  /// The transition that the controller or its nearest ancestor takes part in, while it runs (rules P33, N20, N22').
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    noteReading()
    var next: UIViewController? = self
    while let candidate = next {
      let changesStack = candidate.transition == nil && candidate.isChangingStack
      let current = changesStack ? candidate.stackTransitionInFlight : candidate.transition
      if let own = current ?? candidate.rare?.endingTransition, !own.hasEnded {
        if own.kind == .stack, !own.animated { return nil }
        own.isKnownOutside = true
        return own
      }
      next = candidate.parentStorage
    }
    return nil
  }
}
