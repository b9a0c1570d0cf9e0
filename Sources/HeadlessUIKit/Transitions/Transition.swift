/// One transition: a presentation, a dismissal, or a change of a navigation stack.
///
/// It begins when the turn in which it was asked for ends, and ends later on the virtual clock. While it runs it
/// is the `transitionCoordinator` of the controllers that take part (rules P33, N20).
@preconcurrency @MainActor
public final class Transition: UIViewControllerTransitionCoordinator {
  enum Kind {
    case present
    case dismiss
    case stack
  }

  enum Phase {
    case scheduled
    case running
    case ended
  }

  let kind: Kind
  let presenter: UIViewController
  let presented: UIViewController?
  var animated: Bool
  var phase = Phase.scheduled
  var completion: (() -> Void)?
  var alongside: TransitionCallbacks?

  /// For a stack: what was on screen, what comes, and who enters or leaves the container meanwhile.
  var from: UIViewController?
  var to: UIViewController?
  var entering: [UIViewController] = []
  var leaving: [UIViewController] = []

  /// Whether the user drives the transition with a finger.
  public internal(set) var isInteractive = false

  /// Whether the user let go too early; what was on screen stays.
  public internal(set) var isCancelled = false

  /// Whether the user's gesture dismisses, of which the presentation controller's delegate is told (rules D14, D15).
  var endsSwipe = false

  /// Whether a custom animator ends the transition, and not the clock (rule P35).
  var hasAnimator = false

  /// Whether the transition is running and nothing in the clock will end it.
  var isDrivenFromOutside: Bool { phase == .running && (isInteractive || hasAnimator) }

  init(
    _ kind: Kind, presenter: UIViewController, presented: UIViewController?, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.kind = kind
    self.presenter = presenter
    self.presented = presented
    self.animated = animated && UIView.areAnimationsEnabled
    self.completion = completion
  }

  var hasEnded: Bool { phase == .ended }

  /// Whether the transition takes time.
  public var isAnimated: Bool { animated }

  /// What the transition is about, in words.
  var summary: String {
    switch kind {
    case .present: "presentation of \(presented?.description ?? "nothing") on \(presenter.description)"
    case .dismiss: "dismissal of \(presented?.description ?? "nothing") from \(presenter.description)"
    case .stack: "stack change of \(presenter.description)"
    }
  }

  /// The controller of one side of the transition.
  ///
  /// - Parameter key: Which side.
  /// - Returns: The controller, or `nil` where that side is empty.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch (key, kind) {
    case (.from, .present), (.to, .dismiss): presenter
    case (.to, .present), (.from, .dismiss): presented
    case (.from, .stack): from
    case (.to, .stack): to
    }
  }

  // MARK: - Coordinator

  /// Runs animations with the transition and calls back when it has ended (rule N21).
  ///
  /// - Parameters:
  ///   - animation: Called when the transition starts; at once if it has started.
  ///   - completion: Called when it has ended.
  /// - Returns: Whether the animation was taken; always `true` here.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    let callbacks = alongside ?? TransitionCallbacks()
    alongside = callbacks
    if let animation {
      if phase == .scheduled { callbacks.animations.append(animation) } else { animation(self) }
    }
    if let completion { callbacks.completions.append(completion) }
    return true
  }

  /// Calls back when the user's finger decides whether an interactive transition is completed.
  ///
  /// - Parameter handler: Called with the context before the callbacks of a cancellation (rule L10).
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    let callbacks = alongside ?? TransitionCallbacks()
    alongside = callbacks
    callbacks.interactionChanges.append(handler)
  }

  /// Calls a closure when the transition has ended, in the same turn.
  func whenEnded(_ body: @escaping @MainActor () -> Void) {
    animate(alongsideTransition: nil) { _ in body() }
  }

  // MARK: - Course

  func begin() {
    guard phase == .scheduled else { return }
    switch kind {
    case .present: beginPresentation()
    case .dismiss: beginDismissal()
    case .stack: (presenter as? UINavigationController)?.begin(self)
    }
  }

  func end() {
    guard phase == .running else { return }
    switch kind {
    case .present: isCancelled ? cancelPresentation() : endPresentation()
    case .dismiss: isCancelled ? cancelDismissal() : endDismissal()
    case .stack: (presenter as? UINavigationController)?.end(self)
    }
  }

  /// Marks the transition as running and calls the animations that go with it.
  func markRunning() {
    phase = .running
    guard let callbacks = alongside else { return }
    let animations = callbacks.animations
    callbacks.animations = []
    for animation in animations { animation(self) }
  }

  /// Marks the transition as ended, then calls the coordinator's completions and the caller's.
  func markEnded() {
    phase = .ended
    let done = completion
    completion = nil
    if let callbacks = alongside {
      alongside = nil
      for completion in callbacks.completions { completion(self) }
    }
    done?()
  }

  /// Ends a transition that another one has overtaken: its coordinator calls back, its completion is dropped (rules
  /// D7, N21).
  func abandon() {
    guard phase != .ended else { return }
    Simulation.current.clock.remove(self)
    isCancelled = true
    completion = nil
    forget()
    markEnded()
  }

  /// Ends the transition without any call, because its simulation has ended.
  func abandonSilently() {
    phase = .ended
    completion = nil
    alongside = nil
    entering = []
    leaving = []
    forget()
    (presenter as? UINavigationController)?.forget(self)
  }

  /// The user's finger has left the screen: the transition goes on to its end, or back to where it began.
  func finishInteraction(cancelled: Bool) {
    guard phase == .running, isInteractive else { return }
    isInteractive = false
    isCancelled = cancelled
    let handlers = alongside?.interactionChanges ?? []
    alongside?.interactionChanges = []
    for handler in handlers { handler(self) }
    scheduleEnd(after: duration)
  }

  private var duration: Int {
    let settings = Simulation.current.settings
    return kind == .stack ? settings.navigationDuration : settings.presentationDuration
  }

  /// Ends the transition after the time that it takes, unless a custom animator decides.
  func scheduleEnd(after milliseconds: Int) {
    Simulation.current.clock.schedule(.end(self), after: animated ? milliseconds : 0)
  }
}

/// What runs with a transition; allocated when the first caller asks for it.
@MainActor
final class TransitionCallbacks {
  var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
}

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
  /// The transition that the controller or its nearest ancestor takes part in, while it runs (rules P33, N20).
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var current: UIViewController? = self
    while let candidate = current {
      if let own = candidate.transition ?? candidate.stackTransitionInFlight, !own.hasEnded {
        return own.kind == .stack && !own.animated ? nil : own
      }
      current = candidate.parentStorage
    }
    return nil
  }
}
