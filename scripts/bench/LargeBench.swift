import Checking
import Foundation
import RoutingSpecs

/// How long it takes to check an app as large as apps get, every route from stacks of any size.
@MainActor
enum LargeBench {
  private static let (screens, routes, seed) = (150, 300, Seed(1))
  private static let bounds = StackSpace.Bounds(tabs: 5, depth: 6, modals: 4)

  /// How many routes are checked as `check` does, with stacks that are run by themselves.
  private static let checked = 10

  /// Covers all routes, then checks some of them completely.
  ///
  /// - Throws: What the app is refused for, which is a mistake in here.
  static func measure() throws {
    let app = try LargeApp(screens: screens).app(routes: routes, seed: seed, bounds: bounds)
    Measurement.report("\(screens) screens, \(app.space.count.shortForm) stacks", "what came of it")
    cover(app)
    check(app)
  }

  private static func cover(_ app: RoutedApp) {
    var (runs, violated, ofAnySize) = (0, 0, 0)
    let seconds = each(app.routes) { route in
      var cover = RegionCheck(route, of: app, space: app.space)
      var holds = true
      while let finding = cover.next() { holds = holds && finding.judgement.violated.isEmpty }
      precondition(cover.fault == nil && cover.covered == app.space.count, "\(route.name) is covered")
      runs += cover.runs
      violated += holds ? 0 : 1
      ofAnySize += cover.bound == nil ? 1 : 0
    }
    Measurement.report(
      "\(routes) covers, \(ofAnySize) of stacks of any size, \(violated) violated",
      "\(runs) runs, \(seconds), \(Measurement.peakKilobytes() / 1_024) MiB")
  }

  private static func check(_ app: RoutedApp) {
    var plan = RouteCheck.Plan()
    (plan.exhausts, plan.covers, plan.samples) = (false, true, 0)
    var compared = 0
    let seconds = each(app.routes.prefix(checked)) { route in
      let result = RouteCheck(route, of: app, plan: plan).run()
      precondition(result.cells.allSatisfy { $0.groups.isEmpty && $0.isCovered }, "\(route.name) holds")
      compared += result.cells[0].covered?.comparison?.runs ?? 0
    }
    Measurement.report(
      "\(checked) complete checks",
      "\(compared) runs compared, \(seconds), \(Measurement.peakKilobytes() / 1_024) MiB")
  }

  /// Does something with each route; gives how long all took and the longest.
  private static func each(_ routes: some Sequence<Route>, _ body: (Route) -> Void) -> String {
    var longest = 0.0
    let start = Measurement.processorSeconds()
    for route in routes {
      let before = Measurement.processorSeconds()
      body(route)
      longest = max(longest, Measurement.processorSeconds() - before)
    }
    return String(format: "%.1f s, %.2f s the longest", Measurement.processorSeconds() - start, longest)
  }
}
