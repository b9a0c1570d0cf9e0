public import Foundation

/// The two sides of a transition.
public enum UITransitionContextViewControllerKey: Hashable, Sendable {
  /// What was on screen.
  case from
  /// What comes on screen.
  case to
}

/// The views of the two sides of a transition.
public enum UITransitionContextViewKey: Hashable, Sendable {
  /// The view of what was on screen.
  case from
  /// The view of what comes on screen.
  case to
}

/// What is known about a transition while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// How what is presented covers what was there; nothing where nobody is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began with a finger.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can become interactive again.
  var isInterruptible: Bool { get }
  /// Whether the user drives the transition with a finger.
  var isInteractive: Bool { get }
  /// Whether the user let go too early.
  var isCancelled: Bool { get }
  /// How long the transition takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the transition had come when the finger let go, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast what is left of the transition runs once the finger has let go.
  var completionVelocity: CGFloat { get }
  /// How what is left of the transition runs once the finger has let go.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The view of one side of the transition.
  ///
  /// - Parameter key: Which side.
  /// - Returns: The view, or `nil` where that side is empty or its view stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
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

extension UIViewControllerTransitionCoordinator {
  /// Runs animations with the transition.
  ///
  /// - Parameter animation: Called when the transition starts.
  /// - Returns: Whether the animation was taken.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

extension UIViewController {
  /// The transition that the controller or its nearest ancestor takes part in, while it runs (rules P33, N20, N22').
  public final var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    noteReading()
    // Most controllers are in no transition; the way up counts no references.
    var candidate = Uncounted(self)
    while true {
      if let own = candidate.look(\.ownTransition) {
        if own.kind == .stack, !own.animated { return nil }
        own.isKnownOutside = true
        return own
      }
      guard let parent = candidate.look(\.parentLink.pointer) else { return nil }
      candidate = parent
    }
  }

  /// The transition that the controller itself takes part in, until it has ended.
  private final var ownTransition: Transition? {
    guard !transitionLink.isEmpty || isChangingStack || rare?.endingTransition != nil else { return nil }
    let current = transitionLink.isEmpty && isChangingStack ? stackTransitionInFlight : transition
    guard let own = current ?? rare?.endingTransition, !own.hasEnded else { return nil }
    return own
  }
}

/// What runs with a transition; allocated when the first caller asks for it.
@MainActor
final class TransitionCallbacks {
  /// A closure that is called with the transition.
  @MainActor
  struct Call {
    private let name: StaticString
    private let body: (any UIViewControllerTransitionCoordinatorContext) -> Void
    private let isCallout: Bool

    /// Keeps a closure of the app's, unless it is the model's own or that of a library which is left alone.
    init(
      _ name: StaticString, isOfModel: Bool = false,
      _ body: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
      self.name = name
      self.body = body
      isCallout = !isOfModel && !StructureReads.isInLibrary
    }

    func callAsFunction(_ context: any UIViewControllerTransitionCoordinatorContext) {
      StructureReads.callOut(name, isOfLibrary: !isCallout) { body(context) }
    }
  }

  var animations: [Call] = []
  var completions: [Call] = []
  var interactionChanges: [Call] = []
}

extension Transition: UIViewControllerTransitionCoordinator {
  /// Whether the transition takes time.
  public var isAnimated: Bool { tracked(animated) }

  /// The controller of one side of the transition.
  ///
  /// - Parameter key: Which side.
  /// - Returns: The controller, or `nil` where that side is empty.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    let side =
      switch (key, kind) {
      case (.from, .present), (.to, .dismiss): presenter
      case (.to, .present), (.from, .dismiss): presented
      case (.from, .stack), (.from, .tabs): from
      case (.to, .stack), (.to, .tabs): to
      }
    side?.noteUse()
    return side
  }

  /// Runs animations with the transition and calls back when it has ended (rule N21).
  ///
  /// - Parameters:
  ///   - animation: Called when the transition starts; at once if it has started.
  ///   - completion: Called when it has ended.
  /// - Returns: Whether the animation was taken; always `true` here.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    let callbacks = alongside ?? TransitionCallbacks()
    alongside = callbacks
    if let animation {
      let call = TransitionCallbacks.Call("alongside", animation)
      if phase == .scheduled { callbacks.animations.append(call) } else { call(self) }
    }
    if let completion { callbacks.completions.append(TransitionCallbacks.Call("ended", completion)) }
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
    callbacks.interactionChanges.append(TransitionCallbacks.Call("interactionChanges", handler))
  }

  /// Lets a call go on when the transition has ended, in the same turn.
  func wait(_ body: @escaping @MainActor () -> Void) {
    if Timeline.isRecording { Timeline.current.noteWait(for: self) }
    whenEnded(body)
  }

  /// Calls a closure when the transition has ended, in the same turn.
  func whenEnded(_ body: @escaping @MainActor () -> Void) {
    let callbacks = alongside ?? TransitionCallbacks()
    alongside = callbacks
    callbacks.completions.append(TransitionCallbacks.Call("ended", isOfModel: true) { _ in body() })
  }
}
