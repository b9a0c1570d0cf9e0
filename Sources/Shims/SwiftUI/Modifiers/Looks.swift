public import Foundation
import HeadlessUIKit

/// A direction.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Directions.
  public struct Set: OptionSet, Sendable {
    /// The directions as bits.
    public let rawValue: Int8
    /// Makes a set of directions from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// From left to right.
    public static var horizontal: Set { Set(rawValue: 1) }
    /// From top to bottom.
    public static var vertical: Set { Set(rawValue: 2) }
  }
}

/// A side.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// Above.
  case top
  /// Where lines begin.
  case leading
  /// Below.
  case bottom
  /// Where lines end.
  case trailing

  /// Sides.
  public struct Set: OptionSet, Sendable {
    /// The sides as bits.
    public let rawValue: Int8
    /// Makes a set of sides from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Above.
    public static var top: Set { Set(rawValue: 1) }
    /// Where lines begin.
    public static var leading: Set { Set(rawValue: 2) }
    /// Below.
    public static var bottom: Set { Set(rawValue: 4) }
    /// Where lines end.
    public static var trailing: Set { Set(rawValue: 8) }
    /// Left and right.
    public static var horizontal: Set { [.leading, .trailing] }
    /// Above and below.
    public static var vertical: Set { [.top, .bottom] }
    /// All.
    public static var all: Set { [.horizontal, .vertical] }
  }
}

/// A side of a line.
public enum HorizontalEdge: Int8, Hashable, Sendable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
}

/// Above or below.
public enum VerticalEdge: Int8, Hashable, Sendable {
  /// Above.
  case top
  /// Below.
  case bottom
}

/// Where views stand from left to right.
public enum HorizontalAlignment: Hashable, Sendable {
  /// Where lines begin.
  case leading
  /// In the middle.
  case center
  /// Where lines end.
  case trailing
}

/// Where views stand from top to bottom.
public enum VerticalAlignment: Hashable, Sendable {
  /// Above.
  case top
  /// In the middle.
  case center
  /// Below.
  case bottom
  /// On the first line of text.
  case firstTextBaseline
}

/// Where views stand.
public enum Alignment: Hashable, Sendable {
  /// In the middle.
  case center
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
  /// Above.
  case top
  /// Below.
  case bottom
  /// Above, where lines begin.
  case topLeading
  /// Above, where lines end.
  case topTrailing
  /// Below, where lines begin.
  case bottomLeading
  /// Below, where lines end.
  case bottomTrailing
}

/// How lines of text stand.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the left.
  case leading
  /// In the middle.
  case center
  /// At the right.
  case trailing
}

/// A font; kept for the call sites.
public struct Font: Hashable, Sendable {
  private let name: String

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
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(name: "system") }
  /// A font of the system's.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(name: "system")
  }
  /// A font of the app's.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }
  /// The same font, bold.
  public func bold() -> Font { self }
  /// The same font, slanted.
  public func italic() -> Font { self }
  /// The same font, lighter or bolder.
  public func weight(_ weight: Weight) -> Font { self }

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
  public enum TextStyle: Hashable, Sendable {
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
