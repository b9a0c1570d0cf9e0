public import Foundation
public import HeadlessUIKit

// What tables and collections say of places: nothing is laid out.

/// Is told ahead which rows will come; nothing is scrolled here, so it never is.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows will come.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPaths: The rows.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  /// Rows will not come after all.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPaths: The rows.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Nothing happens.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Is told ahead which items will come; nothing is scrolled here, so it never is.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items will come.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPaths: The items.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Items will not come after all.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - indexPaths: The items.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Nothing happens.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// Who is told ahead which rows will come; kept, never told.
  public final var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }

  /// The row at a point; nothing is laid out, so there is none.
  ///
  /// - Parameter point: The point.
  /// - Returns: `nil`.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }

  /// Where a row stands; nothing is laid out.
  ///
  /// - Parameter indexPath: The row.
  /// - Returns: A rectangle without size.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }

  /// Where a section stands; nothing is laid out.
  ///
  /// - Parameter section: The section.
  /// - Returns: A rectangle without size.
  public final func rect(forSection section: Int) -> CGRect { .zero }

  /// Asks for the cells of rows again.
  ///
  /// - Parameter indexPaths: The rows; here all cells on screen are asked for, and UIKit uses the same ones.
  public final func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }
}

extension UICollectionView {
  /// Who is told ahead which items will come; kept, never told.
  public final var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { keptWeakly() }
    set { keepWeakly(newValue) }
  }

  /// The item at a point; nothing is laid out, so there is none.
  ///
  /// - Parameter point: The point.
  /// - Returns: `nil`.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }

  /// Asks for the cells of items again.
  ///
  /// - Parameter indexPaths: The items; here all cells on screen are asked for, and UIKit uses the same ones.
  public final func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

  /// Gives the collection another layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - animated: Without effect, nothing is drawn.
  public final func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Gives the collection another layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - animated: Whether it takes time.
  ///   - completion: Called when that is over; whether it was not cut short.
  public final func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    performBatchUpdates({ self.collectionViewLayout = layout }, completion: completion)
  }
}

extension NSIndexPath {
  /// Names a row of a table.
  ///
  /// - Parameters:
  ///   - row: The row in its section.
  ///   - section: The section.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// Names an item of a collection.
  ///
  /// - Parameters:
  ///   - item: The item in its section.
  ///   - section: The section.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The section.
  public var section: Int { index(atPosition: 0) }

  /// The row in its section.
  public var row: Int { index(atPosition: 1) }

  /// The item in its section.
  public var item: Int { index(atPosition: 1) }
}

extension UICellAccessory {
  /// At which place among those of its side an accessory stands; never asked, nothing is laid out.
  public typealias Position = @Sendable ([UICellAccessory]) -> Int

  /// How an arrow looks.
  public typealias DisclosureIndicatorOptions = LookOptions
  /// How a tick looks.
  public typealias CheckmarkOptions = LookOptions
  /// How that looks by which rows are dragged.
  public typealias ReorderOptions = LookOptions
  /// How that looks which is ticked.
  public typealias MultiselectOptions = LookOptions

  /// How an accessory looks; kept nowhere, nothing is drawn.
  public struct LookOptions: Sendable {
    /// Whether it is hidden.
    public var isHidden: Bool?
    /// How wide the room for it is.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color.
    public var tintColor: UIColor?
    /// Whether a line stands beside it.
    public var showsVerticalSeparator: Bool?
    /// The color behind it.
    public var backgroundColor: UIColor?

    /// Says how it looks.
    ///
    /// - Parameters:
    ///   - isHidden: Whether it is hidden.
    ///   - reservedLayoutWidth: How wide the room for it is.
    ///   - tintColor: Its color.
    ///   - showsVerticalSeparator: Whether a line stands beside it.
    ///   - backgroundColor: The color behind it.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil, backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      (self.showsVerticalSeparator, self.backgroundColor) = (showsVerticalSeparator, backgroundColor)
    }
  }

  /// How wide the room for an accessory is.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as the accessory.
    case actual
    /// As wide as those of other rows.
    case standard
    /// So many points.
    case custom(CGFloat)
  }
}
