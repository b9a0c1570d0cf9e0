/// A view with text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    get {
      trackAccess()
      return textStorage
    }
    set { textStorage = newValue }
  }

  final var textStorage: String?

  /// The color of the text; kept, never drawn.
  open var textColor: UIColor? {
    get {
      trackAccess()
      return textColorStorage
    }
    set { textColorStorage = newValue }
  }

  final var textColorStorage: UIColor?
}
