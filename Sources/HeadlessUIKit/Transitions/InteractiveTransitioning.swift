public import Foundation

/// Lets the user's finger drive a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the interaction, before the animator is called.
  ///
  /// - Parameter transitionContext: The transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// Drives a transition by a number between 0 and 1, until it is finished or cancelled.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIResponder, UIViewControllerInteractiveTransitioning {
  private weak var transition: Transition?

  /// How far the transition has come, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// Makes a driver that has no transition yet.
  public override init() { super.init() }

  /// Starts the interaction.
  ///
  /// - Parameter transitionContext: The transition.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    transition = (transitionContext as? CustomAnimation)?.transition
    percentComplete = 0
  }

  /// Says how far the finger has come.
  ///
  /// - Parameter percentComplete: From 0 to 1; other values are clamped.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition?.fraction = self.percentComplete
  }

  /// Lets the transition go on to its end.
  open func finish() {
    let call = Timeline.begin(.finishInteraction, of: .nobody, [])
    defer { call.end() }
    transition?.finishInteraction(cancelled: false)
  }

  /// Lets the transition go back to where it began (rule L10).
  open func cancel() {
    let call = Timeline.begin(.cancelInteraction, of: .nobody, [])
    defer { call.end() }
    transition?.finishInteraction(cancelled: true)
  }
}
