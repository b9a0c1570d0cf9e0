import Checking
import Cities
import Foundation
import HeadlessUIKit
import Messages
import RegionComparing
import RoutingSpecs
import SignIn
import Storefront

/// What routes of any code cost, of which nothing is heard but what UIKit's calls hand to them.
///
/// That is the cover at the large bound, and where it comes to no end, the covers with fewer modals, and the largest
/// bound of which every stack is run one by one in ten seconds; and what a declaration of interchangeable screens makes
/// of that.
@MainActor
enum OpaqueBench {
  private static let mostSeconds = 10
  private static let mostRuns = 200_000

  /// Measures the apps of the other patterns, a route that walks by itself, and routes made of steps that are heard so.
  ///
  /// - Throws: What the apps or their spaces are refused for, which is a mistake in here.
  static func measure() throws {
    for app in [try Messages.app(), try SignIn.app(), try Cities.app(), try RoutedApp.walkingShop()] {
      for route in app.routes { try measure(route, of: app) }
    }
    try measureDeclared()
    let shop = try Storefront.app()
    let space = try StackSpace(catalogue: shop.catalogue, bounds: RegionBench.bounds)
    for route in shop.routes {
      let name = "\(shop.name) \(route.name), heard through UIKit"
      _ = cover(name, route.reading(.throughUIKit), of: shop, space, RouteExecution.Options())
    }
  }

  /// The route that walks by itself, where the screens that it does not look for are declared interchangeable: the cover,
  /// and the whole check with the test of that.
  private static func measureDeclared() throws {
    let app = try RoutedApp.walkingShop()
      .declaring(interchangeable: [["Home", "Account", "Login", "ForgotPassword", "Bag"]])
      .bounded(large: RegionBench.bounds)
    let (route, name) = (app.routes[0], "\(app.name) \(app.routes[0].name), five screens interchangeable")
    _ = cover(name, route, of: app, app.space, RouteExecution.Options())
    var plan = RouteCheck.Plan()
    plan.covers = true
    let start = Measurement.processorSeconds()
    let result = RouteCheck(route, of: app, plan: plan).run()
    let seconds = Measurement.processorSeconds() - start
    Measurement.report(
      "\(name), the whole check",
      "\(result.isCovered ? "all" : "NOT all") covered, \(result.exchanges?.pairs ?? 0) pairs compared, "
        + String(format: "%.2f s", seconds))
  }

  private static func measure(_ route: Route, of app: RoutedApp) throws {
    let name = "\(app.name) \(route.name)"
    var options = RouteExecution.Options()
    var bounds = RegionBench.bounds
    let space = try StackSpace(catalogue: app.catalogue, bounds: bounds)
    var isWhole = cover(name, route, of: app, space, options)
    if !isWhole {
      while !isWhole, bounds.modals > 0 {
        bounds.modals -= 1
        let less = try StackSpace(catalogue: app.catalogue, bounds: bounds)
        isWhole = cover("\(name), \(bounds.modals) modals", route, of: app, less, options)
      }
      try exhaust(name, route, of: app)
    }
    guard !route.ownChecks.isEmpty else { return }
    options.properties = RouteProperties(.passesOwnChecks)
    _ = cover("\(name), its own checks", route, of: app, space, options)
  }

  /// Covers a space, or gives up after as many runs as a check would; whether all of it was covered.
  private static func cover(
    _ name: String, _ route: Route, of app: RoutedApp, _ space: StackSpace, _ options: RouteExecution.Options
  ) -> Bool {
    let start = Measurement.processorSeconds()
    var check = RegionCheck(route, of: app, space: space, options: options)
    while check.runs < mostRuns, check.next() != nil {}
    let seconds = Measurement.processorSeconds() - start
    let isWhole = check.fault == nil && check.covered == space.count
    let fault = check.fault.map { ", fault: \($0)" } ?? ""
    Measurement.report(
      name,
      "\(check.runs) runs, \(isWhole ? "all" : "NOT all") \(space.count.shortForm), "
        + String(format: "%.2f s, %.0f µs a run", seconds, seconds * 1e6 / Double(check.runs)) + fault)
    return isWhole
  }

  private static func exhaust(_ name: String, _ route: Route, of app: RoutedApp) throws {
    let execution = RouteExecution(route, of: app)
    let states = Array(app.exhaustiveSpace.states.prefix(20_000))
    let rate = Measurement.rate(runs: states.count) { execution.run(from: states[$0]) }
    let most = Natural(rate * mostSeconds)
    let space = try spaces(of: app).filter { $0.count <= most }.max { $0.count < $1.count }
    guard let space else { return Measurement.report(name, "no bound") }
    let start = Measurement.processorSeconds()
    for state in space.states { _ = execution.run(from: state) }
    let seconds = Measurement.processorSeconds() - start
    Measurement.report(
      "\(name), one by one",
      "\(space.bounds.words): all \(space.count) stacks in " + String(format: "%.1f s", seconds))
  }

  /// The spaces of an app at all bounds up to 5 tabs, depth 6 and 4 modals; what its own bound leaves out stays out.
  private static func spaces(of app: RoutedApp) throws -> [StackSpace] {
    func sizes(_ own: Int, upTo most: Int) -> ClosedRange<Int> { own == 0 ? 0...0 : 1...most }
    let own = app.exhaustiveSpace.bounds
    var result: [StackSpace] = []
    for tabs in sizes(own.tabs, upTo: 5) {
      for depth in sizes(own.depth, upTo: 6) {
        for modals in sizes(own.modals, upTo: 4) {
          var bounds = own
          (bounds.tabs, bounds.depth, bounds.modals) = (tabs, depth, modals)
          result.append(try StackSpace(catalogue: app.catalogue, bounds: bounds))
        }
      }
    }
    return result
  }
}
