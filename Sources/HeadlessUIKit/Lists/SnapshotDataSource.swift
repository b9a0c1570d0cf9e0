public import Foundation

/// What a data source of a table and one of a collection have in common that go by snapshots; UIKit has no such class, and says the
/// same twice.
@preconcurrency @MainActor
open class SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>

  init(in list: any RowHolder) { shown = ShownSnapshot(in: list) }

  /// The sections and items as they are.
  ///
  /// - Returns: A copy, which may be changed and applied.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown.trackAccess()
    return shown.current
  }

  /// Shows other sections and items; what is selected stays so as long as it is there.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items; one that is in it twice raises an exception.
  ///   - animatingDifferences: Whether items come and go in time.
  ///   - completion: Called when they have.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    shown.apply(snapshot, animated: animatingDifferences, completion: completion)
  }

  /// Shows other sections and items, and asks for all cells again.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and items.
  ///   - completion: Called when the turn ends.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    apply(snapshot, animatingDifferences: false, completion: completion)
  }

  /// The item at a place.
  ///
  /// - Parameter indexPath: The place.
  /// - Returns: The item, or `nil` where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.trackAccess()
    return shown.item(at: indexPath)
  }

  /// The place of an item.
  ///
  /// - Parameter itemIdentifier: The item.
  /// - Returns: The place, or `nil` where the item is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.trackAccess()
    return shown.path(of: itemIdentifier)
  }

  /// The number of a section.
  ///
  /// - Parameter sectionIdentifier: The section.
  /// - Returns: The number, or `nil` where there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.trackAccess()
    return shown.current.indexOfSection(sectionIdentifier)
  }

  /// The section of a number.
  ///
  /// - Parameter index: The number.
  /// - Returns: The section, or `nil` where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.trackAccess()
    return shown.section(at: index)
  }
}
