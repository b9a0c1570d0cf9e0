package import Foundation

// What the user does with rows while a table is edited.
extension UITableView {
  /// Whether the data source lets a row be deleted, or one be inserted at it.
  final func canEdit(at path: IndexPath) -> Bool {
    ask("canEditRowAt", otherwise: false) { $0.tableView(self, canEditRowAt: path) }
  }

  /// What the user does with a row while the table is edited.
  final func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    tell("editingStyleForRowAt", otherwise: .delete) { $0.tableView(self, editingStyleForRowAt: path) }
  }

  /// The sign at the left of a row: nothing where rows are ticked instead.
  final func sign(at path: IndexPath) -> UITableViewCell.EditingStyle {
    isEditingStorage && !allowsSeveralWhileEditing && canEdit(at: path) ? editingStyle(at: path) : .none
  }

  /// Tells a cell whether its row is edited, if that has changed.
  final func showEditing(of cell: UIView, at path: IndexPath, animated: Bool) {
    guard let cell = cell as? UITableViewCell, isEditingStorage || cell.isEditingStorage else { return }
    let isEdited = isEditingStorage && canEdit(at: path)
    cell.editingStyleStorage = isEdited ? editingStyle(at: path) : .none
    if isEdited != cell.isEditingStorage { cell.setEditing(isEdited, animated: animated) }
  }

  /// Taps the plus sign of a row.
  final func tapInsert(at path: IndexPath) -> Bool {
    layOutRows()
    guard isUserInteractionEnabledStorage, rows.cell(at: path) != nil, sign(at: path) == .insert else {
      return false
    }
    commit(.insert, at: path)
    return true
  }

  /// Lets the data source do what the user has asked for.
  final func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    ask("commit", otherwise: ()) { $0.tableView(self, commit: style, forRowAt: path) }
  }

  /// Whether the data source lets a row be moved.
  package final func canReorder(at path: IndexPath) -> Bool {
    ask("canMoveRowAt", otherwise: false) { $0.tableView(self, canMoveRowAt: path) }
  }

  /// Moves a row to another place: the delegate may choose another one, and the data source is told.
  package final func reorder(_ path: IndexPath, to place: IndexPath) {
    let target = tell("targetIndexPathForMoveFromRowAt", otherwise: place) {
      $0.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: place)
    }
    guard target != path else { return }
    ask("moveRowAt", otherwise: ()) { $0.tableView(self, moveRowAt: path, to: target) }
    rows.reorder()
  }
}
