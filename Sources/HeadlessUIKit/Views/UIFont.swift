public import Foundation

/// A font: its name, size and weight are kept, and nothing is drawn with it.
public final class UIFont: Hashable, Sendable {
  /// The name of the font's family; that it is there is not checked.
  public let familyName: String

  /// The font's own name.
  public let fontName: String

  /// How large it is, in points.
  public let pointSize: CGFloat

  /// How heavy it is.
  package let weight: Weight

  package init(family: String, name: String, size: CGFloat, weight: Weight) {
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

// The system's sorts of text and weights of letters, in tables.

extension UIFont {
  /// A sort of text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one of its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A very large title.
    public static var largeTitle: TextStyle { TextStyle(rawValue: "UICTFontTextStyleTitle0") }
    /// A title.
    public static var title1: TextStyle { TextStyle(rawValue: "UICTFontTextStyleTitle1") }
    /// A title of the second rank.
    public static var title2: TextStyle { TextStyle(rawValue: "UICTFontTextStyleTitle2") }
    /// A title of the third rank.
    public static var title3: TextStyle { TextStyle(rawValue: "UICTFontTextStyleTitle3") }
    /// A heading.
    public static var headline: TextStyle { TextStyle(rawValue: "UICTFontTextStyleHeadline") }
    /// A heading below a heading.
    public static var subheadline: TextStyle { TextStyle(rawValue: "UICTFontTextStyleSubhead") }
    /// Running text.
    public static var body: TextStyle { TextStyle(rawValue: "UICTFontTextStyleBody") }
    /// A remark.
    public static var callout: TextStyle { TextStyle(rawValue: "UICTFontTextStyleCallout") }
    /// A footnote.
    public static var footnote: TextStyle { TextStyle(rawValue: "UICTFontTextStyleFootnote") }
    /// What stands beside a picture.
    public static var caption1: TextStyle { TextStyle(rawValue: "UICTFontTextStyleCaption1") }
    /// The same, smaller.
    public static var caption2: TextStyle { TextStyle(rawValue: "UICTFontTextStyleCaption2") }

    /// How large each sort is where people have not changed it, as Apple's guidelines for typography list it.
    private static let sizes: [TextStyle: CGFloat] = [
      .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17,
      .callout: 16,
      .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
    ]

    /// How large the text is; of a sort that the system does not know as large as running text.
    package var size: CGFloat { Self.sizes[self] ?? 17 }
  }

  /// How heavy letters are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from -1 to 1; 0 is regular.
    public let rawValue: CGFloat

    /// Makes a weight.
    ///
    /// - Parameter rawValue: The weight, from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The lightest one.
    public static var ultraLight: Weight { Weight(rawValue: -0.8) }
    /// Very light.
    public static var thin: Weight { Weight(rawValue: -0.6) }
    /// Light.
    public static var light: Weight { Weight(rawValue: -0.4) }
    /// Neither light nor heavy.
    public static var regular: Weight { Weight(rawValue: 0) }
    /// A little heavy.
    public static var medium: Weight { Weight(rawValue: 0.23) }
    /// Rather heavy.
    public static var semibold: Weight { Weight(rawValue: 0.3) }
    /// Heavy.
    public static var bold: Weight { Weight(rawValue: 0.4) }
    /// Very heavy.
    public static var heavy: Weight { Weight(rawValue: 0.56) }
    /// The heaviest one.
    public static var black: Weight { Weight(rawValue: 0.62) }
  }
}
