import Foundation

/// What code says has changed in a table or a collection: old numbers for what has gone, new ones for what has come.
struct RowUpdates {
  var insertedRows: Set<IndexPath> = []
  var deletedRows: Set<IndexPath> = []
  /// Rows that are shown anew, by their old places.
  var reloadedRows: Set<IndexPath> = []
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

  /// What is wrong where rows or sections are to go, or to be shown anew, that are not there; the first of them.
  func absence(before: [Int]) -> Fault? {
    if let section = deletedSections.sorted().first(where: { !before.indices.contains($0) }) {
      return .changedAbsentSection(section, sections: before.count)
    }
    for path in deletedRows.union(reloadedRows).sorted() {
      guard before.indices.contains(path.section)
      else { return .changedAbsentSection(path.section, sections: before.count) }
      guard path.row < before[path.section]
      else { return .changedAbsentRow(row: path.row, section: path.section, rows: before[path.section]) }
    }
    return nil
  }

  /// What is wrong where the data has not changed as code says.
  func contradiction(before: [Int], after: [Int]) -> Fault? {
    if let fault = absence(before: before) { return fault }
    let expected = before.count - deletedSections.count + insertedSections.count
    guard after.count == expected else {
      return .wrongSectionCount(
        before: before.count, after: after.count, inserted: insertedSections.count,
        deleted: deletedSections.count)
    }
    for (old, new) in survivors(of: before.count) where after.indices.contains(new) {
      let fault = contradiction(in: new, from: old, before: before[old], after: after[new])
      if let fault { return fault }
    }
    return nil
  }

  /// The same in a section that has stayed.
  private func contradiction(in new: Int, from old: Int, before: Int, after: Int) -> Fault? {
    let inserted = insertedRows.count { $0.section == new }
    let deleted = deletedRows.count { $0.section == old }
    let movedIn = moves.count { $0.to.section == new }
    let movedOut = moves.count { $0.from.section == old }
    guard after != before + inserted - deleted + movedIn - movedOut else { return nil }
    return .wrongRowCount(
      section: new, before: before, after: after, inserted: inserted, deleted: deleted,
      movedIn: movedIn, movedOut: movedOut)
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

/// What follows changes not at once, but before it comes on screen and at the end of the turn.
@MainActor
protocol LaidOutLate: AnyObject {
  /// Whether it is in a window.
  var standsInWindow: Bool { get }

  /// Follows the changes.
  func layOut()
}

/// The moments at which tables and collections make the cells that come on screen.
///
/// UIKit does so in the layout pass before a screen appears, and at the end of the turn in which something has changed.
@MainActor
enum RowLayout {
  /// Whether a list waits to be laid out; tested wherever a view comes on screen.
  private(set) static var isAwaited = false

  private static var awaiting: [Entry] = []

  private struct Entry {
    weak var waiting: (any LaidOutLate)?
  }

  /// Lays a list out, or what else is laid out late, as soon as it is in a window.
  static func request(_ waiting: any LaidOutLate) {
    awaiting.removeAll { $0.waiting == nil || $0.waiting === waiting }
    awaiting.append(Entry(waiting: waiting))
    isAwaited = true
    if waiting.standsInWindow { scheduleOne() }
  }

  /// Forgets what has gone with a simulation that has ended, or stands in one of its windows still.
  ///
  /// The next one is not to wait for them. What stands nowhere may come into a window of the next.
  static func reset() {
    guard isAwaited else { return }
    awaiting.removeAll { $0.waiting?.standsInWindow ?? true }
    isAwaited = !awaiting.isEmpty
  }

  /// Lays out what has come into a window with a view, if anything has: for what stands elsewhere no event comes.
  static func noteArrival() {
    if awaiting.contains(where: { $0.waiting?.standsInWindow ?? false }) { scheduleOne() }
  }

  /// Forgets what waits, which an earlier run has left behind: an app that keeps itself alive would leave more with each launch.
  static func forget() {
    if isAwaited { (awaiting, isAwaited) = ([], false) }
  }

  /// Lays out what is in a window when the turn ends.
  private static func scheduleOne() { Simulation.current.clock.scheduleOwn { carryOut() } }

  /// Lays out what is in a window.
  static func carryOut() {
    let all = awaiting.compactMap(\.waiting)
    awaiting = all.filter { !$0.standsInWindow }.map { Entry(waiting: $0) }
    isAwaited = !awaiting.isEmpty
    for waiting in all where waiting.standsInWindow { waiting.layOut() }
  }
}
