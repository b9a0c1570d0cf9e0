import Foundation

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
  /// Where the line below a row begins.
  case listRowSeparatorLeading
  /// Where the line below a row ends.
  case listRowSeparatorTrailing
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
  /// On the last line of text.
  case lastTextBaseline
}

/// Where views stand.
public struct Alignment: Hashable, Sendable {
  /// Where they stand from left to right.
  public var horizontal: HorizontalAlignment
  /// Where they stand from top to bottom.
  public var vertical: VerticalAlignment

  /// Puts both directions together.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// Where lines begin.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// Where lines end.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// Above.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// Below.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// Above, where lines begin.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// Above, where lines end.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// Below, where lines begin.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// Below, where lines end.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// On the first line of text, where lines begin.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// On the first line of text, in the middle.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
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
