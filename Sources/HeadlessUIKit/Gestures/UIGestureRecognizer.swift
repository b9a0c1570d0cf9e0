public import Foundation

/// Recognises a gesture of the user.
///
/// The user taps, presses, swipes, drags, pinches and turns where a recogniser waits for that and calls somebody; a class of
/// the app's is told of touches, and says itself how far its gesture is.
@preconcurrency @MainActor
open class UIGestureRecognizer: UIResponder {
  /// How far the gesture is.
  public enum State: Int, Hashable, Sendable {
    /// Nothing has been recognised.
    case possible = 0
    /// It has begun; for gestures that go on.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It has ended, or was recognised at once.
    case ended = 3
    /// It was broken off.
    case cancelled = 4
    /// It is none.
    case failed = 5

    /// It was recognised at once.
    public static var recognized: State { State.ended }
  }

  /// The controller that the recogniser belongs to; the controller's rare properties clear it when they go.
  final nonisolated(unsafe) var owner = Link<UIViewController>(nil)

  /// Whether the gesture is recognised; one that is under way is broken off when it is not any more.
  open var isEnabled: Bool {
    get { owner.tracked(isEnabledStorage) }
    set {
      isEnabledStorage = newValue
      if !newValue, isUnderWay { enter(.cancelled) }
    }
  }

  final var isEnabledStorage: Bool = true

  /// How far the gesture is; a class of the app's sets it when it is told of touches, and the methods are called then.
  open var state: State {
    get { stateStorage }
    set { enter(newValue) }
  }

  final var stateStorage = State.possible

