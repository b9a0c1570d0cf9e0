import Foundation

/// What code says has changed in a table or a collection: old numbers for what has gone, new ones for what has come.
struct RowUpdates {
  var insertedRows: Set<IndexPath> = []
  var deletedRows: Set<IndexPath> = []
  var insertedSections: Set<Int> = []
  var deletedSections: Set<Int> = []

  /// Rows that have moved, each with its old and its new place.
  var moves: [(from: IndexPath, to: IndexPath)] = []

  /// Notes that a row has moved.
  mutating func move(_ from: IndexPath, to: IndexPath) { moves.append((from, to)) }

  /// The new number of each section that has stayed, by its old one.
  private func survivors(of sections: Int) -> [(old: Int, new: Int)] {
    var (result, new): ([(Int, Int)], Int) = ([], 0)
    for old in 0..<sections where !deletedSections.contains(old) {
      while insertedSections.contains(new) { new += 1 }
      result.append((old, new))
      new += 1
    }
    return result
  }

  /// What is wrong where the data has not changed as code says.
  func contradiction(before: [Int], after: [Int]) -> Fault? {
    let expected = before.count - deletedSections.count + insertedSections.count
    guard after.count == expected else {
      return .wrongSectionCount(
        before: before.count, after: after.count, inserted: insertedSections.count,
        deleted: deletedSections.count)
    }
    for (old, new) in survivors(of: before.count) where after.indices.contains(new) {
      let inserted = insertedRows.count { $0.section == new }
      let deleted = deletedRows.count { $0.section == old }
      let movedIn = moves.count { $0.to.section == new }
      let movedOut = moves.count { $0.from.section == old }
      guard after[new] != before[old] + inserted - deleted + movedIn - movedOut else { continue }
      return .wrongRowCount(
        section: new, before: before[old], after: after[new], inserted: inserted, deleted: deleted,
        movedIn: movedIn, movedOut: movedOut)
    }
    return nil
  }

  /// Where a row stands now, or `nil` if it has gone.
  func place(of path: IndexPath, before: [Int]) -> IndexPath? {
    if let move = moves.first(where: { $0.from == path }) { return move.to }
    guard !deletedRows.contains(path),
      let section = survivors(of: before.count).first(where: { $0.old == path.section })?.new
    else { return nil }
    let taken = Set(insertedRows.union(moves.map(\.to)).filter { $0.section == section }.map(\.row))
    let left = Set(deletedRows.union(moves.map(\.from)).filter { $0.section == path.section }.map(\.row))
    var new = 0
    for old in 0...path.row where !left.contains(old) {
      while taken.contains(new) { new += 1 }
      if old == path.row { return IndexPath(row: new, section: section) }
      new += 1
    }
    return nil
  }
}
