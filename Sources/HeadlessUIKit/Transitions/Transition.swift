import Foundation

/// One transition: a presentation, a dismissal, a change of a navigation stack, or one of tabs that is animated.
///
/// It begins when the turn in which it was asked for ends, and ends later on the virtual clock. While it runs it
/// is the `transitionCoordinator` of the controllers that take part (rules P33, N20).
@preconcurrency @MainActor
public final class Transition {
  enum Kind {
    case present
    case dismiss
    case stack
    case tabs
  }

  enum Phase {
    case scheduled
    case running
    case ended
  }

  private(set) var kind: Kind
  private(set) var presented: UIViewController?

  // Both stay what they are from the order to the end, so whoever carries the transition out need not count them.
  private(set) var involved: UIViewController?
  var animated: Bool
  var phase = Phase.scheduled
  var completion: (() -> Void)?
  private(set) var isCompletionOfLibrary = false
  var alongside: TransitionCallbacks?

  /// For a stack, or tabs: what was on screen.
  var from: UIViewController? { fromLink.target }

  /// For a stack, or tabs: what comes.
  var to: UIViewController? { toLink.target }

  // What takes no time is over before the navigation controller lets go of both; only an animation has to keep them.
  private(set) var fromLink = Link<UIViewController>(nil)
  private(set) var toLink = Link<UIViewController>(nil)
  private var keptFrom: UIViewController?
  private var keptTo: UIViewController?

  // Who enters or leaves a stack meanwhile, and the layers that a dismissal has marked. They are replaced as a whole, or
  // taken out while they change and put back, as the children of a controller are.
  private(set) var come = FewControllers.nobody
  private(set) var gone = FewControllers.nobody
  private var marked = FewControllers.nobody

  /// For a stack that was replaced as a whole: its order before, as far as an animator might bring it back.
  var orderBefore: [UIViewController]?

  /// Whether the user drives the transition with a finger, or an app's recogniser does.
  public var isInteractive: Bool { tracked(interactive) }

  /// The same, for the model's own use.
  var isDriven: Bool {
    get { interactive }
    set {
      interactive = newValue
      guard newValue else { return }
      beganInteractively = true
      Simulation.current.clock.hold(self)
    }
  }

  /// Whether the user let go too early; what was on screen stays.
  public var isCancelled: Bool { tracked(cancelled) }

  /// The same, for the model's own use.
  var isCalledOff: Bool {
    get { cancelled }
    set { cancelled = newValue }
  }

  /// Tracks that the code reads something of the transition, which tells of the controllers that take part.
  @inline(__always)
  func trackAccess(_ call: StaticString = #function) {
    if StructureReads.areHeard { involved?.noteReading(call) }
  }

  /// What the code reads of the transition, tracked.
  @inline(__always)
  func tracked<Value>(_ value: @autoclosure () -> Value, _ call: StaticString = #function) -> Value {
    trackAccess(call)
    return value()
  }

  // Private storage: the compiler can prove that nobody holds it while it is read.
  private var interactive = false
  private var cancelled = false

  /// Whether a finger has driven the transition, for the model's own use.
  private(set) var beganInteractively = false

  /// How far a finger has brought the transition, from 0 to 1.
  var fraction: CGFloat = 0

  /// The animation that follows the finger, where the animator has one.
  var interruptible: (any UIViewImplicitlyAnimating)?

  /// Whether the user's gesture dismisses, of which the presentation controller's delegate is told (rules D14, D15).
  var endsSwipe = false

  /// The class of the custom animator that ends the transition, if it is not the clock that does (rule P35).
  var animatorClass: AnyClass?

  /// Whether a custom animator ends the transition.
  var hasAnimator: Bool { animatorClass != nil }

  // The clock alone keeps a transition that has not ended; controllers only know of it.

  /// The number of the order, among all that were given.
  private(set) var order: Int

  /// Whether the end of the transition has come: it is telling everybody.
  var isEnding = false

  /// Whether the change of the hierarchy that is under way is that of the transition itself.
  var isOwnChange = false

  /// In how many events of the clock the transition stands.
  var eventCount = 0

  /// Whether the clock keeps it without an event: a finger, an animator or the end of another change ends it.
  var isHeld = false

  /// Whether anybody outside the model was given the transition, who may know it again.
  var isKnownOutside = false

  /// The controller that presents; for a stack, its container.
  var presenter: UIViewController {
    guard let involved else { preconditionFailure("a transition that takes place has a presenter") }
    return involved
  }

  /// Whether the transition is running and nothing in the clock will end it.
  var isDrivenFromOutside: Bool { phase == .running && (interactive || hasAnimator) }