  /// Who may forbid the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { hasDelegateOfApp = true }
  }

  /// Whether the app has said who the delegate is, be it nobody: UIKit's own, which is nowhere else to be seen, is not asked then.
  final var hasDelegateOfApp = false

  /// The view on which the gesture is recognised.
  open var view: UIView? {
    attachedView?.trackAccess()
    return attachedView
  }

  final weak var attachedView: UIView?

  /// Whether the view is not told that the finger was lifted where the gesture was recognised, but that it was taken away.
  open var cancelsTouchesInView = true

  /// Whether the view is told of touches only after the gesture has failed; kept, without effect.
  open var delaysTouchesBegan = false

  /// Whether the view is told of the end of touches only after the gesture has failed; kept, without effect.
  open var delaysTouchesEnded = true

  /// Whether all touches must be of one type; kept, there are fingers alone.
  open var requiresExclusiveTouchType = true

  /// A name by which an app finds the recogniser.
  open var name: String?

  private var actions: [TargetAction] = []

  /// What must fail before this gesture is recognised.
  final var mustFail: [WeakRecognizer] = []

  /// The fingers that it is told of, as long as they are down.
  final weak var finger: Finger?

  private final var touches: [UITouch] { finger?.touches ?? [] }

  /// Makes a recogniser that calls nobody.
  public override init() { super.init() }

  /// Makes a recogniser that calls a method.
  ///
  /// - Parameters:
  ///   - target: Whose method it is, not kept alive.
  ///   - action: The method's name.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { actions.append(TargetAction(target as AnyObject, action)) }
  }

  /// Calls one more method.
  ///
  /// - Parameters:
  ///   - target: Whose method it is, not kept alive.
  ///   - action: The method's name.
  open func addTarget(_ target: Any, action: Selector) {
    removeTarget(target, action: action)
    actions.append(TargetAction(target as AnyObject, action))
  }

  /// Calls a method no more.
  ///
  /// - Parameters:
  ///   - target: Whose method it is, or `nil` for anybody's.
  ///   - action: The method's name, or `nil` for any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { $0.matches(target as AnyObject?, action) }
  }

  /// Lets another gesture have the touch first: this one is recognised only where the other one is not.
  ///
  /// - Parameter otherGestureRecognizer: Recognises the other one; not kept alive.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    mustFail.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// How many fingers the gesture has.
  open var numberOfTouches: Int { touches.count }

  /// Where the gesture is: the middle between its fingers.
  ///
  /// - Parameter view: For which view; `nil` for the window.
  /// - Returns: The point in its coordinates; the middle of the recogniser's view while no finger is down.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else {
      return attachedView.map { UITouch($0).location(in: view) } ?? .zero
    }
    let places = touches.map { $0.location(in: view) }
    let count = CGFloat(places.count)
    return CGPoint(
      x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  /// Where a finger is.
  ///
  /// - Parameters:
  ///   - touchIndex: The finger's number.
  ///   - view: For which view; `nil` for the window.
  /// - Returns: The point in its coordinates; where the gesture is if there is no such finger.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
  }

  // MARK: - For classes of the app's

  /// Fingers have touched the view or one inside it; a class of the app's may override it.
  ///
  /// - Parameters:
  ///   - touches: The fingers.
  ///   - event: The event.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers have moved; a class of the app's may override it.
  ///
  /// - Parameters:
  ///   - touches: The fingers.
  ///   - event: The event.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were lifted; a class of the app's may override it.
  ///
  /// - Parameters:
  ///   - touches: The fingers.
  ///   - event: The event.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Touches were taken away; a class of the app's may override it.
  ///
  /// - Parameters:
  ///   - touches: The fingers.
  ///   - event: The event.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The gesture is over, recognised or not; a class of the app's may override it to forget what it has counted.
  open func reset() {}

  /// Whether this gesture keeps another one from being recognised; so it is unless overridden.
  ///
  /// - Parameter preventedGestureRecognizer: Recognises the other one.
  /// - Returns: Whether it does.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture keeps this one from being recognised; so it is unless overridden.
  ///
  /// - Parameter preventingGestureRecognizer: Recognises the other one.
  /// - Returns: Whether it does.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture must fail before this one is recognised; not so unless overridden.
  ///
  /// - Parameter otherGestureRecognizer: Recognises the other one.
  /// - Returns: Whether it must.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether this gesture must fail before another one is recognised; not so unless overridden.
  ///
  /// - Parameter otherGestureRecognizer: Recognises the other one.
  /// - Returns: Whether it must.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  // MARK: - What the model does

  /// What a person would call the gesture where it is made at once; nothing for one that goes on.
  var spokenName: String? { tellsOfTouches ? "touch" : nil }

  /// The ways in which a finger that goes on moves; none for a gesture that is made at once.
  var movements: [UserGesture.Movement] { [] }

  /// Fingers have come down for the gesture.
  func fingersAreDown() {}

  /// Whether what fingers do is this gesture.
  func recognizes(_ course: FingerCourse) -> Bool { false }

  /// The gesture that the user makes for this recogniser.
  var course: FingerCourse { .touch }

  /// Whether a class of the app's looks at touches itself.
  final var tellsOfTouches: Bool { TouchMethods.areOverridden(by: self) }

  /// Whether anybody is called.
  final var hasTargets: Bool { !actions.isEmpty }

  /// Whether the user can make the gesture now.
  final var takesGestures: Bool {
    isEnabledStorage
      && (spokenName != nil && (hasTargets || tellsOfTouches) || !movements.isEmpty && hasTargets)
  }

  /// Whether the gesture has begun and not ended.
  final var isUnderWay: Bool { stateStorage == .began || stateStorage == .changed }

  /// Whether the gesture was recognised, as far as the finger has come.
  final var hasRecognized: Bool { isUnderWay || stateStorage == .ended }

  /// Whether the gesture goes on as long as fingers are down.
  var goesOn: Bool { !movements.isEmpty }

  /// Goes on to another state, and calls the methods where somebody has to know.
  final func enter(_ new: State) {
    stateStorage = new
    guard new != .possible, new != .failed else { return }
    for action in actions { action.perform(by: self) }
    if finger == nil, !isUnderWay { stateStorage = .possible }
  }

  /// Tells a class of the app's that the gesture is over.
  final func callReset() {
    if tellsOfTouches { StructureReads.callOut("reset", about: attachedView?.accountable) { reset() } }
  }
}

/// A recogniser that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
