public import Foundation

/// What an animator is doing.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  /// It has not begun, or it is over.
  case inactive = 0
  /// It runs, or pauses.
  case active = 1
  /// It was stopped where it is, and waits to be finished.
  case stopped = 2
}

/// Where an animation has ended.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  /// At its end.
  case end = 0
  /// Where it began.
  case start = 1
  /// Somewhere in between.
  case current = 2
}

/// An animation that can be started, paused, turned round and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: AnyObject {
  /// What the animator is doing.
  var state: UIViewAnimatingState { get }

  /// Whether time moves the animation, one that was turned round too.
  var isRunning: Bool { get }

  /// Whether the animation goes back to where it began.
  var isReversed: Bool { get set }

  /// How far the animation has come on its way, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or lets it go on.
  func startAnimation()

  /// Starts the animation later.
  ///
  /// - Parameter delay: After how many seconds.
  func startAnimation(afterDelay delay: TimeInterval)

  /// Stops time for the animation, which begins if it has not begun.
  func pauseAnimation()

  /// Ends the animation where it is.
  ///
  /// - Parameter withoutFinishing: Whether it is over with that, and nobody is told.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Finishes an animation that was stopped.
  ///
  /// - Parameter finalPosition: Where it is to have ended.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation that can be added to while it runs.
///
/// All of the members may be left out; they do nothing then.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin when some part of the time that is left has passed.
  ///
  /// - Parameters:
  ///   - animation: The changes.
  ///   - delayFactor: The part, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  /// Adds changes.
  ///
  /// - Parameter animation: The changes.
  func addAnimations(_ animation: @escaping () -> Void)

  /// Has a closure called when the animation is over.
  ///
  /// - Parameter completion: Is given where it has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Lets a paused animation go on.
  ///
  /// - Parameters:
  ///   - parameters: How what is left is to run; `nil` for as before.
  ///   - durationFactor: How long it is to take, as a part of the whole duration; 0 for what is left of it.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Nothing is added.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}

  /// Nothing is added.
  public func addAnimations(_ animation: @escaping () -> Void) {}

  /// Nobody is told.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}

  /// It just starts again.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }
}

/// What an animator's closures have changed of views, so that an animation that goes back can bring it back.
@MainActor
final class AnimatedValues {
  /// Who notes what is changed now.
  private(set) static var recording: AnimatedValues?

  private struct Values {
    let view: UIView
    let frame: CGRect
    let alpha: CGFloat
    let color: UIColor?
    let transform: CGAffineTransform
  }

  private var before: [Values] = []

  /// Notes what a view is like, before it is changed for the first time.
  static func note(_ view: UIView) { recording?.note(view) }

  private func note(_ view: UIView) {
    guard !before.contains(where: { $0.view === view }) else { return }
    before.append(
      Values(
        view: view, frame: view.frameStorage, alpha: view.alphaStorage, color: view.backgroundColorStorage,
        transform: view.transformInEffect))
  }

  /// Notes what is changed meanwhile.
  func record(_ body: () -> Void) {
    let former = Self.recording
    Self.recording = self
    body()
    Self.recording = former
  }

  /// Makes the views what they were.
  func restore() {
    for values in before {
      values.view.frameStorage = values.frame
      values.view.alphaStorage = values.alpha
      values.view.backgroundColorStorage = values.color
      values.view.transformInEffect = values.transform
    }
  }
}
