public import Foundation
public import HeadlessUIKit

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
    var size: CGFloat { Self.sizes[self] ?? 17 }
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

// Views that show text keep the font that code sets.

extension UILabel {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text; `nil` means the system's.
  public final var font: UIFont! {
    get { keptFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set { keptFont = newValue }
  }
}

extension UITextField {
  /// The font of the text; `nil` means the system's.
  public final var font: UIFont? {
    get { keptFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set { keptFont = newValue }
  }
}

extension UITextView {
  /// The font of the text.
  public final var font: UIFont? {
    get { keptFont }
    set { keptFont = newValue }
  }
}

extension UIView {
  /// The font that code has set for the view's text.
  fileprivate final var keptFont: UIFont? {
    get {
      // A read of what is tracked: who looks at the font has looked at the view.
      _ = tag
      return Associations.value(of: self, for: FontKey.key) as? UIFont
    }
    set { Associations.set(newValue, of: self, for: FontKey.key, holding: .strong) }
  }
}

/// Under which a view keeps its font: any address that stays the same.
private enum FontKey {
  // Never written and never freed, so that all threads may read it.
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
