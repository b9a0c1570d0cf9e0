public import Foundation

extension UITableView {
  /// Says that rows have come.
  ///
  /// - Parameters:
  ///   - indexPaths: Their places now.
  ///   - animation: Without effect, nothing is drawn.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Says that rows have gone.
  ///
  /// - Parameters:
  ///   - indexPaths: Their places before.
  ///   - animation: Without effect, nothing is drawn.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Says that a row has moved.
  ///
  /// - Parameters:
  ///   - indexPath: Its place before.
  ///   - newIndexPath: Its place now.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.move(indexPath, to: newIndexPath) }
  }

  /// Asks for the cells of rows again; here all cells on screen are asked for.
  ///
  /// - Parameters:
  ///   - indexPaths: The rows; one that is not there raises an exception.
  ///   - animation: Without effect, nothing is drawn.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Says that sections have come.
  ///
  /// - Parameters:
  ///   - sections: Their numbers now.
  ///   - animation: Without effect, nothing is drawn.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections have gone.
  ///
  /// - Parameters:
  ///   - sections: Their numbers before.
  ///   - animation: Without effect, nothing is drawn.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for the rows of sections again.
  ///
  /// - Parameters:
  ///   - sections: Their numbers.
  ///   - animation: Without effect, nothing is drawn.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.deletedSections.formUnion(sections)
      $0.insertedSections.formUnion(sections)
    }
  }

  /// Begins to collect changes, which count together.
  public final func beginUpdates() {
    batchDepth += 1
    if batch == nil { batch = RowUpdates() }
  }

  /// Takes over the changes that were collected.
  public final func endUpdates() {
    guard batchDepth > 0 else { return }
    batchDepth -= 1
    guard batchDepth == 0, let updates = batch.take() else { return }
    if let fault = rows.apply(updates) { Simulation.current.raise(fault) }
  }

  /// Collects changes, which count together.
  ///
  /// - Parameters:
  ///   - updates: Makes the changes.
  ///   - completion: Called when the animation has ended; whether it was not cut short.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    guard let completion else { return }
    Simulation.current.clock.schedule(after: Rows.animationLength) { completion(true) }
  }

  private func change(_ note: (inout RowUpdates) -> Void) {
    beginUpdates()
    if var updates = batch.take() {
      note(&updates)
      batch = updates
    }
    endUpdates()
  }

  /// Brings a row on screen.
  ///
  /// - Parameters:
  ///   - indexPath: The row; one that is not there raises an exception.
  ///   - scrollPosition: Without effect, nothing is laid out.
  ///   - animated: Without effect, nothing is drawn.
  public final func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard rows.exists(indexPath) else { return }
    rows.scroll(to: indexPath)
  }

  // MARK: - Selection

  /// The row that was selected first of those that are.
  public final var indexPathForSelectedRow: IndexPath? { tracked(rows.selected.first) }

  /// The rows that are selected, or `nil` for none.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    tracked(rows.selected.isEmpty ? nil : rows.selected)
  }
}
