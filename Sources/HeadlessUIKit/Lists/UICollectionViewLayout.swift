public import Foundation

/// Where the items of a collection stand; nothing is laid out, so nothing comes of it.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  /// Makes a layout.
  public init() {}

  /// Asks for a new layout; there is none.
  open func invalidateLayout() {}
}

/// Items in lines; what is set is kept, nothing is laid out.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The space between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The space between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10
}

/// What a collection looks like that looks like a table.
public struct UICollectionLayoutListConfiguration: Hashable, Sendable {
  /// How it looks.
  public enum Appearance: Int, Hashable, Sendable {
    /// Rows below each other.
    case plain = 0
    /// Sections apart from each other.
    case grouped = 1
    /// Sections apart from each other, with round corners.
    case insetGrouped = 2
    /// As at the side of a split view.
    case sidebar = 3
    /// As at the side of a split view, without a background.
    case sidebarPlain = 4
  }

  /// How it looks.
  public let appearance: Appearance

  /// Everything else, which is kept for the module that knows it.
  package var details = KeptDetails()

  /// Makes a value.
  ///
  /// - Parameter appearance: How it looks.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// A layout of parts; nothing is laid out.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// A layout that looks like a table.
  ///
  /// - Parameter configuration: What it looks like.
  /// - Returns: The layout.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout()
  }
}
