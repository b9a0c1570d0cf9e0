public import Foundation
public import HeadlessUIKit

// How a collection, its cells and its lines look: kept, never drawn.

extension UICollectionView {
  /// Whether contents are asked for ahead; kept, never used.
  public final var isPrefetchingEnabled: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// Whether it is remembered where one was; kept, never used.
  public final var remembersLastFocusedIndexPath: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether what has the focus is selected; kept, never used.
  public final var selectionFollowsFocus: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether cells say that their size is another one; kept, never used.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { kept(or: .enabled) }
    set { keep(newValue) }
  }

  /// Whether cells say that their size is another one.
  public enum SelfSizingInvalidation: Int, Hashable, Sendable {
    /// They do not.
    case disabled = 0
    /// They do.
    case enabled = 1
    /// They do, also by rules of layout.
    case enabledIncludingConstraints = 2
  }
}

extension UICollectionViewCell {
  /// The view behind the contents while the item is selected; kept, never used.
  public final var selectedBackgroundView: UIView? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// The view behind the contents; kept, never used.
  public final var backgroundView: UIView? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How the background looks; kept, never used.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether the background follows the cell; kept, never used.
  public final var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }
}

extension UICollectionViewFlowLayout {
  /// As large as the item's contents want to be.
  public nonisolated static var automaticSize: CGSize { CGSize(width: -1, height: -1) }

  /// How far a section stays away from the edges; kept, never used.
  public final var sectionInset: UIEdgeInsets {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// From where that is measured; kept, never used.
  public final var sectionInsetReference: SectionInsetReference {
    get { kept(or: .fromContentInset) }
    set { keep(newValue) }
  }

  /// Which way the content moves; kept, never used.
  public final var scrollDirection: UICollectionView.ScrollDirection {
    get { kept(or: .vertical) }
    set { keep(newValue) }
  }

  /// How large items probably are; kept, never used.
  public final var estimatedItemSize: CGSize {
    get { kept(or: .zero) }
    set { keep(newValue) }
  }

  /// Whether heads stay while their section moves; kept, never used.
  public final var sectionHeadersPinToVisibleBounds: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// Whether feet stay while their section moves; kept, never used.
  public final var sectionFootersPinToVisibleBounds: Bool {
    get { kept(or: false) }
    set { keep(newValue) }
  }

  /// From where it is measured how far sections stay away from edges.
  public enum SectionInsetReference: Int, Hashable, Sendable {
    /// From where the content begins.
    case fromContentInset = 0
    /// From what nothing covers.
    case fromSafeArea = 1
    /// From the margins.
    case fromLayoutMargins = 2
  }
}

extension UICollectionView {
  /// Which way the content of a collection moves.
  public enum ScrollDirection: Int, Hashable, Sendable {
    /// Up and down.
    case vertical = 0
    /// To the left and right.
    case horizontal = 1
  }
}

extension UICollectionLayoutListConfiguration {
  /// Whether there are lines between rows; kept, never used.
  public var showsSeparators: Bool {
    get { details["showsSeparators"] ?? true }
    set { details["showsSeparators"] = newValue }
  }

  /// The color of the background; kept, never used.
  public var backgroundColor: UIColor? {
    get { details["backgroundColor"] }
    set { details["backgroundColor"] = newValue }
  }

  /// How lines between rows look; kept, never used.
  public var separatorConfiguration: UIListSeparatorConfiguration {
    get { details["separatorConfiguration"] ?? UIListSeparatorConfiguration(listAppearance: appearance) }
    set { details["separatorConfiguration"] = newValue }
  }

  /// Says how the lines of one row look.
  public typealias ItemSeparatorHandler =
    @MainActor (
      _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

  /// Says how the lines of one row look; kept, and never called, nothing is drawn.
  public var itemSeparatorHandler: ItemSeparatorHandler? {
    get { (details["itemSeparatorHandler"] as SeparatorHandler?)?.call }
    set { details["itemSeparatorHandler"] = newValue.map { SeparatorHandler($0) } }
  }

  /// How much space is above heads; kept, never used.
  public var headerTopPadding: CGFloat? {
    get { details["headerTopPadding"] }
    set { details["headerTopPadding"] = newValue }
  }
}

/// A closure in a box, which is the same as itself alone.
private final class SeparatorHandler: Hashable {
  let call: UICollectionLayoutListConfiguration.ItemSeparatorHandler

  init(_ call: @escaping UICollectionLayoutListConfiguration.ItemSeparatorHandler) { self.call = call }

  static func == (first: SeparatorHandler, second: SeparatorHandler) -> Bool { first === second }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How the lines between the rows of a list look; nothing is drawn.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
  /// Whether a line is there.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// It is.
    case visible = 1
    /// It is not.
    case hidden = 2
  }

  /// Whether there is a line above.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above is from the edges.
  public var topSeparatorInsets = Self.automaticInsets
  /// How far the line below is from the edges.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The color of the lines.
  public var color = UIColor.separator
  /// The color of the lines while several rows are selected.
  public var multipleSelectionColor = UIColor.separator

  /// As far from the edges as the system thinks best.
  public static var automaticInsets: NSDirectionalEdgeInsets { .zero }

  /// Makes the lines of a list.
  ///
  /// - Parameter listAppearance: How the list looks.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
