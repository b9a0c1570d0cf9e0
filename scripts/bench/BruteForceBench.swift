import Checking
import Emporium
import Foundation
import RegionComparing
import RoutingSpecs
import Storefront

/// Runs every stack of bounds up to a million stacks by itself, and compares each with the region that it is in.
///
/// The tests do the same at smaller bounds, so that they stay quick. Any difference ends the program.
@MainActor
enum BruteForceBench {
  private static let storefront: [StackSpace.Bounds] = [
    .init(tabs: 0, depth: 0, modals: 2, splits: false),
    .init(tabs: 0, depth: 0, modals: 6, splits: false),
    .init(tabs: 0, depth: 6, modals: 0, splits: false),
    .init(tabs: 0, depth: 3, modals: 1, splits: false),
    .init(tabs: 0, depth: 2, modals: 2, splits: false),
    .init(tabs: 3, depth: 1, modals: 0, splits: false),
    .init(tabs: 1, depth: 1, modals: 3, splits: false),
    .init(tabs: 1, depth: 1, modals: 2, splits: false),
    .init(tabs: 2, depth: 1, modals: 1),
    .init(tabs: 4, depth: 1, modals: 0, splits: false),
    .init(tabs: 2, depth: 3, modals: 0, splits: false),
    .init(tabs: 1, depth: 2, modals: 1, splits: false),
  ]

  private static let emporium: [StackSpace.Bounds] = [
    .init(tabs: 0, depth: 1, modals: 0),
    .init(tabs: 1, depth: 1, modals: 0, splits: false),
    .init(tabs: 2, depth: 0, modals: 0, splits: false),
    .init(tabs: 0, depth: 0, modals: 1, splits: false),
    .init(tabs: 0, depth: 2, modals: 0, splits: false),
    .init(tabs: 0, depth: 1, modals: 1, splits: false),
    .init(tabs: 2, depth: 1, modals: 0, splits: false),
    .init(tabs: 0, depth: 0, modals: 2, splits: false),
  ]

  /// Compares the routes of both shops at all bounds, or at some of one shop, so that the work can be divided.
  ///
  /// - Parameter part: Nothing, or the name of a shop and the numbers of its bounds, from 1; without numbers all.
  /// - Throws: The first `RegionDifference`.
  static func measure(only part: [String]) throws {
    let numbers = part.dropFirst().compactMap { Int($0) }
    for (app, bounds) in [(try Storefront.app(), storefront), (try Emporium.app(), emporium)] {
      guard part.isEmpty || part[0] == app.name else { continue }
      for (index, bound) in bounds.enumerated() where numbers.isEmpty || numbers.contains(index + 1) {
        try measure(app, bound, number: index + 1)
      }
    }
  }

  private static func measure(_ app: RoutedApp, _ bounds: StackSpace.Bounds, number: Int) throws {
    let space = try StackSpace(catalogue: app.catalogue, bounds: bounds)
    precondition(space.count <= 1_100_000, "\(space.count) stacks are too many to be run one by one")
    let routes = app.routes.filter { $0.reading != .otherwise }
    let start = Measurement.processorSeconds()
    var regions = 0
    for route in routes {
      // The totals at the end show of all stacks that each is in one region only.
      regions += try RegionComparison(route, of: app, space: space).run(lookingEverywhereForEvery: 997)
    }
    let seconds = Measurement.processorSeconds() - start
    Measurement.report(
      "\(app.name) \(number), \(bounds.words): \(space.count) stacks",
      "\(routes.count) routes, \(regions) regions, no difference, " + String(format: "%.0f s", seconds))
  }
}
