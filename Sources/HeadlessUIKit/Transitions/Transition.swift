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

  private(set) var kind: Kind
  private var involved: UIViewController?
  private(set) var presented: UIViewController?
  var animated: Bool
  var phase = Phase.scheduled
  var completion: (() -> Void)?
  var alongside: TransitionCallbacks?

  /// For a stack: what was on screen, what comes, and who enters or leaves the container meanwhile.
  var from: UIViewController?
  var to: UIViewController?
  var entering: [UIViewController] { come }
  var leaving: [UIViewController] { gone }

  // Taken out while they change and put back, as the children of a controller are.
  private var come: [UIViewController] = []
  private var gone: [UIViewController] = []

  /// For a dismissal: the layers that go, marked as such.
  var layers: [UIViewController] = []

  /// Whether the user drives the transition with a finger.
  public internal(set) var isInteractive = false

  /// Whether the user let go too early; what was on screen stays.
  public internal(set) var isCancelled = false

  /// Whether the user's gesture dismisses, of which the presentation controller's delegate is told (rules D14, D15).
  var endsSwipe = false

  /// Whether a custom animator ends the transition, and not the clock (rule P35).
  var hasAnimator = false

  /// Whether anybody outside the model was given the transition, who may know it again.
  var isKnownOutside = false

  /// The controller that presents; for a stack, its container.
  var presenter: UIViewController {
    guard let involved else { preconditionFailure("a transition that takes place has a presenter") }
    return involved
  }

  /// Whether the transition is running and nothing in the clock will end it.
  var isDrivenFromOutside: Bool { phase == .running && (isInteractive || hasAnimator) }

  init(
    _ kind: Kind, presenter: UIViewController, presented: UIViewController?, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.kind = kind
    self.involved = presenter
    self.presented = presented
    self.animated = animated && UIView.areAnimationsEnabled
    self.completion = completion
  }

  /// Makes a new transition of one that has let go of the last.
  func prepare(
    _ kind: Kind, presenter: UIViewController, presented: UIViewController?, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.kind = kind
    self.involved = presenter
    self.presented = presented
    self.animated = animated && UIView.areAnimationsEnabled
    self.completion = completion
    phase = .scheduled
  }

  /// Forgets everything about a transition that has ended, so that the object can serve the next one.
  func letGo() {
    involved = nil
    if presented != nil { presented = nil }
    if from != nil { from = nil }
    if to != nil { to = nil }
    if completion != nil { completion = nil }
    if alongside != nil { alongside = nil }
    forgetMoved()
    if !layers.isEmpty { layers = [] }
    isInteractive = false
    isCancelled = false
    endsSwipe = false
    hasAnimator = false
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
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    switch kind {
    case .present: beginPresentation()
    case .dismiss: beginDismissal()
    case .stack: navigation.begin(self)
    }
  }

  func end() {
    guard phase == .running else { return }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    switch kind {
    case .present: isCancelled ? cancelPresentation() : endPresentation()
    case .dismiss: isCancelled ? cancelDismissal() : endDismissal()
    case .stack: navigation.end(self)
    }
  }

  // Only a navigation controller makes transitions of this kind, and a checked cast is dear at every turn.
  private var navigation: UINavigationController {
    unsafeDowncast(presenter, to: UINavigationController.self)
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
    let callbacks = alongside
    alongside = nil
    guard done != nil || callbacks != nil else { return }
    HierarchyChange.callAfterwards {
      for completion in callbacks?.completions ?? [] { completion(self) }
      done?()
    }
  }

  /// Ends a transition that another one has overtaken: its coordinator calls back, its completion is dropped (rules
  /// D7, N21).
  func abandon() {
    guard phase != .ended else { return }
    Simulation.current.clock.remove(self)
    HierarchyChange.noteDisorder()
    isCancelled = true
    completion = nil
    undoMarks()
    forget()
    markEnded()
  }

  /// Ends the transition without any call, because its simulation has ended.
  func abandonSilently() {
    phase = .ended
    completion = nil
    alongside = nil
    if kind == .stack {
      for controller in leaving where controller.parentLink.leads(to: presenter) {
        controller.parentLink = Link(nil)
      }
    }
    forgetMoved()
    layers = []
    forget()
    if kind == .stack { navigation.forget(self) }
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
    Simulation.current.clock.scheduleEnd(of: self, after: animated ? milliseconds : 0)
  }

  // MARK: - A stack's change

  /// What the change of a stack looks like: a pop where the new top was on the old stack (rule N10).
  var operation: UINavigationController.Operation {
    guard kind == .stack, let to else { return .none }
    return entering.holds(to) ? .push : .pop
  }

  /// Takes what came onto the stack and what left it into a transition that has not ended.
  func add(entering new: [UIViewController], leaving old: [UIViewController]) {
    if come.isEmpty, gone.isEmpty {
      come = new
      gone = old
      return
    }
    for controller in new { addEntering(controller) }
    for controller in old { addLeaving(controller) }
  }

  /// Takes a controller that came onto the stack into a transition that has not ended.
  func addEntering(_ controller: UIViewController) {
    if !gone.isEmpty { gone = gone.without(controller) }
    guard !come.holds(controller) else { return }
    var list = come
    come = []
    list.append(controller)
    come = list
  }

  /// Takes a controller that left the stack into a transition that has not ended.
  func addLeaving(_ controller: UIViewController) {
    if !come.isEmpty { come = come.without(controller) }
    guard !gone.holds(controller) else { return }
    var list = gone
    gone = []
    list.append(controller)
    gone = list
  }

  /// Forgets a controller that has gone elsewhere.
  func drop(_ controller: UIViewController) {
    gone = gone.without(controller)
    come = come.without(controller)
    if from === controller { from = nil }
    if to === controller { to = nil }
    controller.flags.subtract([.movingToParent, .movingFromParent])
  }

  /// Forgets who came and who left.
  func forgetMoved() {
    if !come.isEmpty { come = [] }
    if !gone.isEmpty { gone = [] }
  }
}

/// What runs with a transition; allocated when the first caller asks for it.
@MainActor
final class TransitionCallbacks {
  var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  var interactionChanges: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
}
