public import Foundation
public import HeadlessUIKit

// How large the letters of a font are: nothing is drawn, so that they are in proportion to the size, as the system's font
// nearly is.

extension UIFont {
  /// How far letters go up from their line.
  public var ascender: CGFloat { pointSize * 0.952 }

  /// How far letters go down from their line, as a negative number.
  public var descender: CGFloat { pointSize * -0.241 }

  /// How high large letters are.
  public var capHeight: CGFloat { pointSize * 0.705 }

  /// How high small letters are.
  public var xHeight: CGFloat { pointSize * 0.526 }

  /// How high a line is.
  public var lineHeight: CGFloat { ascender - descender }

  /// How much space is between lines of itself.
  public var leading: CGFloat { 0 }

  /// What tells the font from others.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(family: familyName, name: fontName, size: pointSize, weight: weight, traits: traits)
  }

  private var traits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if weight.rawValue >= Weight.semibold.rawValue { traits.insert(.traitBold) }
    if fontName.hasSuffix("-Italic") { traits.insert(.traitItalic) }
    if fontName.contains("Monospaced") { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Makes a font of what tells it from others.
  ///
  /// - Parameters:
  ///   - descriptor: What tells it from others.
  ///   - pointSize: How large it is, in points; 0 means as large as that says.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      family: descriptor.family, name: descriptor.name,
      size: pointSize > 0 ? pointSize : descriptor.pointSize,
      weight: descriptor.weight)
  }

  /// The font of a sort of text, in the size that people have who have not changed it.
  ///
  /// - Parameters:
  ///   - style: The sort of text.
  ///   - traitCollection: The environment, by which nothing is chosen.
  /// - Returns: The font.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// The system's font, of a width; the width is not kept.
  ///
  /// - Parameters:
  ///   - fontSize: How large it is, in points.
  ///   - weight: How heavy it is.
  ///   - width: How wide it is.
  /// - Returns: The font.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The families of fonts: that of the system.
  public static var familyNames: [String] { [systemFont(ofSize: 1).familyName] }

  /// The fonts of a family: it alone, where it is the system's.
  ///
  /// - Parameter familyName: The family.
  /// - Returns: The names.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    familyNames.filter { $0 == familyName }
  }

  /// How wide letters are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width, from -1 to 1; 0 is usual.
    public let rawValue: CGFloat

    /// Makes a width.
    ///
    /// - Parameter rawValue: The width, from -1 to 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Narrow.
    public static var condensed: Width { Width(rawValue: -0.2) }
    /// Very narrow.
    public static var compressed: Width { Width(rawValue: -0.4) }
    /// As usual.
    public static var standard: Width { Width(rawValue: 0) }
    /// Wide.
    public static var expanded: Width { Width(rawValue: 0.2) }
  }
}

/// What tells a font from others; kept, nothing is drawn.
public final class UIFontDescriptor: Hashable, Sendable {
  let family: String
  let name: String
  let weight: UIFont.Weight
  /// How large the font is, in points.
  public let pointSize: CGFloat
  /// What else the font is.
  public let symbolicTraits: SymbolicTraits

  init(family: String, name: String, size: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits) {
    (self.family, self.name, pointSize, self.weight, symbolicTraits) = (family, name, size, weight, traits)
  }

  /// Makes one of a name.
  ///
  /// - Parameters:
  ///   - fontName: The name; that there is such a font is not checked.
  ///   - size: How large it is, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    let family = fontName.split(separator: "-").first.map(String.init) ?? fontName
    self.init(family: family, name: fontName, size: size, weight: .regular, traits: [])
  }

  /// That of a sort of text.
  ///
  /// - Parameter style: The sort.
  /// - Returns: What tells its font from others.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The font's own name.
  public var postscriptName: String { name }

  /// The same font in another size.
  ///
  /// - Parameter newPointSize: How large it is, in points.
  /// - Returns: What tells it from others.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(family: family, name: name, size: newPointSize, weight: weight, traits: symbolicTraits)
  }

  /// The same font, which is something else.
  ///
  /// - Parameter symbolicTraits: What it is: heavy or slanted; of all else the name is kept.
  /// - Returns: What tells it from others.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let plain = name.hasSuffix("-Italic") ? String(name.dropLast("-Italic".count)) : name
    let isBold = symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      family: family, name: symbolicTraits.contains(.traitItalic) ? plain + "-Italic" : plain,
      size: pointSize,
      weight: isBold ? max(weight, .bold) : min(weight, .regular), traits: symbolicTraits)
  }

  private func max(_ first: UIFont.Weight, _ second: UIFont.Weight) -> UIFont.Weight {
    first.rawValue > second.rawValue ? first : second
  }

  private func min(_ first: UIFont.Weight, _ second: UIFont.Weight) -> UIFont.Weight {
    first.rawValue < second.rawValue ? first : second
  }

  /// The same font in another design.
  ///
  /// - Parameter design: The design; its name is kept.
  /// - Returns: What tells it from others.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(
      family: family, name: design == .default ? family : family + design.rawValue, size: pointSize,
      weight: weight, traits: symbolicTraits)
  }

  /// Whether two say the same.
  public static func == (first: UIFontDescriptor, second: UIFontDescriptor) -> Bool {
    first.name == second.name && first.pointSize == second.pointSize && first.weight == second.weight
      && first.symbolicTraits == second.symbolicTraits
  }

  /// Feeds it to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(symbolicTraits)
  }
}

extension UIFontDescriptor {
  /// What a font is.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The set as bits.
    public let rawValue: UInt32

    /// Makes a set from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static var traitItalic: SymbolicTraits { SymbolicTraits(rawValue: 1 << 0) }
    /// Heavy.
    public static var traitBold: SymbolicTraits { SymbolicTraits(rawValue: 1 << 1) }
    /// Wide.
    public static var traitExpanded: SymbolicTraits { SymbolicTraits(rawValue: 1 << 5) }
    /// Narrow.
    public static var traitCondensed: SymbolicTraits { SymbolicTraits(rawValue: 1 << 6) }
    /// Of letters that are all as wide.
    public static var traitMonoSpace: SymbolicTraits { SymbolicTraits(rawValue: 1 << 10) }
    /// For lines that go down.
    public static var traitVertical: SymbolicTraits { SymbolicTraits(rawValue: 1 << 11) }
    /// For small text.
    public static var traitUIOptimized: SymbolicTraits { SymbolicTraits(rawValue: 1 << 12) }
    /// With lines near each other.
    public static var traitTightLeading: SymbolicTraits { SymbolicTraits(rawValue: 1 << 15) }
    /// With lines far from each other.
    public static var traitLooseLeading: SymbolicTraits { SymbolicTraits(rawValue: 1 << 16) }
  }

  /// A design of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one of its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As usual.
    public static var `default`: SystemDesign { SystemDesign(rawValue: "Default") }
    /// With round ends.
    public static var rounded: SystemDesign { SystemDesign(rawValue: "Rounded") }
    /// With feet.
    public static var serif: SystemDesign { SystemDesign(rawValue: "Serif") }
    /// With letters that are all as wide.
    public static var monospaced: SystemDesign { SystemDesign(rawValue: "Monospaced") }
  }
}
