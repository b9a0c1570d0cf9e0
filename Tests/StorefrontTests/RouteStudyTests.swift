import Checking
import Storefront
import Testing

@testable import RoutingSpecs

/// What is said about the planted flaws of the shop, and what is not.
@MainActor
@Suite struct RouteStudyTests {
  private func study(_ name: String, covers: Bool) throws -> FailureStudy {
    let app = try Storefront.app()
    let route = try #require(app.route(named: name))
    var plan = RouteCheck.Plan()
    (plan.covers, plan.samples) = (covers, 200)
    plan.execution.properties = .basic
    let check = RouteCheck(
      route, of: try app.bounded(large: nil, small: .init(tabs: 1, depth: 1, modals: 1, splits: false)),
      plan: plan)
    let groups = check.run().cells.flatMap(\.groups)
    return try #require(RouteStudy(check).studies(of: groups).first)
  }

  @Test func `a condition is proved for the whole space where the route can be covered`() throws {
    let study = try study("home-from-current", covers: true)
    #expect(study.condition == "something is presented")
    #expect(study.evidence == .proved(states: try Storefront.app().space.count))
    let notation = StackNotation(catalogue: try Storefront.app().catalogue)
    #expect(study.neighbour.map(notation.text(for:)) == "Home")
    #expect(study.difference == "without presented Home")
  }

  @Test func `elsewhere it is seen in runs, and says in how many`() throws {
    let study = try study("home-from-current", covers: false)
    #expect(study.condition == "something is presented")
    #expect(
      study.evidence?.description
        == "seen in all 812 states of up to 1 tab, navigation depth 1, 1 modal, and in 1,000 drawn ones")
  }

  @Test func `a route that always fails has no neighbour that does not`() throws {
    let study = try study("bag-always-new", covers: true)
    #expect(study.condition == "always" && study.neighbour == nil && study.difference == nil)
  }
}
