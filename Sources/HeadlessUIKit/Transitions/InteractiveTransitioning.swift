public import Foundation

/// Lets the user's finger drive a transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the interaction, before the animator is called.
  ///
  /// - Parameter transitionContext: The transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// Whether a finger is on the screen when the transition begins.
  var wantsInteractiveStart: Bool { get }

  /// How fast what is left runs once the finger has let go.
  var completionSpeed: CGFloat { get }

  /// How what is left runs once the finger has let go.
  var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// There is one.
  public var wantsInteractiveStart: Bool { true }

  /// As fast as the rest.
  public var completionSpeed: CGFloat { 1 }

  /// Slowly at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
}

/// Drives a transition by a number between 0 and 1, until it is finished or cancelled.
///
/// Where the animator is interruptible, its own animation follows, and ends the transition when it has run to its end
/// or back. It can be taken up again by `pause()` then.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIResponder, UIViewControllerInteractiveTransitioning {
  private weak var transition: Transition?

  /// How many seconds the animator takes without a finger.
  open private(set) var duration: CGFloat = 0

  /// How far the transition has come, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast what is left runs once the finger has let go: 2 for twice as fast.
  open var completionSpeed: CGFloat = 1

  /// How what is left runs once the finger has let go.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// How the animation of an interruptible animator runs once the finger has let go.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether a finger is on the screen when the transition begins.
  open var wantsInteractiveStart = true

  /// Makes a driver that has no transition yet.
  public override init() { super.init() }

  /// Starts the interaction.
  ///
  /// - Parameter transitionContext: The transition.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    let custom = transitionContext as? CustomAnimation
    transition = custom?.transition
    duration = custom?.duration ?? 0
    percentComplete = 0
  }

  /// Takes a transition up that runs by itself; only an interruptible animator lets that happen.
  open func pause() {
    guard let transition, let fraction = transition.pauseInteraction() else { return }
    percentComplete = fraction
  }

  /// Says how far the finger has come.
  ///
  /// - Parameter percentComplete: From 0 to 1; other values are clamped.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition?.follow(self.percentComplete)
  }

  /// Lets the transition go on to its end.
  open func finish() {
    let call = Timeline.begin(.finishInteraction, of: .nobody, [])
    defer { call.end() }
    transition?.finishInteraction(cancelled: false, release: release(of: 1 - percentComplete))
  }

  /// Lets the transition go back to where it began (rule L10).
  open func cancel() {
    let call = Timeline.begin(.cancelInteraction, of: .nobody, [])
    defer { call.end() }
    transition?.finishInteraction(cancelled: true, release: release(of: percentComplete))
  }

  private func release(of rest: CGFloat) -> Transition.Release {
    Transition.Release(speed: max(completionSpeed, 0.001), rest: rest, curve: timingCurve)
  }
}
