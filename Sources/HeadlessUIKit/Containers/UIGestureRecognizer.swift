/// Recognises a gesture of the user; the model only asks whether it is enabled.
@preconcurrency @MainActor
open class UIGestureRecognizer: UIResponder {
  /// Whether the gesture is recognised.
  open var isEnabled = true

  /// Makes a recogniser that is enabled.
  public override init() { super.init() }
}
