package import Foundation

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
