public import Foundation

/// A data source of a table that goes by snapshots.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: UITableViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Makes the cell of an item.
  public typealias CellProvider =
    @MainActor (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider

  /// Makes a data source without sections, which the table has from now on.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cellProvider: Makes the cell of an item.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    shown = ShownSnapshot(in: tableView)
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

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

  /// The section of a number.
  ///
  /// - Parameter index: The number.
  /// - Returns: The section, or `nil` where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.trackAccess()
    return shown.section(at: index)
  }

  // MARK: - What the table asks

  open func numberOfSections(in tableView: UITableView) -> Int { shown.current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { shown.current.numberOfItems(inSection: $0) } ?? 0
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = shown.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
    return cell ?? UITableViewCell()
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// How rows come and go; without effect, nothing is drawn.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
}
