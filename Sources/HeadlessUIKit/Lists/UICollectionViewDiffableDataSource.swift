public import Foundation

/// A data source of a collection that goes by snapshots.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// Makes the cell of an item.
  public typealias CellProvider =
    @MainActor (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?

  /// Makes a head, a foot or another view that the layout has beside the items.
  public typealias SupplementaryViewProvider =
    (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// Makes heads, feet and the like.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// What the app has to say about items that the user drags to other places.
  public struct ReorderingHandlers {
    /// Whether an item can be dragged; without an answer it cannot.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Told before an item is at its new place.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Told when an item is at its new place: the app changes its data.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers that say nothing.
    public init() {}
  }

  /// What the app has to say about items that the user drags to other places.
  open var reorderingHandlers = ReorderingHandlers()

  private let shown: ShownSnapshot<SectionIdentifierType, ItemIdentifierType>
  private let cellProvider: CellProvider

  /// Makes a data source without sections, which the collection has from now on.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - cellProvider: Makes the cell of an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    shown = ShownSnapshot(in: collectionView)
    self.cellProvider = cellProvider
    collectionView.dataSource = self
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

  // MARK: - What the collection asks

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.current.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { shown.current.numberOfItems(inSection: $0) } ?? 0
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = shown.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
    return cell ?? UICollectionViewCell(frame: .zero)
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    shown.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let before = shown.current
    guard let after = shown.moving(sourceIndexPath, to: destinationIndexPath) else { return }
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: before, finalSnapshot: after)
    reorderingHandlers.willReorder?(transaction)
    shown.apply(after, animated: true, completion: nil)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension UICollectionViewDiffableDataSource: ItemReorderer {
  /// A class of the app's may have the methods itself.
  var mayReorder: Bool {
    reorderingHandlers.canReorderItem != nil || type(of: self) != UICollectionViewDiffableDataSource.self
  }
}
