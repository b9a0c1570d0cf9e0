import Foundation

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
    guard takesTaps, let cell = rows.cell(at: path), cell.isUserInteractionEnabledStorage else {
      return false
    }
    guard tell("shouldHighlightRowAt", otherwise: true, { $0.tableView(self, shouldHighlightRowAt: path) })
    else { return true }
    if selectsSeveral, rows.selected.contains(path) {
      deselectByTap(path)
      return true
    }
    let chosen = tell("willSelectRowAt", otherwise: path) { $0.tableView(self, willSelectRowAt: path) }
    guard let chosen, rows.contains(chosen) else { return true }
    if !selectsSeveral {
      for other in rows.selected where other != chosen { deselectByTap(other) }
    }
    rows.select(chosen, alone: false)
    if let cell = rows.cell(at: chosen) as? UITableViewCell { cell.performSelectionSegue?(cell) }
    tell("didSelectRowAt", otherwise: ()) { $0.tableView(self, didSelectRowAt: chosen) }
    return true
  }

  private func deselectByTap(_ path: IndexPath) {
    let chosen = tell("willDeselectRowAt", otherwise: path) { $0.tableView(self, willDeselectRowAt: path) }
    guard let chosen else { return }
    rows.deselect(chosen)
    tell("didDeselectRowAt", otherwise: ()) { $0.tableView(self, didDeselectRowAt: chosen) }
  }

  /// Whether a row has a button of its own at the right.
  final func hasAccessoryButton(at path: IndexPath) -> Bool {
    guard let cell = rows.cell(at: path) as? UITableViewCell, cell.accessoryViewStorage == nil else {
      return false
    }
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

  /// Swipes over a row and taps a button that this shows: those to the right, then those to the left.
  ///
  /// While the table is edited, the buttons to the left come by a tap on the minus sign, and by nothing else. Where the
  /// delegate names none, a row that can be deleted has one.
  final func tapSwipeAction(_ number: Int, at path: IndexPath) -> Bool {
    layOutRows()
    guard isUserInteractionEnabledStorage, let cell = rows.cell(at: path) else { return false }
    let (actions, isDeletable) = swipe(at: path)
    guard actions.indices.contains(number) || (number == actions.count && isDeletable) else { return false }
    let isSwipe = !isEditingStorage
    if isSwipe {
      tell("willBeginEditingRowAt", otherwise: ()) { $0.tableView(self, willBeginEditingRowAt: path) }
    }
    if number < actions.count { actions[number].tap(in: cell) } else { commit(.delete, at: path) }
    if isSwipe {
      let place = rows.contains(path) ? path : nil
      tell("didEndEditingRowAt", otherwise: ()) { $0.tableView(self, didEndEditingRowAt: place) }
    }
    return true
  }

  /// The titles of the buttons that a swipe over a row, or its minus sign, shows.
  final func swipeTitles(at path: IndexPath) -> [String] {
    let (actions, isDeletable) = swipe(at: path)
    let own = actions.map { $0.title ?? "a button" }
    guard isDeletable else { return own }
    let title = tell("titleForDeleteConfirmationButtonForRowAt", otherwise: nil) {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    return own + [title ?? "Delete"]
  }

  private func swipe(at path: IndexPath) -> (actions: [UIContextualAction], isDeletable: Bool) {
    if isEditingStorage {
      guard sign(at: path) == .delete else { return ([], false) }
      let trailing = trailingSwipe(at: path)
      return (trailing?.actions ?? [], trailing == nil)
    }
    let leading = tell("leadingSwipe", otherwise: nil) {
      $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    let trailing = trailingSwipe(at: path)
    let isDeletable = trailing == nil && canEdit(at: path) && editingStyle(at: path) == .delete
    return ((leading?.actions ?? []) + (trailing?.actions ?? []), isDeletable)
  }

  private func trailingSwipe(at path: IndexPath) -> UISwipeActionsConfiguration? {
    tell("trailingSwipe", otherwise: nil) {
      $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
  }
}
