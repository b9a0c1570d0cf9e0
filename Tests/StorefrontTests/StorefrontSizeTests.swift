import Checking
import RoutingSpecs
import Storefront
import TestSupport
import Testing

/// What nobody asks the number of has no number: what is proved of a route holds in stacks of any size then.
@MainActor
@Suite struct StorefrontSizeTests {
  private nonisolated static let ofAnySize = [
    "product", "account-or-new", "login", "login-from-root", "forgot-password", "forgot-password-from-root",
    "bag-visible", "bag-always-new", "account-in-navigation",
  ]

  @Test(arguments: ofAnySize)
  func `a search for one screen is proved of stacks of any size`(_ name: String) throws {
    #expect(try reach(of: name) == .any)
  }

  @Test(arguments: ["home-from-root", "account-anywhere"])
  func `of what is only tested nobody says of which sizes it holds`(_ name: String) throws {
    #expect(try reach(of: name) == nil)
  }

  private func reach(of name: String) throws -> SizeReach? {
    let app = try Storefront.app()
    let route = try #require(app.routes.first { $0.name == name })
    var plan = RouteCheck.Plan()
    plan.covers = true
    plan.mostCompared = 0
    let record = RouteCheck(route, of: app, plan: plan).cover()
    #expect(record.reason == nil)
    return record.comparison?.reach
  }
}
