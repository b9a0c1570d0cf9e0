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
}
