import Checking
import RoutingSpecs

/// A part that is still to be run, and what its earlier attempts have taught.
struct WorkItem {
  var route: Int
  var part: RouteCheck.Part
  /// The most runs to make at once.
  var limit = WorkItem.firstLimit
  /// Whether only the first `limit` runs belong to the item: what follows them is done or queued.
  var isBeginning = false
  /// The run in which a worker was killed that had this item before.
  var killedIn: ChoiceSequence?

  /// The limit of a part that nobody knows anything about: few runs, so that work divides early.
  static let firstLimit = 256

  /// The greatest limit: some ten milliseconds of work, so that workers end together.
  static let lastLimit = 4_096

  /// The item for what is left of this one when all went well.
  func next(_ part: RouteCheck.Part) -> WorkItem {
    WorkItem(route: route, part: part, limit: min(limit * 2, Self.lastLimit))
  }

  /// The item for what follows a run that ended its process, or `nil` where that is none of this item's.
  ///
  /// It makes one run at first, because the next may end its process too, and what a worker has found is lost with it.
  func careful(_ part: RouteCheck.Part, after runs: Int) -> WorkItem? {
    guard isBeginning else { return WorkItem(route: route, part: part, limit: 1) }
    // A beginning was run once without harm; a run of it that ends its process now does not do so always.
    guard limit > runs else { return nil }
    return WorkItem(route: route, part: part, limit: limit - runs, isBeginning: true)
  }

  /// The item for the runs that came before a run that ended its process.
  func beginning(_ count: Int) -> WorkItem {
    WorkItem(route: route, part: part, limit: count, isBeginning: true)
  }
}
