import RoutingSpecs
import RoutingTesting
import Storefront
import TestSupport
import Testing

/// The shop's routes, checked as a team checks its own.
@MainActor
@Suite(
  .bound("tabs=1,depth=1,modals=1,splits=no"), .exhaust("tabs=1,depth=1,modals=1,splits=no"),
  .failures(in: "none"))
struct StorefrontRoutingTests {
  @Test(arguments: try await TestBudget.some(Storefront.app().routes, 4))
  func `a route holds from every stack, unless its flaw is known`(route: Route) throws {
    try withKnownIssue(isIntermittent: false) {
      try checkRoute(route, of: Storefront.app())
    } when: {
      ["home-from-current", "bag-always-new"].contains(route.name)
    }
  }
}
