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
    var (alone, one, two) = (Cost.most, Cost.most, Cost.most)
    // Interleaved, and the least of each: other load only ever adds.
    for _ in 0..<repetitions {
      alone.keepLess(cost { _ = RouteCheck(route, of: app, plan: plan).run() })
      one.keepLess(try cost { try run(route, of: app, plan, workers: 1) })
      two.keepLess(try cost { try run(route, of: app, plan, workers: 2) })
    }
    report(
      "one worker against no isolation, processor time, 60,000 runs",
      "\(format(one.processor / alone.processor)) times")
    report("one worker against no isolation, time on the clock", "\(format(one.clock / alone.clock)) times")
    report("two workers against one, processor time", "\(format(two.processor / one.processor)) times")
    report(
      "two workers against one, time on the clock, two idle cores",
      "\(format(one.clock / two.clock)) times as fast")
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
    let time = try cost {
      let check = try WorkerCheck([route], of: trapping, plan: plan, workers: 2)
      groups = try check.run()[0][.doesNotTrap].groups
    }
    report(
      "1,000 runs that trap, two workers", "\(format(time.clock)) s, groups of \(groups.map(\.sampledStates))"
    )
    let after = Measurement.residentKilobytes()
    report("resident memory before and after them", "\(before) and \(after) KiB")
  }

  private static func run(
    _ route: Route, of app: RoutedApp, _ plan: RouteCheck.Plan, workers: Int
  ) throws {
    _ = try WorkerCheck([route], of: app, plan: plan, workers: workers).run()
  }

  /// What some work has cost.
  private struct Cost {
    /// Seconds on the clock.
    var clock: Double
    /// Seconds of processor time, of this process and of those it has waited for.
    var processor: Double

    static let most = Cost(clock: .infinity, processor: .infinity)

    mutating func keepLess(_ other: Cost) {
      clock = min(clock, other.clock)
      processor = min(processor, other.processor)
    }
  }

  private static func cost(_ work: () throws -> Void) rethrows -> Cost {
    let (start, processor) = (ContinuousClock.now, processorSeconds())
    try work()
    let elapsed = (ContinuousClock.now - start).components
    return Cost(
      clock: Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18,
      processor: processorSeconds() - processor)
  }

  private static func processorSeconds() -> Double {
    var children = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &children)
    return [children.ru_utime, children.ru_stime].reduce(Measurement.processorSeconds()) {
      $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
    }
  }

  private static func format(_ value: Double) -> String { String(format: "%.2f", value) }

  private static func report(_ what: String, _ figure: String) { Measurement.report(what, figure) }
}
