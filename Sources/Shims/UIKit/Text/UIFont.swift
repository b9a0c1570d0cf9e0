public import Foundation
import HeadlessUIKit

/// A font: its name, size and weight are kept, and nothing is drawn with it.
public final class UIFont: Hashable, Sendable {
  /// The name of the font's family; that it is there is not checked.
  public let familyName: String

  /// The font's own name.
  public let fontName: String

  /// How large it is, in points.
  public let pointSize: CGFloat

  /// How heavy it is.
  let weight: Weight

  init(family: String, name: String, size: CGFloat, weight: Weight) {
    (familyName, fontName, pointSize, self.weight) = (family, name, size, weight)
  }

  private static let systemFamily = ".AppleSystemUIFont"

  /// How large the system's font is for what is written in labels.
  public static var labelFontSize: CGFloat { 17 }

  /// How large the system's font is for what is written on buttons.
  public static var buttonFontSize: CGFloat { 18 }

  /// How large the system's font is for small text.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// How large the system's font is.
  public static var systemFontSize: CGFloat { 14 }

  /// Makes a font of its name.
  ///
  /// - Parameters:
  ///   - fontName: The name; that there is such a font is not checked.
  ///   - fontSize: How large it is, in points.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let family = fontName.split(separator: "-").first.map(String.init) ?? fontName
    self.init(family: family, name: fontName, size: fontSize, weight: .regular)
  }

  /// The system's font.
  ///
  /// - Parameter fontSize: How large it is, in points.
  /// - Returns: The font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font.
  ///
  /// - Parameters:
  ///   - fontSize: How large it is, in points.
  ///   - weight: How heavy it is.
  /// - Returns: The font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: systemFamily, name: systemFamily, size: fontSize, weight: weight)
  }

  /// The system's font, heavy.
  ///
  /// - Parameter fontSize: How large it is, in points.
  /// - Returns: The font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font, slanted.
  ///
  /// - Parameter fontSize: How large it is, in points.
  /// - Returns: The font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: systemFamily, name: systemFamily + "-Italic", size: fontSize, weight: .regular)
  }

  /// The system's font whose letters are all as wide.
  ///
  /// - Parameters:
  ///   - fontSize: How large it is, in points.
  ///   - weight: How heavy it is.
  /// - Returns: The font.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: systemFamily, name: systemFamily + "Monospaced", size: fontSize, weight: weight)
  }

  /// The system's font whose digits are all as wide.
  ///
  /// - Parameters:
  ///   - fontSize: How large it is, in points.
  ///   - weight: How heavy it is.
  /// - Returns: The font.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      family: systemFamily, name: systemFamily + "MonospacedDigits", size: fontSize, weight: weight)
  }

  /// The font of a sort of text, in the size that people have who have not changed it.
  ///
  /// - Parameter style: The sort of text.
  /// - Returns: The font.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }

  /// The same font in another size.
  ///
  /// - Parameter fontSize: How large it is, in points; 0 means as large as this one.
  /// - Returns: The font.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      family: familyName, name: fontName, size: fontSize == 0 ? pointSize : fontSize, weight: weight
    )
  }

  /// Whether two fonts have the same name, size and weight.
  public static func == (first: UIFont, second: UIFont) -> Bool {
    first.fontName == second.fontName && first.pointSize == second.pointSize
      && first.weight == second.weight
  }

  /// Feeds the font to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
  }
}

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
