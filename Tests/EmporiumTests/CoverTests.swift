import Checking
import Emporium
import TestSupport
import Testing

@testable import RoutingSpecs

/// The engine on the larger app: contexts, refusals that vary, a container of the app's own, splits, deep links.
@MainActor
@Suite struct CoverTests {
  private nonisolated static let names = [
    "store-map", "store", "home", "search-results", "category", "gallery", "advice", "wish-list", "order",
    "invoice", "notifications", "help", "welcome", "preferences", "guest-store", "product-in-stock",
    "link-product", "checkout",
  ]

  @Test(arguments: TestBudget.some(names, 2))
  func `a route is covered, and stacks that are compared behave like their regions`(_ name: String) throws {
    let emporium = try Emporium.app()
    let space = try StackSpace(catalogue: emporium.catalogue, bounds: .init(tabs: 2, depth: 2, modals: 1))
    let app = emporium.replacing(space: space, exhaustiveSpace: emporium.exhaustiveSpace)
    let route = try #require(app.route(named: name))
    var plan = RouteCheck.Plan()
    (plan.exhausts, plan.covers, plan.mostCompared) = (false, true, 50)
    plan.execution.properties = .basic
    let result = RouteCheck(route, of: app, plan: plan).run()
    for cell in result.cells where plan.execution.properties.contains(cell.property) {
      #expect(cell.covered?.reason == nil && cell.isCovered, "\(cell.covered?.reason as Any)")
      #expect(cell.groups.isEmpty)
      #expect(cell.coverage.statesCovered == space.count)
    }
  }

  @Test func `a link that looks at the root before it searches is covered in as few regions as its route`()
    throws
  {
    let app = try Emporium.app()
    let counts = try ["help", "link-help"].map { name in
      var options = RouteExecution.Options()
      options.properties = RouteProperties(.reachesTarget)
      var check = RegionCheck(
        try #require(app.route(named: name)), of: app, space: app.space, options: options)
      while check.next() != nil {}
      #expect(check.fault == nil && check.covered == app.space.count)
      return check.runs
    }
    #expect(counts[1] <= 2 * counts[0], "\(counts)")
  }

  @Test func `what nobody reads is exercised if a stack that is compared says so`() throws {
    let app = try Emporium.app()
    let route = try #require(app.route(named: "store"))
    var plan = RouteCheck.Plan()
    (plan.exhausts, plan.covers, plan.mostCompared) = (false, true, 0)
    plan.execution.properties = RouteProperties([.reachesTarget, .deliversContext])
    let result = RouteCheck(route, of: app, plan: plan).run()
    #expect(result[.deliversContext].verdict == .holds)
    // The products in other tabs keep what they show; the route does not look at them.
    #expect(!result[.deliversContext].isNeverExercised)
  }
}
