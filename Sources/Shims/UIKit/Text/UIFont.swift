public import Foundation
public import HeadlessUIKit

/// Makes fonts larger for people who want larger text; the model's people have not changed it.
public final class UIFontMetrics: Sendable {
  /// For running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Makes one for a sort of text.
  ///
  /// - Parameter textStyle: The sort of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font in the size that people want.
  ///
  /// - Parameter font: The font.
  /// - Returns: The same font.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font in the size that people want, up to a limit.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - maximumPointSize: The limit, in points.
  /// - Returns: The font, not larger than the limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }

  /// A length that grows with text.
  ///
  /// - Parameter value: The length.
  /// - Returns: The same length.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
