import Foundation

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

  private func canMove(at path: IndexPath) -> Bool {
    isEditingStorage && ask("canMoveRowAt", otherwise: false) { $0.tableView(self, canMoveRowAt: path) }
  }

  /// Where a row can be dragged to: one place down, of which all other orders can be made.
  final func placeBelow(_ path: IndexPath) -> IndexPath? {
    guard canMove(at: path) else { return nil }
    let next = IndexPath(row: path.row + 1, section: path.section)
    if rows.contains(next) { return next }
    return path.section + 1 < rows.sections().count ? IndexPath(row: 0, section: path.section + 1) : nil
  }

  /// Drags a row to another place: the delegate may choose another one, and the data source is told.
  final func dragRow(at path: IndexPath, to place: IndexPath) -> Bool {
    layOutRows()
    guard isUserInteractionEnabledStorage, rows.cell(at: path) != nil, canMove(at: path), path != place,
      takes(place, from: path)
    else { return false }
    let target = tell("targetIndexPathForMoveFromRowAt", otherwise: place) {
      $0.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: place)
    }
    guard target != path else { return true }
    ask("moveRowAt", otherwise: ()) { $0.tableView(self, moveRowAt: path, to: target) }
    rows.reorder()
    return true
  }

  /// Whether a row fits at a place: behind all rows only where it comes from another section.
  private func takes(_ place: IndexPath, from path: IndexPath) -> Bool {
    guard place.count == 2, rows.sections().indices.contains(place.section) else { return false }
    let last = rows.count(inSection: place.section) - (place.section == path.section ? 1 : 0)
    return (0...max(0, last)).contains(place.row)
  }
}
