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
