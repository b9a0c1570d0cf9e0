import Checking
import RoutingSpecs

/// A cover that is still to be made, and what earlier attempts have taught.
struct CoverItem {
  let route: Int
  /// The number of the run that was under way when an earlier process died; everything is told about it.
  var careful: Int?
  /// How many runs had begun when a signal killed an earlier process.
  var killedAfter: Int?
  /// What the worker has told about the run under way.
  var underWay: RegionUnderWay?
  /// How many processes the cover has cost.
  var deaths = 0

  /// How many processes a cover may cost: more are needed only where its runs are not the same each time.
  static let mostDeaths = 5

  init(route: Int) { self.route = route }

  /// What is known of a run, if it is the one about which everything was told.
  func region(ofRun number: Int) -> RegionUnderWay? { careful == number ? underWay : nil }
}
