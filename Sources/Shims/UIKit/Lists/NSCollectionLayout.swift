public import Foundation
import HeadlessUIKit

// The parts of which a layout of parts is made; nothing is laid out, what code says is kept.

/// A width or a height of a part.
public final class NSCollectionLayoutDimension: Hashable, Sendable {
  private enum Kind: Hashable { case partOfWidth, partOfHeight, points, estimate, equal }

  private let kind: Kind
  /// The number: a part of something, or points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

  /// A part of the width of what the part is in.
  ///
  /// - Parameter fractionalWidth: The part, from 0 to 1.
  /// - Returns: The dimension.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.partOfWidth, fractionalWidth)
  }

  /// A part of the height of what the part is in.
  ///
  /// - Parameter fractionalHeight: The part, from 0 to 1.
  /// - Returns: The dimension.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.partOfHeight, fractionalHeight)
  }

  /// A number of points.
  ///
  /// - Parameter absoluteDimension: The number.
  /// - Returns: The dimension.
  public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points, absoluteDimension)
  }

  /// Probably a number of points.
  ///
  /// - Parameter estimatedDimension: The number.
  /// - Returns: The dimension.
  public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimate, estimatedDimension)
  }

  /// Whether it is a part of a width.
  public var isFractionalWidth: Bool { kind == .partOfWidth }
  /// Whether it is a part of a height.
  public var isFractionalHeight: Bool { kind == .partOfHeight }
  /// Whether it is a number of points.
  public var isAbsolute: Bool { kind == .points }
  /// Whether it is probably a number of points.
  public var isEstimated: Bool { kind == .estimate }

  /// Whether two say the same.
  public static func == (first: NSCollectionLayoutDimension, second: NSCollectionLayoutDimension) -> Bool {
    first.kind == second.kind && first.dimension == second.dimension
  }

  /// Feeds the dimension to a hasher.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(dimension)
  }
}

/// How large a part is.
@preconcurrency @MainActor
open class NSCollectionLayoutSize {
  /// The width.
  public final let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public final let heightDimension: NSCollectionLayoutDimension

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - widthDimension: The width.
  ///   - heightDimension: The height.
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }
}

/// A space between parts.
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  /// How many points it has.
  public let spacing: CGFloat
  /// Whether it may have more.
  public let isFlexible: Bool

  /// A number of points.
  ///
  /// - Parameter fixedSpacing: The number.
  /// - Returns: The space.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing: fixedSpacing, isFlexible: false)
  }

  /// At least a number of points.
  ///
  /// - Parameter flexibleSpacing: The number.
  /// - Returns: The space.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(spacing: flexibleSpacing, isFlexible: true)
  }
}

/// Spaces at the four edges of a part.
public struct NSCollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// At the edge at which reading starts.
  public let leading: NSCollectionLayoutSpacing?
  /// At the upper edge.
  public let top: NSCollectionLayoutSpacing?
  /// At the edge at which reading ends.
  public let trailing: NSCollectionLayoutSpacing?
  /// At the lower edge.
  public let bottom: NSCollectionLayoutSpacing?

  /// Makes spaces.
  ///
  /// - Parameters:
  ///   - leading: At the edge at which reading starts.
  ///   - top: At the upper edge.
  ///   - trailing: At the edge at which reading ends.
  ///   - bottom: At the lower edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}
