/// Recognises a gesture of the user; the model only asks whether it is enabled.
@preconcurrency @MainActor
open class UIGestureRecognizer: UIResponder {
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

  /// Makes a recogniser that is enabled.
  public override init() { super.init() }
}
