import HeadlessUIKit
import KeptShapes
import RouteChecking
import TestSupport
import Testing

@testable import Storefront

@MainActor
@Suite struct StorefrontLaunchTests {
  private static let near = JourneyLimits(states: 80, moments: 0)

  /// What is wrong, and it is: the login of that route stands in no navigation controller, is no sheet, and has no buttons.
  nonisolated private static let known = [
    "loginWithTransition": ["Nothing that a user can do leads away from LoginViewController"]
  ]

  @Test(arguments: Storefront.shopLinks)
  func `a route of the shop reaches its screen from whatever state it leads to itself`(
    link: Link<Storefront.Shop>
  ) {
    let report = JourneyReport.exploring(
      Storefront.shop, links: [link], limits: JourneyLimits(states: 40, moments: 0))
    #expect(report.findings.map(\.sentence) == Self.known[link.name, default: []], "\(report.text)")
  }

  @Test
  func `all routes of the shop reach their screens from the states that they lead to, but after that login`()
  {
    let report = JourneyReport.exploring(
      Storefront.shop, links: Storefront.shopLinks, limits: JourneyLimits(states: 80, moments: 0))
    let journeys = ["forgotPassword", "forgotPasswordFromRoot"].map {
      ["open link loginWithTransition", "open link \($0)"]
    }
    #expect(report.findings.map(\.journey) == journeys, "\(report.text)")
    #expect(report.findings.allSatisfy { $0.property == .reachesTarget })
  }

  @Test func `links in the middle reach their screens`() {
    let links = [Storefront.shopLinks[0], Storefront.shopLinks[3], Storefront.shopLinks[6]]
    let report = JourneyReport.exploring(Storefront.shop, links: links, limits: JourneyLimits(states: 12))
    #expect(report.findings.isEmpty, "\(report.text)")
  }

  @Test func `a link that comes while a sheet springs back waits, and dismisses it`() throws {
    let journey = [
      "open link product", "start to swipe the sheet down and let go", "at once: open link tabs",
    ]
    #expect(try JourneyReport.replaying(journey, of: Storefront.shop, links: Storefront.shopLinks).holds)
  }

  @Test
  func `a link that comes while a screen that was swiped back returns waits, and goes back to what it shows`()
    throws
  {
    let journey = [
      "open link forgotPassword", "start to swipe back from the edge and let go", "at once: open link login",
    ]
    let links = Storefront.shopLinks.filter { $0.name != "loginWithTransition" }
    #expect(try JourneyReport.replaying(journey, of: Storefront.shop, links: links).holds)
  }

  @Test func `the route with the planted flaw is found from launch`() {
    let links = [Storefront.flawedShopLink, Storefront.shopLinks[0]]
    let report = JourneyReport.exploring(
      Storefront.shop, links: links, limits: JourneyLimits(states: 40, moments: 0))
    #expect(
      report.findings.first?.journey == ["open link product", "open link homeFromCurrent"], "\(report.text)")
  }

  @Test func `the shop has the shape that is kept, and stays in it`() throws {
    let shape = try shopShape()
    let report = JourneyReport.exploring(Storefront.shop, links: Storefront.shopLinks, limits: Self.near)
    try KeptShape(
      shape, in: "LaunchTests/Shapes/StorefrontShape.swift", of: "Storefront", on: "HeadlessUIKit"
    )
    .expect(from: report)
    let inside = JourneyReport.exploring(
      Storefront.shop, links: Storefront.shopLinks, shape: shape, limits: Self.near)
    #expect(inside.findings == report.findings && inside.shape == shape, "\(inside.text)")
  }

  // Two fifths of the million actions that all sample apps together are used for with the long budget. The route is left out
  // whose login has no way back, which is true and no false alarm.
  @Test func `four hundred thousand actions of the shop raise no false alarm`() {
    let actions = TestBudget.times(400_000, short: 4_000)
    let links = Storefront.shopLinks.filter { $0.name != "loginWithTransition" }
    let report = JourneyReport.exploring(
      Storefront.shop, links: links, limits: JourneyLimits(actions: actions))
    #expect(report.findings.isEmpty && report.counts.actions >= actions, "\(report.text)")
  }
}
