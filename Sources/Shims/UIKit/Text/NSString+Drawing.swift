public import Foundation

extension NSString {
  /// How large the text is, which is not known, for nothing is drawn.
  ///
  /// - Parameter attrs: What it has.
  /// - Returns: No size.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { .zero }

  /// The rectangle around the text, which is not known, for nothing is drawn.
  ///
  /// - Parameters:
  ///   - size: How large the text may be.
  ///   - options: How it is drawn.
  ///   - attributes: What it has.
  ///   - context: What is told of it; nothing is.
  /// - Returns: No rectangle.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    .zero
  }

  /// Draws the text; nothing is drawn.
  ///
  /// - Parameters:
  ///   - point: Where.
  ///   - attrs: What it has.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

  /// Draws the text; nothing is drawn.
  ///
  /// - Parameters:
  ///   - rect: Where.
  ///   - attrs: What it has.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
}
