public import Foundation

/// A view with text.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String? {
    get { tracked(textStorage) }
    set { textStorage = newValue }
  }

  final var textStorage: String?

  /// The color of the text; kept, never drawn.
  open var textColor: UIColor? {
    get { tracked(textColorStorage) }
    set { textColorStorage = newValue }
  }

  final var textColorStorage: UIColor?

  /// Where the text stands; nothing is laid out, so it is all of the bounds.
  ///
  /// - Parameters:
  ///   - bounds: The bounds.
  ///   - numberOfLines: How many lines there may be.
  /// - Returns: The bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }

  /// Draws the text; the model never calls it, and nothing is drawn.
  ///
  /// - Parameter rect: Where.
  open func drawText(in rect: CGRect) {}
}
