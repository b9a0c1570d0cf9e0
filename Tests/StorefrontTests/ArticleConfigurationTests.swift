import Checking
import HeadlessUIKit
import Routing
import Storefront
import SweepSupport
import Testing

@testable import RoutingSpecs

/// Home from the topmost controller with the finder that the article writes: a class finder over the full stack.
@MainActor
@Suite struct ArticleConfigurationTests {
  private static let anyHome = StatePredicate.exists(.screen("Home"))

  /// Home anywhere will do, because that is what the finder finds.
  private static var route: Route {
    Route(
      "home-as-written", summary: "Home in place of the root, unless there is a Home somewhere.",
      to: StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: ClassFactory())
        .using(GeneralAction.replaceRoot())
        .from(GeneralStep.current())
        .assemble(),
      with: nil,
      expecting: Expectation(
        reaches: Target(screen: StorefrontScreen.home.rawValue),
        declines: [
          Decline(
            RoutingError.Code.cannotBeDismissed.rawValue,
            when: .any([
              .refusesAbove(.screen("Home")), .all([.not(anyHome), .not(.presented), .refusesAnything]),
            ]))
        ],
        disturbance: .everything))
  }

  @Test func `it fails exactly where something is presented and there is no Home anywhere`() throws {
    let shop = try Storefront.app()
    let app = try RoutedApp(
      name: shop.name, summary: shop.summary, space: shop.space, exhaustiveSpace: shop.exhaustiveSpace,
      binding: shop.binding, routes: [Self.route])
    let sweep = RouteSweep(Self.route, of: app, from: try StorefrontSweep.states(of: app))
    let fails = try ResolvedPredicate(.all([.presented, .not(Self.anyHome)]), in: shop.catalogue)
    for run in sweep.runs {
      let expected = fails.evaluate(run.state) ? RouteProperties(.reachesTarget) : []
      #expect(run.judgement.violated == expected, "\(run.state)")
      if !expected.isEmpty { #expect(run.error == RoutingError.Code.cannotReplaceRoot.rawValue) }
    }
    #expect(try sweep.minimal(.reachesTarget) == "Account > Account")
  }
}
