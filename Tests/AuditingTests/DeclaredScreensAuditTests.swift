import Auditing
import Checking
import HeadlessUIKit
import RegionComparing
import Storefront
import Testing

@testable import RoutingSpecs

/// Certificates of covers in which interchangeable screens were taken together.
@MainActor
@Suite struct DeclaredScreensAuditTests {
  private static let bounds = StackSpace.Bounds(tabs: 0, depth: 1, modals: 1, splits: false)

  /// The shop with a route that is told where it stands by what the root is.
  private static func lookingShop() throws -> RoutedApp {
    let shop = try RoutedApp.walkingShop()
    let route = Route("look", summary: "Looks at the root.", expecting: shop.routes[0].expectation) {
      attempt in
      let isBag = attempt.window.rootViewController is BagViewController
      attempt.finish(.declined(RouteRefusal(isBag ? "bag" : "other", message: "That stands there.")))
    }
    return try RoutedApp(
      name: shop.name, summary: shop.summary, space: shop.space, exhaustiveSpace: shop.exhaustiveSpace,
      binding: shop.binding, routes: [route])
  }

  private func audit(
    _ shop: RoutedApp, _ groups: [[String]], samples: Int?
  ) throws -> (app: RoutedApp, result: RouteAudit) {
    let app = try shop.exhausting(Self.bounds).declaring(interchangeable: groups)
    var plan = CertificateAudit.Plan()
    plan.runsAll = samples == nil
    plan.samples = samples ?? 0
    let route = try #require(try Certificates.routes(Certificates.lines(app.routes, of: app)).first)
    return (app, try CertificateAudit(Certificates.opening(app), of: app, plan: plan).run(route))
  }

  @Test func `a right declaration agrees with every stack, by fewer regions`() throws {
    let (app, result) = try audit(
      .walkingShop(), [["Home", "Account", "Login", "ForgotPassword", "Bag"]], samples: nil)
    #expect(result.disagreements == [] && result.stopped == nil)
    #expect(result.counted == app.space.count && Natural(result.runs) == app.space.count)
    let bare = try audit(.walkingShop(), [], samples: 0)
    #expect(result.regions * 2 < bare.result.regions)
    #expect(Certificates.opening(app).interchangeable?.first?.first == "Home")
    #expect(Certificates.opening(bare.app).interchangeable == nil)
  }

  @Test func `a wrong declaration is seen by the stacks that are drawn`() throws {
    let result = try audit(Self.lookingShop(), [["Home", "Bag", "Account"]], samples: 400).result
    #expect(result.disagreements.contains { if case .verdict = $0 { true } else { false } })
    // Its regions are counted rightly, and do not overlap: only what is said of them is wrong.
    #expect(result.disagreements.allSatisfy { if case .verdict = $0 { true } else { false } })
  }
}
