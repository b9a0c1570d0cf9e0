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

  /// The font in the size that people want.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - traitCollection: The environment, by which nothing is chosen.
  /// - Returns: The same font.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    font
  }

  /// The font in the size that people want, up to a limit.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - maximumPointSize: The limit, in points.
  ///   - traitCollection: The environment, by which nothing is chosen.
  /// - Returns: The font, not larger than the limit.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }

  /// A length that grows with text.
  ///
  /// - Parameters:
  ///   - value: The length.
  ///   - traitCollection: The environment, by which nothing is chosen.
  /// - Returns: The same length.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value
  }
}

// What is said of a font by names: the family, the name, the size and the weight count, all else is left out.

extension UIFontDescriptor {
  /// What can be said of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one of its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family.
    public static var family: AttributeName { AttributeName(rawValue: "NSFontFamilyAttribute") }
    /// The font's own name.
    public static var name: AttributeName { AttributeName(rawValue: "NSFontNameAttribute") }
    /// Which of the family it is; left out.
    public static var face: AttributeName { AttributeName(rawValue: "NSFontFaceAttribute") }
    /// How large it is.
    public static var size: AttributeName { AttributeName(rawValue: "NSFontSizeAttribute") }
    /// How heavy it is, and the like.
    public static var traits: AttributeName { AttributeName(rawValue: "NSCTFontTraitsAttribute") }
    /// How its letters and digits look; left out.
    public static var featureSettings: AttributeName {
      AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }
    /// For which sort of text it is; left out.
    public static var textStyle: AttributeName { AttributeName(rawValue: "NSCTFontUIUsageAttribute") }
    /// Which fonts stand in for it; left out.
    public static var cascadeList: AttributeName { AttributeName(rawValue: "NSCTFontCascadeListAttribute") }
  }

  /// What is said of how heavy a font is, and the like.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one of its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How heavy it is.
    public static var weight: TraitKey { TraitKey(rawValue: "NSCTFontWeightTrait") }
    /// How wide it is; left out.
    public static var width: TraitKey { TraitKey(rawValue: "NSCTFontProportionTrait") }
    /// How slanted it is; left out.
    public static var slant: TraitKey { TraitKey(rawValue: "NSCTFontSlantTrait") }
    /// What else it is; left out.
    public static var symbolic: TraitKey { TraitKey(rawValue: "NSCTFontSymbolicTrait") }
  }

  /// What is said of how letters and digits look.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one of its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Of what it is said.
    public static var type: FeatureKey { FeatureKey(rawValue: "CTFeatureTypeIdentifier") }
    /// What is said.
    public static var selector: FeatureKey { FeatureKey(rawValue: "CTFeatureSelectorIdentifier") }
    /// Of what it is said, in old words.
    public static var featureIdentifier: FeatureKey { type }
    /// What is said, in old words.
    public static var typeIdentifier: FeatureKey { selector }
  }

  /// Makes one of what is said of a font.
  ///
  /// - Parameter attributes: What is said; without a name it is the system's font.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let said = UIFont.systemFont(ofSize: 0).fontDescriptor.addingAttributes(attributes)
    self.init(
      family: said.family, name: said.name, size: said.pointSize, weight: said.weight,
      traits: said.symbolicTraits)
  }

  /// The same font, of which more is said.
  ///
  /// - Parameter attributes: What is said.
  /// - Returns: What tells it from others.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let traits = attributes[.traits] as? [TraitKey: Any]
    let heavy =
      traits?[.weight] as? UIFont.Weight ?? Self.number(traits?[.weight]).map { UIFont.Weight(rawValue: $0) }
    let size = Self.number(attributes[.size])
    let newFamily = attributes[.family] as? String
    return UIFontDescriptor(
      family: newFamily ?? family, name: attributes[.name] as? String ?? newFamily ?? name,
      size: size ?? pointSize, weight: heavy ?? weight, traits: symbolicTraits)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  /// What is said of the font under a name.
  ///
  /// - Parameter anAttribute: The name.
  /// - Returns: The family, the name, the size or the weight; `nil` for all else.
  public func object(forKey anAttribute: AttributeName) -> Any? {
    switch anAttribute {
    case .family: family
    case .name: name
    case .size: pointSize
    case .traits: [TraitKey.weight: weight.rawValue]
    default: nil
    }
  }

  /// All that is said of the font.
  public var fontAttributes: [AttributeName: Any] { [.family: family, .name: name, .size: pointSize] }
}
