import HeadlessUIKit
import KeptShapes
import RouteChecking
import Routing
import Testing

@testable import Storefront

@MainActor
@Suite struct StorefrontLaunchTests {
  /// The shop as it is launched: Home and Account in tabs, and a router that takes one navigation after the other.
  @MainActor final class Shop {
    let steps = StorefrontConfigurations()
    let router: SingleNavigationRouter<DefaultRouter>

    init(_ window: UIWindow) {
      router = SingleNavigationRouter(router: DefaultRouter(), lock: SingleNavigationLock(policy: .queue))
      let (home, account) = (HomeViewController(), AccountViewController())
      home.title = "Home"
      account.title = "Account"
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: home), account]
      window.rootViewController = tabs
    }
  }

  private static let near = JourneyLimits(states: 80, moments: 0)

  private static let shop = App("storefront") { Shop($0) }

  nonisolated private static func link<Target: UIViewController>(
    _ name: String, to step: @escaping @MainActor (StorefrontConfigurations) -> DestinationStep<Target, Any?>
  ) -> Link<Shop> {
    Link(name, reaches: Target.self) { shop in
      shop.router.navigate(
        to: step(shop.steps), with: nil, animated: true, completion: nil)
    }
  }

  nonisolated private static let links = [
    link("product") { $0.product }, link("homeFromRoot") { $0.homeFromRoot },
    link("accountOrNew") { $0.accountOrNew }, link("tabs") { $0.tabs },
    link("loginWithTransition") { $0.loginWithTransition }, link("accountAnywhere") { $0.accountAnywhere },
    link("login") { $0.login }, link("forgotPassword") { $0.forgotPassword },
    link("loginFromRoot") { $0.loginFromRoot }, link("forgotPasswordFromRoot") { $0.forgotPasswordFromRoot },
    link("bagVisible") { $0.bagVisible }, link("bagModal") { $0.bagModal },
  ]

  /// What is wrong, and it is: the login of that route stands in no navigation controller, is no sheet, and has no buttons.
  nonisolated private static let known = [
    "loginWithTransition": ["Nothing that a user can do leads away from LoginViewController"]
  ]

  @Test(arguments: links)
  func `a route of the shop reaches its screen from whatever state it leads to itself`(link: Link<Shop>) {
    let report = JourneyReport.exploring(
      Self.shop, links: [link], limits: JourneyLimits(states: 40, moments: 0))
    #expect(report.findings.map(\.sentence) == Self.known[link.name, default: []], "\(report.text)")
  }

  @Test
  func `all routes of the shop reach their screens from the states that they lead to, but after that login`()
  {
    let report = JourneyReport.exploring(
      Self.shop, links: Self.links, limits: JourneyLimits(states: 80, moments: 0))
    let journeys = ["forgotPassword", "forgotPasswordFromRoot"].map {
      ["open link loginWithTransition", "open link \($0)"]
    }
    #expect(report.findings.map(\.journey) == journeys, "\(report.text)")
    #expect(report.findings.allSatisfy { $0.property == .reachesTarget })
  }

  @Test func `links in the middle reach their screens`() {
    let links = [Self.links[0], Self.links[3], Self.links[6]]
    let report = JourneyReport.exploring(Self.shop, links: links, limits: JourneyLimits(states: 12))
    #expect(report.findings.isEmpty, "\(report.text)")
  }

  @Test func `a link that comes while a sheet springs back waits, and dismisses it`() throws {
    let journey = [
      "open link product", "start to swipe the sheet down and let go", "at once: open link tabs",
    ]
    #expect(try JourneyReport.replaying(journey, of: Self.shop, links: Self.links).holds)
  }

  @Test func `the route with the planted flaw is found from launch`() {
    let links = [Self.link("homeFromCurrent") { $0.homeFromCurrent }, Self.link("product") { $0.product }]
    let report = JourneyReport.exploring(
      Self.shop, links: links, limits: JourneyLimits(states: 40, moments: 0))
    #expect(
      report.findings.first?.journey == ["open link product", "open link homeFromCurrent"], "\(report.text)")
  }

  @Test func `the shop has the shape that is kept, and stays in it`() throws {
    let shape = try storefrontShape()
    let report = JourneyReport.exploring(Self.shop, links: Self.links, limits: Self.near)
    try KeptShape(
      shape, in: "LaunchTests/Shapes/StorefrontShape.swift", of: "Storefront", on: "HeadlessUIKit"
    )
    .expect(from: report)
    let inside = JourneyReport.exploring(Self.shop, links: Self.links, shape: shape, limits: Self.near)
    #expect(inside.findings == report.findings && inside.shape == shape, "\(inside.text)")
  }
}
