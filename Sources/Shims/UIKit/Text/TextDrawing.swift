public import Foundation

extension NSAttributedString {
  /// Makes a text of something that stands in it.
  ///
  /// - Parameter attachment: What stands there.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// How large the text is, which is not known, for nothing is drawn.
  ///
  /// - Returns: No size.
  public func size() -> CGSize { .zero }

  /// The rectangle around the text, which is not known, for nothing is drawn.
  ///
  /// - Parameters:
  ///   - size: How large the text may be.
  ///   - options: How it is drawn.
  ///   - context: What is told of it; nothing is.
  /// - Returns: No rectangle.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    .zero
  }

  /// Draws the text; nothing is drawn.
  ///
  /// - Parameter point: Where.
  public func draw(at point: CGPoint) {}

  /// Draws the text; nothing is drawn.
  ///
  /// - Parameter rect: Where.
  public func draw(in rect: CGRect) {}
}

extension String {
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
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
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

/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The ways as bits.
  public let rawValue: Int

  /// Makes a set of ways from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// By the lines that it fills, and not by the line that it stands on.
  public static var usesLineFragmentOrigin: NSStringDrawingOptions {
    NSStringDrawingOptions(rawValue: 1 << 0)
  }
  /// With the space between lines.
  public static var usesFontLeading: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 1) }
  /// By what is drawn, and not by the letters' boxes.
  public static var usesDeviceMetrics: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 3) }
  /// The last line is cut where it does not fit.
  public static var truncatesLastVisibleLine: NSStringDrawingOptions {
    NSStringDrawingOptions(rawValue: 1 << 5)
  }
}

/// What is told of text that was measured; nothing is, for nothing is drawn.
open class NSStringDrawingContext: NSObject {
  /// How small text may become; kept, never used.
  open var minimumScaleFactor: CGFloat = 0
  /// How small it has become.
  open var actualScaleFactor: CGFloat { 1 }
  /// How much room it took.
  open var totalBounds: CGRect { .zero }
}

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
