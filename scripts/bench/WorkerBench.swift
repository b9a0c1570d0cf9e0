import Foundation
import RoutingSpecs
import Storefront
import Workers

/// Checks in worker processes: what isolation costs, what a second worker gains, and a thousand runs that trap.
@MainActor
enum WorkerBench {
  private static let repetitions = 5

  static func measure() throws {
    let app = try Storefront.app()
    guard let route = app.route(named: "product") else { return }
    var plan = RouteCheck.Plan()
    plan.exhausts = false
    plan.samples = 60_000
    var (alone, one, two) = (Double.infinity, Double.infinity, Double.infinity)
    // Interleaved, and the least of each: other load only ever adds.
    for _ in 0..<repetitions {
      alone = min(alone, seconds { _ = RouteCheck(route, of: app, plan: plan).run() })
      one = min(one, try seconds(route, of: app, plan, workers: 1))
      two = min(two, try seconds(route, of: app, plan, workers: 2))
    }
    report("one worker against no isolation, 60,000 runs", "\(format(one / alone)) times the time")
    report("two workers against one", "\(format(one / two)) times as fast")
    try measureTraps(in: app)
  }

  private static func measureTraps(in app: RoutedApp) throws {
    let route = Route("trap", summary: "Traps.", expecting: app.routes[0].expectation) { _ in
      fatalError("trap")
    }
    let trapping = try RoutedApp(
      name: "trapping", summary: "Traps.", space: app.space, exhaustiveSpace: app.exhaustiveSpace,
      binding: app.binding, routes: [route])
    var plan = RouteCheck.Plan()
    plan.exhausts = false
    plan.samples = 1_000
    let before = Measurement.residentKilobytes()
    var groups: [ViolationGroup] = []
    let time = try seconds {
      let check = try WorkerCheck([route], of: trapping, plan: plan, workers: 2)
      groups = try check.run()[0][.doesNotTrap].groups
    }
    report("1,000 runs that trap, two workers", "\(format(time)) s, groups of \(groups.map(\.sampledStates))")
    let after = Measurement.residentKilobytes()
    report("resident memory before and after them", "\(before) and \(after) KiB")
  }

  private static func seconds(
    _ route: Route, of app: RoutedApp, _ plan: RouteCheck.Plan, workers: Int
  ) throws -> Double {
    let check = try WorkerCheck([route], of: app, plan: plan, workers: workers)
    return try seconds { _ = try check.run() }
  }

  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    let elapsed = (ContinuousClock.now - start).components
    return Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18
  }

  private static func format(_ value: Double) -> String { String(format: "%.2f", value) }

  private static func report(_ what: String, _ figure: String) { Measurement.report(what, figure) }
}
