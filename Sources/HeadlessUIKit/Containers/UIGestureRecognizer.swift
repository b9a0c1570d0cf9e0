/// Recognises a gesture of the user.
///
/// A tap, a long press and a swipe are gestures that the model knows (`UserGesture.tapControl`); others are never recognised.
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
    public static let recognized = State.ended
  }

  /// The controller that the recogniser belongs to; the controller's rare properties clear it when they go.
  final nonisolated(unsafe) var owner = Link<UIViewController>(nil)

  /// Whether the gesture is recognised.
  open var isEnabled: Bool {
    get {
      owner.trackAccess()
      return isEnabledStorage
    }
    set { isEnabledStorage = newValue }
  }

  final var isEnabledStorage: Bool = true

  /// How far the gesture is; ended while its methods are called.
  open internal(set) var state = State.possible

  /// Who may forbid the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view on which the gesture is recognised.
  open var view: UIView? {
    attachedView?.trackAccess()
    return attachedView
  }

  final weak var attachedView: UIView?

  private var actions: [TargetAction] = []

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

  /// What a person would call the gesture; nothing for one that the model never recognises.
  var spokenName: String? { nil }

  /// Whether the user can make the gesture now.
  final var takesGestures: Bool { isEnabledStorage && spokenName != nil && !actions.isEmpty }

  /// The user makes the gesture.
  final func recognize() {
    let mayBegin = delegate.map { delegate in
      StructureReads.callOut("gestureRecognizerShouldBegin") { delegate.gestureRecognizerShouldBegin(self) }
    }
    guard mayBegin ?? true else { return }
    state = .ended
    defer { state = .possible }
    for action in actions { action.perform(by: self) }
  }
}

/// May forbid gestures.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Asks whether a gesture is recognised.
  ///
  /// - Parameter gestureRecognizer: Recognises it.
  /// - Returns: Whether it is.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool

  /// Asks whether two gestures go together; the model makes one at a time, and never asks.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: Recognises one.
  ///   - otherGestureRecognizer: Recognises the other.
  /// - Returns: Whether they do.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Forbids nothing.
  ///
  /// - Parameter gestureRecognizer: Recognises a gesture.
  /// - Returns: `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Keeps gestures apart.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: Recognises one.
  ///   - otherGestureRecognizer: Recognises the other.
  /// - Returns: `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIView {
  /// The recognisers of gestures on the view.
  public final var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      trackAccess()
      return recognizers.isEmpty ? nil : recognizers
    }
    set {
      for recognizer in recognizers { recognizer.attachedView = nil }
      recognizers = []
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Recognises a gesture on the view.
  ///
  /// - Parameter gestureRecognizer: Recognises it; it leaves the view that it was on.
  public final func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.attachedView?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.attachedView = self
    recognizers.append(gestureRecognizer)
  }

  /// Recognises a gesture on the view no more.
  ///
  /// - Parameter gestureRecognizer: Recognises it.
  public final func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.attachedView === self else { return }
    gestureRecognizer.attachedView = nil
    recognizers.removeAll { $0 === gestureRecognizer }
  }
}
