import Foundation

/// The rows of a table that a storyboard fills once and for all.
@MainActor
struct StaticRows {
  /// The title above each section, and its cells.
  let sections: [(header: String?, cells: [UITableViewCell])]

  /// The cell of a row, or `nil` where there is none.
  func cell(at path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row)
    else {
      return nil
    }
    return sections[path.section].cells[path.row]
  }
}
