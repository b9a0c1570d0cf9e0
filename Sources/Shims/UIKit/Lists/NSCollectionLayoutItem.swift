public import Foundation
public import HeadlessUIKit

// The parts of which a layout of parts is made; nothing is laid out, what code says is kept.

/// A part of a layout.
@preconcurrency @MainActor
open class NSCollectionLayoutItem {
  /// How large it is.
  public final let layoutSize: NSCollectionLayoutSize
  /// How far contents stay away from its edges.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spaces at its edges.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// What stands on it.
  public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Makes a part.
  ///
  /// - Parameter layoutSize: How large it is.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - supplementaryItems: What stands on it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
  }
}

/// Where something stands on a part.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor {
  /// At which edges.
  public final let edges: NSDirectionalRectEdge
  /// How far away from there.
  public final let offset: CGPoint

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - edges: At which edges.
  ///   - absoluteOffset: How far away from there, in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
    (self.edges, offset) = (edges, absoluteOffset)
  }

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - edges: At which edges.
  ///   - fractionalOffset: How far away from there, in parts of what stands there.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset) = (edges, fractionalOffset)
  }
}

/// Something that stands on a part.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// What kind of thing it is.
  public final let elementKind: String
  /// Where it stands.
  public final let containerAnchor: NSCollectionLayoutAnchor
  /// How far in front it is.
  open var zIndex = 1

  /// Makes one.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - elementKind: What kind of thing it is.
  ///   - containerAnchor: Where it stands.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }
}

/// A head or foot of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Where it stands.
  public final let alignment: NSRectAlignment
  /// Whether the section is larger by it.
  open var extendsBoundary = true
  /// Whether it stays while the section moves.
  open var pinToVisibleBounds = false

  /// Makes one.
  ///
  /// - Parameters:
  ///   - layoutSize: How large it is.
  ///   - elementKind: What kind of thing it is.
  ///   - alignment: Where it stands.
  ///   - absoluteOffset: How far away from there, in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [], absoluteOffset: absoluteOffset))
  }
}

/// Something behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// What kind of thing it is.
  public final let elementKind: String
  /// How far in front it is.
  open var zIndex = 0

  init(kind: String) {
    elementKind = kind
    let whole = NSCollectionLayoutDimension.fractionalWidth(1)
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: whole, heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A background.
  ///
  /// - Parameter elementKind: What kind of thing it is.
  /// - Returns: The background.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }
}

/// Several parts as one.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The parts.
  public final let subitems: [NSCollectionLayoutItem]
  /// The space between them.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(_ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem]) {
    self.subitems = subitems
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Parts beside each other.
  ///
  /// - Parameters:
  ///   - layoutSize: How large they are together.
  ///   - subitems: The parts.
  /// - Returns: The group.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems)
  }

  /// The same part several times, beside each other.
  ///
  /// - Parameters:
  ///   - layoutSize: How large they are together.
  ///   - subitem: The part.
  ///   - count: How often.
  /// - Returns: The group.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: max(0, count)))
  }

  /// The same part several times, beside each other.
  ///
  /// - Parameters:
  ///   - layoutSize: How large they are together.
  ///   - repeatingSubitem: The part.
  ///   - count: How often.
  /// - Returns: The group.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    horizontal(layoutSize: layoutSize, subitem: repeatingSubitem, count: count)
  }

  /// Parts below each other.
  ///
  /// - Parameters:
  ///   - layoutSize: How large they are together.
  ///   - subitems: The parts.
  /// - Returns: The group.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, subitems)
  }

  /// The same part several times, below each other.
  ///
  /// - Parameters:
  ///   - layoutSize: How large they are together.
  ///   - subitem: The part.
  ///   - count: How often.
  /// - Returns: The group.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, Array(repeating: subitem, count: max(0, count)))
  }

  /// The same part several times, below each other.
  ///
  /// - Parameters:
  ///   - layoutSize: How large they are together.
  ///   - repeatingSubitem: The part.
  ///   - count: How often.
  /// - Returns: The group.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    vertical(layoutSize: layoutSize, subitem: repeatingSubitem, count: count)
  }
}

extension NSCollectionLayoutGroup {
  /// Parts that stand where the app says; nothing is laid out, so the app is not asked.
  ///
  /// - Parameters:
  ///   - layoutSize: How large they are together.
  ///   - itemProvider: Says where each stands; never called.
  /// - Returns: The group.
  public static func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, []) }
}

/// Says where each part of a group stands.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Where a part of a group stands.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem {
  /// Where.
  public final let frame: CGRect
  /// How far in front.
  public final let zIndex: Int

  /// Makes a place.
  ///
  /// - Parameters:
  ///   - frame: Where.
  ///   - zIndex: How far in front.
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// Where something stands on a rectangle.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// Nowhere.
  case none = 0
  /// At the top.
  case top = 1
  /// At the top where reading starts.
  case topLeading = 2
  /// Where reading starts.
  case leading = 3
  /// At the bottom where reading starts.
  case bottomLeading = 4
  /// At the bottom.
  case bottom = 5
  /// At the bottom where reading ends.
  case bottomTrailing = 6
  /// Where reading ends.
  case trailing = 7
  /// At the top where reading ends.
  case topTrailing = 8
}
