import Checking
import Emporium
import Foundation
import RegionComparing
import RoutingSpecs
import Storefront

/// How much processor time it takes to cover every stack at the large bound: 5 tabs, navigation depth 6, 4 modals, split views.
@MainActor
enum RegionBench {
  static let bounds = StackSpace.Bounds(tabs: 5, depth: 6, modals: 4)

  /// When a route is given up.
  private static let mostSeconds = 60.0

  /// Covers the routes of both shops.
  ///
  /// - Parameter names: The routes, or none for all.
  /// - Throws: What the apps or their spaces are refused for, which is a mistake in here.
  static func measure(only names: [String]) throws {
    Measurement.report("route", "what was covered")
    // With thirteen screens more, which no route knows, the smaller shop has about as many as the space needs.
    let shops = [try Storefront.app().widened(by: 13, bounds: bounds), try Emporium.app()]
    for app in shops { try measure(app, only: names) }
  }

  private static func measure(_ app: RoutedApp, only names: [String]) throws {
    let space = try StackSpace(catalogue: app.catalogue, bounds: bounds)
    for route in app.routes where names.isEmpty || names.contains(route.name) {
      let start = Measurement.processorSeconds()
      var check = RegionCheck(route, of: app, space: space)
      var violated = Natural.zero
      while let finding = check.next() {
        if finding.isPerformance, !finding.judgement.violated.isEmpty { violated += finding.weight }
        if check.runs % 1_000 == 0, Measurement.processorSeconds() - start > mostSeconds { break }
      }
      let seconds = Measurement.processorSeconds() - start
      let fault = check.fault.map { ", fault: \($0)" } ?? ""
      let isWhole = check.covered == space.count ? "all" : "NOT all"
      Measurement.report(
        "\(app.name) \(route.name)",
        "\(check.runs) runs, \(isWhole) \(space.count.shortForm), violated \(violated.shortForm), "
          + String(format: "%.2f s, %.0f µs a run", seconds, seconds * 1e6 / Double(check.runs))
          + ", \(Measurement.peakKilobytes() / 1_024) MiB at most so far" + fault)
    }
  }
}
