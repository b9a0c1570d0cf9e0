package import Foundation

/// Lets the rows of a list be dragged and dropped, in the module that has the sessions of drags.
@MainActor
package protocol RowDragger: AnyObject {
  /// Whether rows may be dragged while nothing is edited; nobody is asked.
  var mayDrag: Bool { get }

  /// The user presses a row, drags it to another place of the list and lets it go.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - place: The place, of the rows as they are.
  func drag(_ path: IndexPath, to place: IndexPath)
}

extension UITableView {
  /// Lets rows be dragged while the table is not edited.
  package final var rowDragger: (any RowDragger)? {
    get { rows.dragger }
    set { rows.dragger = newValue }
  }
}

extension UICollectionView {
  /// Lets items be dragged while the collection is not edited.
  package final var rowDragger: (any RowDragger)? {
    get { rows.dragger }
    set { rows.dragger = newValue }
  }
}

extension RowHolder {
  /// Whether a row can be dragged by sessions of drags, although nothing is edited.
  private var letsRowsBeDragged: Bool { !isEditingStorage && rows.dragger?.mayDrag ?? false }

  /// Where a row can be dragged to: one place down, of which all other orders can be made.
  func placeOfDrag(from path: IndexPath) -> IndexPath? {
    guard isUserInteractionEnabledStorage else { return nil }
    let isPossible =
      switch self {
      case let table as UITableView where table.isEditingStorage: table.canReorder(at: path)
      case let collection as UICollectionView: collection.mayReorder(path) || letsRowsBeDragged
      default: letsRowsBeDragged
      }
    return isPossible ? rows.placeBelow(path) : nil
  }

  /// Drags a row to another place.
  func dragRow(at path: IndexPath, to place: IndexPath) -> Bool {
    layOutRows()
    guard isUserInteractionEnabledStorage, rows.cell(at: path) != nil, path != place,
      rows.takes(place, from: path)
    else { return false }
    // What can be put in another order by the list itself is; sessions are for what comes and goes.
    if let isDone = reorder(path, to: place) { return isDone }
    guard letsRowsBeDragged else { return false }
    rows.dragger?.drag(path, to: place)
    return true
  }

  /// Puts a row into another place by the list itself; `nil` where that is for sessions of drags.
  private func reorder(_ path: IndexPath, to place: IndexPath) -> Bool? {
    switch self {
    case let table as UITableView where table.isEditingStorage:
      guard table.canReorder(at: path) else { return false }
      table.reorder(path, to: place)
      return true
    case let collection as UICollectionView where collection.mayReorder(path):
      guard collection.canReorder(at: path) else { return letsRowsBeDragged ? nil : true }
      collection.reorder(path, to: place)
      return true
    default: return nil
    }
  }
}

extension Rows {
  /// The next place below a row.
  fileprivate func placeBelow(_ path: IndexPath) -> IndexPath? {
    let next = IndexPath(row: path.row + 1, section: path.section)
    if contains(next) { return next }
    return path.section + 1 < sections().count ? IndexPath(row: 0, section: path.section + 1) : nil
  }

  /// Whether a row fits at a place: behind all rows only where it comes from another section.
  fileprivate func takes(_ place: IndexPath, from path: IndexPath) -> Bool {
    guard place.count == 2, sections().indices.contains(place.section) else { return false }
    let last = count(inSection: place.section) - (place.section == path.section ? 1 : 0)
    return (0...max(0, last)).contains(place.row)
  }
}
