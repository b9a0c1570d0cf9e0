import Checking
import HeadlessUIKit
import SignIn
import Storefront
import TestSupport
import Testing
import TimingDefects

@testable import RoutingSpecs

/// Orders of events are run region by region and not stack by stack: fewer by far, of which nothing is lost.
@MainActor
@Suite(.serialized) struct OrderReductionTests {
  /// What it takes to run routes from all stacks of a bound, and what is found.
  private struct Work {
    var orders = 0
    var violated: [RouteProperty: Natural] = [:]

    /// Runs a route from a stack that stands for some.
    @MainActor
    mutating func run(_ execution: RouteExecution, from state: StackState, standingFor weight: Natural) {
      var performances = 0
      execution.afterAttempt = { _ in performances += 1 }
      let judgement = execution.run(from: state)
      // The first order that shows something wrong is run once more, for whoever looks at the run.
      orders += performances - (execution.moments.wrongOrders.isEmpty ? 0 : 1)
      for property in RouteProperty.allCases where judgement.violated.contains(property) {
        violated[property, default: .zero] += weight
      }
    }
  }

  /// What some routes take stack by stack and region by region.
  private static func work(_ routes: [Route], of app: RoutedApp) -> (stacks: Work, regions: Work) {
    var (stacks, regions) = (Work(), Work())
    for route in routes {
      let execution = RouteExecution(route, of: app)
      for state in app.space.states { stacks.run(execution, from: state, standingFor: .one) }
      var check = RegionCheck(route, of: app, space: app.space)
      var findings: [RegionCheck.Finding] = []
      while let finding = check.next() { findings.append(finding) }
      let again = RouteExecution(route, of: app)
      for finding in findings { regions.run(again, from: finding.state, standingFor: finding.weight) }
    }
    return (stacks, regions)
  }

  private static func spread(_ routes: [Route], over count: Int) -> [Route] {
    let step = max(1, routes.count / count)
    return routes.enumerated().filter { $0.offset % step == 0 }.map(\.element)
  }

  @Test(arguments: [1, 2])
  func `five times fewer orders are run of the shop, and as many stacks are violated`(most: Int) throws {
    let bounds = StackSpace.Bounds(tabs: 0, depth: 1, modals: 1, splits: false)
    let app = try Storefront.app().exhausting(bounds).inMoments(upTo: most)
    let routes = app.routes.filter { $0.requests.count == most + 1 }
    let (stacks, regions) = Self.work(Self.spread(routes, over: TestBudget.isLong ? 60 : 6), of: app)
    #expect(stacks.violated == regions.violated && !stacks.violated.isEmpty)
    #expect(stacks.orders >= 5 * regions.orders, "\(stacks.orders) and \(regions.orders)")
  }

  @Test func `four times fewer are of the app in which one signs in`() throws {
    let bounds = StackSpace.Bounds(tabs: 0, depth: 1, modals: 1, splits: false)
    let app = try SignIn.app().exhausting(bounds).inMoments()
    let (stacks, regions) = Self.work(Self.spread(app.routes, over: TestBudget.isLong ? 60 : 6), of: app)
    #expect(stacks.violated == regions.violated)
    // Of every second of its pairs 4.7 times: they change more of the few stacks that there are.
    #expect(stacks.orders >= 4 * regions.orders, "\(stacks.orders) and \(regions.orders)")
  }

  @Test(arguments: TimingDefect.all.indices.filter { TestBudget.isLong || $0 % 5 == 0 })
  func `no planted mistake is lost, and in no stack`(number: Int) throws {
    let defect = TimingDefect.all[number]
    let app = try TimingApp.app(defect.routes(true), tabs: defect.tabs).inMoments()
    let route = try #require(app.route(named: defect.pair))
    let (stacks, regions) = Self.work([route], of: app)
    #expect(stacks.violated == regions.violated, "\(defect.name)")
    #expect(stacks.violated[defect.property] != nil, "\(defect.name)")
    #expect(stacks.orders >= regions.orders)
  }
}
