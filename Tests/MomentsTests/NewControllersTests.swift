import Checking
import RoutingSpecs
import Storefront
import Testing

/// Where requests that overlap bring controllers in, stacks are compared with their regions by where each of these stands.
@MainActor
@Suite struct NewControllersTests {
  /// The first request pushes in the visible tab, the second one in the tab that has a Login.
  ///
  /// Which of the two tabs is to the left is nobody's question.
  @Test(
    arguments: ["account-in-navigation", "account-or-new"], ["forgot-password", "forgot-password-from-root"])
  func `stacks whose tabs stand in another order are like their region`(first: String, other: String) throws {
    let bounds = StackSpace.Bounds(tabs: 2, depth: 2, modals: 0, splits: false)
    let moments = try Storefront.app().bounded(large: bounds).inMoments(.routes)
    var plan = RouteCheck.Plan()
    (plan.exhausts, plan.covers, plan.samples) = (false, true, 0)
    let route = try #require(moments.route(named: "\(first) + \(other)"))
    let cover = try #require(RouteCheck(route, of: moments, plan: plan).run().cells.first?.covered)
    let comparison = try #require(cover.comparison)
    #expect(comparison.questions == [] && comparison.stacks > 300)
    #expect(cover.coverage.statesCovered == moments.space.count && cover.coverage.runsExecuted < 1_000)
  }
}
