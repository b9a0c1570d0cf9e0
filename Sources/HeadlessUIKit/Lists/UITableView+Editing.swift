public import Foundation

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
    guard isUserInteractionEnabledStorage, rows.cell(at: path) != nil, sign(at: path) == .insert
    else { return false }
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

// What the user does with a row that is on screen.
extension UITableView {
  /// Whether a tap on rows does anything.
  final var takesTaps: Bool {
    isUserInteractionEnabledStorage && allowsSelectionStorage
      && (!isEditingStorage || allowsSelectionDuringEditingStorage || allowsSeveralWhileEditing)
  }

  /// Taps a row: the delegate may forbid or divert it, and is told of the row that is not selected any more first.
  final func tapRow(at path: IndexPath) -> Bool {
    layOutRows()
    guard takesTaps, let cell = rows.touchableCell(at: path) else { return false }
    guard tell("shouldHighlightRowAt", otherwise: true, { $0.tableView(self, shouldHighlightRowAt: path) })
    else { return true }
    for isTouched in [true, false] {
      (cell as? UITableViewCell)?.setHighlighted(isTouched, animated: false)
    }
    if selectsSeveral, rows.selected.contains(path) { deselectByTap(path) } else { selectByTap(path) }
    return true
  }

  private func selectByTap(_ path: IndexPath) {
    let chosen = tell("willSelectRowAt", otherwise: path) { $0.tableView(self, willSelectRowAt: path) }
    guard let chosen, rows.contains(chosen) else { return }
    if !selectsSeveral {
      for other in rows.selected where other != chosen { deselectByTap(other) }
    }
    rows.select(chosen, alone: false)
    if let cell = rows.cell(at: chosen) as? UITableViewCell { cell.performSelectionSegue?(cell) }
    tell("didSelectRowAt", otherwise: ()) { $0.tableView(self, didSelectRowAt: chosen) }
  }

  private func deselectByTap(_ path: IndexPath) {
    let chosen = tell("willDeselectRowAt", otherwise: path) { $0.tableView(self, willDeselectRowAt: path) }
    guard let chosen else { return }
    rows.deselect(chosen)
    tell("didDeselectRowAt", otherwise: ()) { $0.tableView(self, didDeselectRowAt: chosen) }
  }

  /// Whether a row has a button of its own at the right.
  final func hasAccessoryButton(at path: IndexPath) -> Bool {
    guard let cell = rows.cell(at: path) as? UITableViewCell, cell.accessoryViewStorage == nil
    else { return false }
    return cell.accessoryTypeStorage == .detailButton || cell.accessoryTypeStorage == .detailDisclosureButton
  }

  /// Taps the button at the right of a row.
  final func tapAccessory(at path: IndexPath) -> Bool {
    layOutRows()
    guard isUserInteractionEnabledStorage, hasAccessoryButton(at: path) else { return false }
    tell("accessoryButtonTapped", otherwise: ()) {
      $0.tableView(self, accessoryButtonTappedForRowWith: path)
    }
    return true
  }
}

extension UITableViewDelegate {
  /// There are none.
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }

  /// It is deleted.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }

  /// The system's.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }

  /// Nothing happens.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}

  /// Nothing happens.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Where the user has dragged it.
  public func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
}
