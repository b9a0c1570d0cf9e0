/// The moments at which tables and collections make the cells that come on screen.
///
/// UIKit does so in the layout pass before a screen appears, and at the end of the turn in which something has changed.
@MainActor
enum RowLayout {
  /// Whether a list waits to be laid out; tested wherever a view comes on screen.
  private(set) static var isAwaited = false

  private static var awaiting: [Entry] = []

  private struct Entry {
    weak var rows: Rows?
  }

  /// Lays a list out as soon as it is in a window.
  static func request(_ rows: Rows) {
    awaiting.removeAll { $0.rows == nil || $0.rows === rows }
    awaiting.append(Entry(rows: rows))
    isAwaited = true
    if rows.isInWindow { scheduleOne() }
  }

  /// Forgets what waits, which an earlier run has left behind: an app that keeps itself alive would leave more with each launch.
  static func forget() { (awaiting, isAwaited) = ([], false) }

  /// Lays out what is in a window when the turn ends.
  static func scheduleOne() { Simulation.current.clock.scheduleOwn { carryOut() } }

  /// Lays out what is in a window.
  static func carryOut() {
    let lists = awaiting.compactMap(\.rows)
    awaiting = lists.filter { !$0.isInWindow }.map { Entry(rows: $0) }
    isAwaited = !awaiting.isEmpty
    for rows in lists where rows.isInWindow { rows.layOut() }
  }
}
