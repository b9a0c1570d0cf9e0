public import Foundation

/// A data source of a collection that goes by snapshots.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  SnapshotDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
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

  private let cellProvider: CellProvider

  /// Makes a data source without sections, which the collection has from now on.
  ///
  /// - Parameters:
  ///   - collectionView: The collection.
  ///   - cellProvider: Makes the cell of an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(in: collectionView)
    collectionView.dataSource = self
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
