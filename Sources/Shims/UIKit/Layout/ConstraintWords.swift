public import HeadlessUIKit

extension NSLayoutConstraint {
  /// What of a view or a guide a rule is about.
  public enum Attribute: Int, Hashable, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The edge at which reading starts.
    case leading = 5
    /// The edge at which reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from left to right.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The line that the last line of text stands on.
    case lastBaseline = 11
    /// The line that the first line of text stands on.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The upper margin.
    case topMargin = 15
    /// The lower margin.
    case bottomMargin = 16
    /// The margin at which reading starts.
    case leadingMargin = 17
    /// The margin at which reading ends.
    case trailingMargin = 18
    /// The middle between the margins from left to right.
    case centerXWithinMargins = 19
    /// The middle between the margins from top to bottom.
    case centerYWithinMargins = 20
    /// Nothing: the rule is about one view alone.
    case notAnAttribute = 0
  }

  /// How the two sides of a rule compare.
  public enum Relation: Int, Hashable, Sendable {
    /// The first one is at most as large.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first one is at least as large.
    case greaterThanOrEqual = 1
  }

  /// What holds for all views of a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes a set of options from bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Their left edges are in line.
    public static var alignAllLeft: FormatOptions { FormatOptions(rawValue: 1 << 1) }
    /// Their right edges are in line.
    public static var alignAllRight: FormatOptions { FormatOptions(rawValue: 1 << 2) }
    /// Their upper edges are in line.
    public static var alignAllTop: FormatOptions { FormatOptions(rawValue: 1 << 3) }
    /// Their lower edges are in line.
    public static var alignAllBottom: FormatOptions { FormatOptions(rawValue: 1 << 4) }
    /// Their edges at which reading starts are in line.
    public static var alignAllLeading: FormatOptions { FormatOptions(rawValue: 1 << 5) }
    /// Their edges at which reading ends are in line.
    public static var alignAllTrailing: FormatOptions { FormatOptions(rawValue: 1 << 6) }
    /// Their middles from left to right are in line.
    public static var alignAllCenterX: FormatOptions { FormatOptions(rawValue: 1 << 9) }
    /// Their middles from top to bottom are in line.
    public static var alignAllCenterY: FormatOptions { FormatOptions(rawValue: 1 << 10) }
    /// Their last lines of text are in line.
    public static var alignAllLastBaseline: FormatOptions { FormatOptions(rawValue: 1 << 11) }
    /// Their first lines of text are in line.
    public static var alignAllFirstBaseline: FormatOptions { FormatOptions(rawValue: 1 << 12) }
    /// All that is about lines.
    public static var alignmentMask: FormatOptions { FormatOptions(rawValue: 0xFFFF) }
    /// They follow each other as one reads.
    public static var directionLeadingToTrailing: FormatOptions { FormatOptions([]) }
    /// They follow each other from left to right.
    public static var directionLeftToRight: FormatOptions { FormatOptions(rawValue: 1 << 16) }
    /// They follow each other from right to left.
    public static var directionRightToLeft: FormatOptions { FormatOptions(rawValue: 2 << 16) }
    /// All that is about the direction.
    public static var directionMask: FormatOptions { FormatOptions(rawValue: 3 << 16) }
    /// Spaces are between edges.
    public static var spacingEdgeToEdge: FormatOptions { FormatOptions([]) }
    /// Spaces are between lines of text.
    public static var spacingBaselineToBaseline: FormatOptions { FormatOptions(rawValue: 1 << 19) }
    /// All that is about spaces.
    public static var spacingMask: FormatOptions { FormatOptions(rawValue: 1 << 19) }
  }
}

/// The two sides of every kind of attribute: how it is called in messages, and whether it is a size or a side.
extension NSLayoutConstraint.Attribute {
  /// What messages call it.
  var word: String { self == .notAnAttribute ? "notAnAttribute" : "\(self)" }

  /// Whether it is a length and not a place.
  var isSize: Bool { self == .width || self == .height }

  /// Whether it depends on the direction of reading.
  var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is left or right, whatever the direction of reading is.
  var isSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether it lies across, from left to right.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  /// The class of the anchor that stands for it.
  var anchorClass: String {
    if isSize { return "NSLayoutDimension" }
    return isHorizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
  }
}
