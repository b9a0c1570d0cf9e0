package import Foundation

extension UICollectionView: RowHolder {
  final func askSectionCount() -> Int {
    ask("numberOfSections", otherwise: 0) { $0.numberOfSections(in: self) }
  }

  final func askCount(inSection section: Int) -> Int {
    ask("numberOfItemsInSection", otherwise: 0) { $0.collectionView(self, numberOfItemsInSection: section) }
  }

  final func askCell(at path: IndexPath) -> UIView {
    ask("cellForItemAt", otherwise: UICollectionViewCell(frame: .zero)) {
      $0.collectionView(self, cellForItemAt: path)
    }
  }

  final func willDisplay(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    cell.layOut()
    tell("willDisplay", otherwise: ()) { $0.collectionView(self, willDisplay: cell, forItemAt: path) }
  }

  final func didEndDisplaying(_ cell: UIView, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    classes.putAway(cell, as: cell.identifier)
    tell("didEndDisplaying", otherwise: ()) {
      $0.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
  }

  final func mark(_ cell: UIView, selected: Bool) {
    guard let cell = cell as? UICollectionViewCell, cell.isSelectedStorage != selected else { return }
    cell.isSelected = selected
  }

  final func ask<Result>(
    _ name: StaticString, otherwise: @autoclosure () -> Result,
    _ body: (any UICollectionViewDataSource) -> Result
  ) -> Result {
    guard let source = dataSourceStorage else { return otherwise() }
    return StructureReads.callOut(name, about: accountable) { body(source) }
  }

  final func tell<Result>(
    _ name: StaticString, otherwise: Result, _ body: (any UICollectionViewDelegate) -> Result
  ) -> Result {
    guard let delegate = delegateStorage as? any UICollectionViewDelegate else { return otherwise }
    return StructureReads.callOut(name, about: accountable) { body(delegate) }
  }

  // MARK: - Taps

  /// Whether a tap on items does anything.
  final var takesTaps: Bool {
    isUserInteractionEnabledStorage && allowsSelectionStorage
      && (!isEditingStorage || allowsSelectionWhileEditing || allowsSeveralWhileEditing)
  }

  /// Taps an item: the delegate may forbid it, and is told of the item that is not selected any more first.
  final func tapItem(at path: IndexPath) -> Bool {
    layOutRows()
    guard takesTaps, let cell = rows.touchableCell(at: path) else { return false }
    let isHighlighted = tell("shouldHighlightItemAt", otherwise: true) {
      $0.collectionView(self, shouldHighlightItemAt: path)
    }
    guard isHighlighted else { return true }
    let touched = cell as? UICollectionViewCell
    touched?.isHighlighted = true
    defer { touched?.isHighlighted = false }
    if selectsSeveral, rows.selected.contains(path) {
      deselectByTap(path)
    } else {
      selectByTap(path, touched)
    }
    return true
  }

  private func selectByTap(_ path: IndexPath, _ cell: UICollectionViewCell?) {
    let isAllowed = tell("shouldSelectItemAt", otherwise: true) {
      $0.collectionView(self, shouldSelectItemAt: path)
    }
    guard isAllowed else { return }
    if !selectsSeveral {
      for other in rows.selected where other != path { deselectByTap(other) }
    }
    rows.select(path, alone: false)
    if let cell { cell.performSelectionSegue?(cell) }
    tell("didSelectItemAt", otherwise: ()) { $0.collectionView(self, didSelectItemAt: path) }
  }

  private func deselectByTap(_ path: IndexPath) {
    let isAllowed = tell("shouldDeselectItemAt", otherwise: true) {
      $0.collectionView(self, shouldDeselectItemAt: path)
    }
    guard isAllowed else { return }
    rows.deselect(path)
    tell("didDeselectItemAt", otherwise: ()) { $0.collectionView(self, didDeselectItemAt: path) }
  }
}

/// The sign at the side of an item by which the user drags it to another place.
@MainActor
package final class ReorderSign: UIView {
  private let isThere: (_ isEditing: Bool) -> Bool

  /// Makes a sign.
  ///
  /// - Parameter isThere: Whether it is there while the collection is edited, and while it is not.
  package init(where isThere: @escaping (_ isEditing: Bool) -> Bool) {
    self.isThere = isThere
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) {
    isThere = { _ in true }
    super.init(coder: coder)
  }

  fileprivate func isShown(whileEditing isEditing: Bool) -> Bool { isThere(isEditing) }
}

/// A data source of a collection that says whether it can put items in another order at all.
@MainActor
protocol ItemReorderer: AnyObject {
  /// Whether there is anybody to be asked and told.
  var mayReorder: Bool { get }
}

extension UICollectionView {
  /// Whether the user can drag an item to another place, as far as can be seen without asking: by its sign, or by a long press where a
  /// collection's controller installs the gesture.
  final func mayReorder(_ path: IndexPath) -> Bool {
    guard isUserInteractionEnabledStorage, sourceMayReorder else { return false }
    let sign = rows.cell(at: path)?.subviewStorage.first { $0 is ReorderSign } as? ReorderSign
    if sign?.isShown(whileEditing: isEditingStorage) == true { return true }
    return (controller as? UICollectionViewController)?.movesItems ?? false
  }

  /// Whether the data source has the method that is told; of one that is neither a controller nor a diffable one nobody can see that.
  private var sourceMayReorder: Bool {
    switch dataSourceStorage {
    case nil: false
    case let controller as UICollectionViewController: ItemMethods.move.isOverridden(by: controller)
    case let source as any ItemReorderer: source.mayReorder
    default: true
    }
  }

  /// Whether the data source lets an item be moved.
  package final func canReorder(at path: IndexPath) -> Bool {
    ask("canMoveItemAt", otherwise: false) { $0.collectionView(self, canMoveItemAt: path) }
  }

  /// Moves an item to another place: the delegate may choose another one, and the data source is told.
  package final func reorder(_ path: IndexPath, to place: IndexPath) {
    let target = tell("targetIndexPathForMoveOfItem", otherwise: place) {
      $0.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
        toProposedIndexPath: place)
    }
    guard target != path else { return }
    ask("moveItemAt", otherwise: ()) { $0.collectionView(self, moveItemAt: path, to: target) }
    rows.reorder()
  }
}
