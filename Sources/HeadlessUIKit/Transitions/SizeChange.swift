import Foundation

/// The change of a window that becomes narrow or wide: what callbacks are handed to add animations to it.
///
/// The hierarchy adapts within the call. Animations come after that, completions when the time is over that the turn takes.
@MainActor
final class SizeChange: UIViewControllerTransitionCoordinator {
  /// Milliseconds of virtual time that it takes.
  static let duration = 300

  private let window: UIWindow
  private var animations: [TransitionCallbacks.Call] = []
  private var completions: [TransitionCallbacks.Call] = []
  private var hasAdapted = false

  init(of window: UIWindow) { self.window = window }

  let isAnimated = UIView.animates
  let presentationStyle = UIModalPresentationStyle.none
  let initiallyInteractive = false
  let isInterruptible = false
  let isInteractive = false
  let isCancelled = false
  let percentComplete: CGFloat = 0
  let completionVelocity: CGFloat = 1
  let completionCurve = UIView.AnimationCurve.easeInOut
  var transitionDuration: TimeInterval { isAnimated ? TimeInterval(Self.duration) / 1000 : 0 }

  var containerView: UIView { StructureReads.shared(window) }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(TransitionCallbacks.Call("alongside", animation)) }
    if let completion { completions.append(TransitionCallbacks.Call("ended", completion)) }
    if hasAdapted { end() }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Carries out what was added, once everybody has adapted.
  func end() {
    hasAdapted = true
    let (animations, completions) = (animations, completions)
    (self.animations, self.completions) = ([], [])
    for animation in animations { animation(self) }
    guard !completions.isEmpty else { return }
    Simulation.current.clock.scheduleOwn(after: isAnimated ? Self.duration : 0) {
      for completion in completions { completion(self) }
    }
  }
}
