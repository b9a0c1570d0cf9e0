public import Foundation
public import UIKit

/// A font; kept for the call sites.
public struct Font: Hashable, Sendable {
  private let name: String

  private init(name: String) { self.name = name }

  /// A font of UIKit's.
  public init(_ font: UIFont) { name = font.fontName }

  /// For large titles.
  public static var largeTitle: Font { Font(name: "largeTitle") }
  /// For titles.
  public static var title: Font { Font(name: "title") }
  /// For smaller titles.
  public static var title2: Font { Font(name: "title2") }
  /// For the smallest titles.
  public static var title3: Font { Font(name: "title3") }
  /// For the beginnings of parts.
  public static var headline: Font { Font(name: "headline") }
  /// For what stands below those.
  public static var subheadline: Font { Font(name: "subheadline") }
  /// For text.
  public static var body: Font { Font(name: "body") }
  /// For notes in the text.
  public static var callout: Font { Font(name: "callout") }
  /// For notes below the text.
  public static var footnote: Font { Font(name: "footnote") }
  /// For words below pictures.
  public static var caption: Font { Font(name: "caption") }
  /// For smaller words below pictures.
  public static var caption2: Font { Font(name: "caption2") }

  /// A font of the system's.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(name: "system")
  }
  /// A font of the system's.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(name: "system")
  }
  /// A font of the app's.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }
  /// A font of the app's that grows with the text.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    Font(name: name)
  }
  /// A font of the app's whose size is fixed.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name) }
  /// The same font, bold.
  public func bold() -> Font { self }
  /// The same font, slanted.
  public func italic() -> Font { self }
  /// The same font, lighter or bolder.
  public func weight(_ weight: Weight) -> Font { self }
  /// The same font, narrower or wider.
  public func width(_ width: Width) -> Font { self }
  /// The same font, with all digits of one width.
  public func monospacedDigit() -> Font { self }
  /// The same font, with all letters of one width.
  public func monospaced() -> Font { self }
  /// The same font, with small capitals.
  public func smallCaps() -> Font { self }
  /// The same font, with more or less space between lines.
  public func leading(_ leading: Leading) -> Font { self }

  /// How much space is between lines.
  public enum Leading: Hashable, Sendable {
    /// As usual.
    case standard
    /// Less.
    case tight
    /// More.
    case loose
  }

  /// How wide a font is.
  public enum Width: Hashable, Sendable {
    /// Very narrow.
    case compressed
    /// Narrow.
    case condensed
    /// As usual.
    case standard
    /// Wide.
    case expanded
  }

  /// How bold a font is.
  public enum Weight: Hashable, Sendable {
    /// Very thin.
    case ultraLight
    /// Thin.
    case thin
    /// Light.
    case light
    /// As usual.
    case regular
    /// A little bold.
    case medium
    /// Rather bold.
    case semibold
    /// Bold.
    case bold
    /// Very bold.
    case heavy
    /// As bold as can be.
    case black
  }

  /// What a font looks like.
  public enum Design: Hashable, Sendable {
    /// As usual.
    case `default`
    /// With serifs.
    case serif
    /// Round.
    case rounded
    /// All letters of one width.
    case monospaced
  }

  /// What a font is for.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// Large titles.
    case largeTitle
    /// Titles.
    case title
    /// Smaller titles.
    case title2
    /// The smallest titles.
    case title3
    /// The beginnings of parts.
    case headline
    /// What stands below those.
    case subheadline
    /// Text.
    case body
    /// Notes in the text.
    case callout
    /// Notes below the text.
    case footnote
    /// Words below pictures.
    case caption
    /// Smaller words below pictures.
    case caption2
  }
}

// What text looks like has no effect, as nothing is drawn.
extension View {
  /// Says where a text that is too long is cut; without effect.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Lets letters stand closer together; without effect.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Puts space between letters; without effect.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Puts space between letters; without effect.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Moves text up or down; without effect.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Strikes text through in a color; without effect.
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> some View { self }

  /// Underlines text in a color; without effect.
  public func underline(_ isActive: Bool = true, color: Color?) -> some View { self }

  /// Chooses how wide the font is; without effect.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Makes all letters of one width; without effect.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Lets the user select text; nobody does here.
  public func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Says how many lines text has; without effect.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

  /// Says how many lines text has at most; without effect.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }

  /// Says how many lines text has at least; without effect.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

  /// Says how many lines text has, and whether it takes their room; without effect.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
}
