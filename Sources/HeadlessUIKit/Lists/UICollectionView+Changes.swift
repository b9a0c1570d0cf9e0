import ConcurrencyHooks
public import Foundation

extension UICollectionView {
  /// Says that items have come.
  ///
  /// - Parameter indexPaths: Their places now.
  public final func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Says that items have gone.
  ///
  /// - Parameter indexPaths: Their places before.
  public final func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Says that an item has moved.
  ///
  /// - Parameters:
  ///   - indexPath: Its place before.
  ///   - newIndexPath: Its place now.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, to: newIndexPath) }
  }

  /// Asks for the cells of items again; here all cells on screen are asked for.
  ///
  /// - Parameter indexPaths: The items.
  public final func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Says that sections have come.
  ///
  /// - Parameter sections: Their numbers now.
  public final func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections have gone.
  ///
  /// - Parameter sections: Their numbers before.
  public final func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for the items of sections again.
  ///
  /// - Parameter sections: Their numbers.
  public final func reloadSections(_ sections: IndexSet) {
    change {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }

  /// Collects changes, which count together.
  ///
  /// - Parameters:
  ///   - updates: Makes the changes.
  ///   - completion: Called when the animation has ended; whether it was not cut short.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if batch == nil {
      batch = RowUpdates()
      updates?()
      endUpdates()
    } else {
      updates?()
    }
    guard let completion else { return }
    Simulation.current.clock.schedule(after: Rows.animationLength) { completion(true) }
  }

  private func endUpdates() {
    guard let updates = batch.take(), let fault = rows.apply(updates) else { return }
    Simulation.current.raise(fault)
  }

  private func change(_ note: (inout RowUpdates) -> Void) {
    let isAlone = batch == nil
    var updates = batch ?? RowUpdates()
    note(&updates)
    batch = updates
    if isAlone { endUpdates() }
  }

  /// Brings an item on screen.
  ///
  /// - Parameters:
  ///   - indexPath: The item; one that is not there raises an exception.
  ///   - scrollPosition: Without effect, nothing is laid out.
  ///   - animated: Without effect, nothing is drawn.
  public final func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    if rows.exists(indexPath) { rows.scroll(to: indexPath) }
  }

  // MARK: - Selection

  /// The items that are selected, or `nil` for none.
  public final var indexPathsForSelectedItems: [IndexPath]? {
    tracked(rows.selected.isEmpty ? nil : rows.selected)
  }

  // MARK: - Registrations

  /// A class of cells, and how one of them is made to show an item.
  @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Makes a cell show an item.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void

    fileprivate let handler: Handler
    fileprivate let identifier: String

    private static var name: String {
      String(reflecting: Cell.self) + " for " + String(reflecting: Item.self)
    }

    /// Makes a registration.
    ///
    /// - Parameter handler: Makes a cell show an item.
    public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = Self.name
    }
  }

  /// A cell that shows an item.
  ///
  /// - Parameters:
  ///   - registration: The class of the cell, and how it is made to show the item.
  ///   - indexPath: The item's place.
  ///   - item: The item.
  /// - Returns: A cell that is not on screen any more, or a new one.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    classes.register(Cell.self, as: registration.identifier)
    guard let cell = dequeue(registration.identifier) as? Cell else {
      preconditionFailure("a cell of another class than its registration's")
    }
    if let item {
      StructureReads.callOut("cell registration") { registration.handler(cell, indexPath, item) }
    }
    return cell
  }
}
