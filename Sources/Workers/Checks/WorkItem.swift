import Checking
import RoutingSpecs

/// A part that is still to be run, and what its earlier attempts have taught.
struct WorkItem {
  var route: Int
  var part: RouteCheck.Part
  /// The most runs to make at once.
  var limit = WorkItem.firstLimit
  /// Whether a worker was killed from outside in the first run of the part.
  var wasKilled = false

  /// The limit of a part that nobody knows anything about: few runs, so that work divides early.
  static let firstLimit = 256

  /// The greatest limit: some ten milliseconds of work, so that workers end together; no more than a board has room
  /// for.
  static let lastLimit = 2_048

  /// The limit of draws: stacks of a large bound take long, and what is not finished when the time is up is lost.
  static let drawLimit = 128

  /// The items for what is left of this one when its process has come to the end of it.
  func next(_ parts: [RouteCheck.Part]) -> [WorkItem] {
    parts.map { WorkItem(route: route, part: $0, limit: min(limit * 2, Self.lastLimit)) }
  }

  /// The items for what is left of this one when its process has died.
  ///
  /// Whether somebody killed it in the first of the runs that are left is remembered: the second time the run is to
  /// blame.
  func resumed(_ parts: [RouteCheck.Part], wasKilled: Bool) -> [WorkItem] {
    var items = parts.map { WorkItem(route: route, part: $0, limit: limit) }
    if wasKilled, !items.isEmpty { items[0].wasKilled = true }
    return items
  }
}