  init(
    _ kind: Kind, order: Int, presenter: UIViewController, presented: UIViewController?, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.kind = kind
    self.order = order
    self.involved = presenter
    self.presented = presented
    self.animated = animated && UIView.animates
    self.completion = completion
    isCompletionOfLibrary = StructureReads.isInLibrary
    if Timeline.isRecording { Timeline.current.noteOrder(of: self) }
  }

  /// Makes a new transition of one that has let go of the last.
  func prepare(
    _ kind: Kind, order: Int, presenter: UIViewController, presented: UIViewController?, animated: Bool,
    completion: (() -> Void)?
  ) {
    self.kind = kind
    self.order = order
    self.involved = presenter
    self.presented = presented
    self.animated = animated && UIView.animates
    if completion != nil { self.completion = completion }
    isCompletionOfLibrary = StructureReads.isInLibrary
    phase = .scheduled
    isEnding = false
    if Timeline.isRecording { Timeline.current.noteOrder(of: self) }
  }

  /// Says anew whether a transition that has not begun is animated, which the last of a turn's changes decides.
  func ask(animated: Bool) {
    self.animated = animated && UIView.animates
    if self.animated { order = Simulation.clock.look { $0.nextOrder() } }
  }

  /// Forgets everything about a transition that has ended, so that the object can serve the next one.
  func letGo() {
    involved = nil
    if presented != nil { presented = nil }
    dropSides()
    if completion != nil { completion = nil }
    if alongside != nil { alongside = nil }
    if orderBefore != nil { orderBefore = nil }
    forgetMoved()
    if !marked.isEmpty { marked = .nobody }
    if beganInteractively { (beganInteractively, fraction) = (false, 0) }
    interruptible = nil
    (interactive, cancelled) = (false, false)
    endsSwipe = false
    animatorClass = nil
  }

  /// Every controller that the transition keeps alive, some more than once.
  var held: [UIViewController] {
    [involved, presented, from, to].compactMap { $0 } + come.list + gone.list + marked.list
  }

  // MARK: - A stack's change

  /// Says what was on screen and what comes, when the screen starts to follow the stack.
  ///
  /// Whoever calls this holds both until a change without animation has ended, which it does within the call.
  @inline(__always)
  func setSides(from: Link<UIViewController>, to: Link<UIViewController>) {
    (fromLink, toLink) = (from, to)
    if animated { (keptFrom, keptTo) = (from.target, to.target) }
  }

  func dropSides() {
    (fromLink, toLink) = (Link(nil), Link(nil))
    if keptFrom != nil { keptFrom = nil }
    if keptTo != nil { keptTo = nil }
  }

  /// Takes what came onto the stack and what left it into a transition that has not ended.
  func add(entering new: [UIViewController], leaving old: [UIViewController]) {
    if come.isEmpty, gone.isEmpty {
      come = FewControllers(new)
      gone = FewControllers(old)
      return
    }
    for controller in new { addEntering(controller) }
    for controller in old { addLeaving(controller) }
  }

  /// Takes a controller that came onto the stack into a transition that has not ended.
  func addEntering(_ controller: UIViewController) {
    if !gone.isEmpty { gone = gone.without(controller) }
    come = come.isEmpty ? .one(controller) : come.take().adding(controller)
  }

  /// Takes a controller that left the stack into a transition that has not ended.
  func addLeaving(_ controller: UIViewController) {
    if !come.isEmpty { come = come.without(controller) }
    gone = gone.isEmpty ? .one(controller) : gone.take().adding(controller)
  }

  /// Forgets a controller that has gone elsewhere.
  func drop(_ controller: UIViewController) {
    gone = gone.without(controller)
    come = come.without(controller)
    orderBefore = orderBefore?.without(controller)
    if fromLink.leads(to: controller) { setSides(from: Link(nil), to: toLink) }
    if toLink.leads(to: controller) { setSides(from: fromLink, to: Link(nil)) }
    controller.flags.subtract([.movingToParent, .movingFromParent])
  }

  /// Forgets who came and who left.
  func forgetMoved() {
    if !come.isEmpty { come = .nobody }
    if !gone.isEmpty { gone = .nobody }
  }

  /// Who came onto the stack and who left it.
  typealias Moved = (entering: FewControllers, leaving: FewControllers)

  /// Hands over who came and who left, and forgets them.
  func takeMoved() -> Moved { (come.take(), gone.take()) }

  // MARK: - A dismissal's layers

  /// Notes a layer that goes.
  func mark(_ layer: UIViewController) {
    marked = marked.take().adding(layer)
  }

  /// Notes that a layer does not go after all.
  func removeMark(of layer: UIViewController) { marked = marked.without(layer) }

  /// Hands over the layers that were noted, and forgets them.
  func takeMarked() -> FewControllers { marked.take() }
}
