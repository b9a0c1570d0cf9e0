public import Foundation

/// How far something stays away from the four edges.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// No distance.
  public static var zero: UIEdgeInsets { UIEdgeInsets() }

  /// Makes insets without distance.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Makes insets.
  ///
  /// - Parameters:
  ///   - top: The distance from the upper edge.
  ///   - left: The distance from the left edge.
  ///   - bottom: The distance from the lower edge.
  ///   - right: The distance from the right edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// How far something stays away from the edges, by the direction of reading.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the upper edge.
  public var top: CGFloat
  /// The distance from the edge at which reading starts.
  public var leading: CGFloat
  /// The distance from the lower edge.
  public var bottom: CGFloat
  /// The distance from the edge at which reading ends.
  public var trailing: CGFloat

  /// No distance.
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }

  /// Makes insets without distance.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Makes insets.
  ///
  /// - Parameters:
  ///   - top: The distance from the upper edge.
  ///   - leading: The distance from the edge at which reading starts.
  ///   - bottom: The distance from the lower edge.
  ///   - trailing: The distance from the edge at which reading ends.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension CGRect {
  /// The rectangle that is left within insets.
  ///
  /// - Parameter insets: The distances.
  /// - Returns: The smaller rectangle.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}
