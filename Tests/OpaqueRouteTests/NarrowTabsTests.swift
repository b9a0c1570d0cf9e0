import Checking
import Foundation
import HeadlessUIKit
import RegionComparing
import RoutingSpecs
import Testing

/// Where a bar is too narrow for all tabs, one of them stands under More.
@MainActor
@Suite(.serialized) struct NarrowTabsTests {
  private static let bounds = StackSpace.Bounds(tabs: 6, depth: 1, modals: 0, splits: false)

  /// What a route does, and what is said of the stacks.
  struct Use: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let perform: @MainActor @Sendable (RouteAttempt) -> Void
  }

  nonisolated static let uses = [
    Use(testDescription: "nothing") { $0.finish(.reached) },
    Use(testDescription: "it presents what is not on screen") { attempt in
      if attempt.onScreen(TwoColours.Red.self) != nil { return attempt.finish(.reached) }
      attempt.window.rootViewController?.present(TwoColours.Red(), animated: true) {
        attempt.finish(.reached)
      }
    },
    Use(testDescription: "it asks whether More is there") { attempt in
      let tabs = attempt.window.rootViewController as? UITabBarController
      let shown = tabs?.selectedViewController
      attempt.finish(
        shown?.navigationController == nil
          ? .reached : .declined(RouteRefusal("more", message: "The tab stands under More.")))
    },
  ]

  @Test(arguments: uses)
  func `every stack of six tabs is judged like its region`(use: Use) throws {
    let app = try Self.app(use)
    #expect(try RegionComparison(app.routes[0], of: app, space: app.space).run() > 1)
  }

  @Test func `a tab under More that is on screen is found there`() throws {
    let app = try Self.app(Self.uses[1])
    var plan = RouteCheck.Plan()
    plan.covers = true
    let cell = RouteCheck(app.routes[0], of: app, plan: plan).run()[.reachesTarget]
    guard case .holds = cell.verdict else {
      Issue.record("\(cell.verdict)")
      return
    }
  }

  @Test func `a hierarchy is drawn with the tab that is on screen selected`() throws {
    let app = try Self.app(Self.uses[0])
    Simulation.reset(settings: app.settings)
    let window = UIWindow(frame: .zero)
    window.makeKeyAndVisible()
    let red = StackState.Content.screen(Screen(kind: 0))
    StackState(root: .tabs(Array(repeating: red, count: 6), selected: 5))
      .install(in: window, binding: app.binding)
    let drawn = HierarchyDrawing(window, of: app).layers[0].children
    #expect(drawn.filter(\.isVisible).map(\.name) == ["UINavigationController"])
  }

  private static func app(_ use: Use) throws -> RoutedApp {
    let route = Route(
      "narrow", summary: "Goes where a red screen is.", expecting: Expectation(reaches: Target(screen: 0))
    ) { use.perform($0) }
    return try TwoColours.app(small: bounds, large: bounds, binding: TwoColours.Binding(), route)
      .under("horizontalSizeClass=compact")
  }
}
