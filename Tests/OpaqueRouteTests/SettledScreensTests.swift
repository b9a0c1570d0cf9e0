import HeadlessUIKit
import RegionComparing
import Routing
import RoutingSpecs
import Testing

/// Of a screen in a group that was declared, no more is decided than the group: there too a stack is judged like its
/// region.
@MainActor
@Suite struct SettledScreensTests {
  nonisolated static let bounds = [
    StackSpace.Bounds(tabs: 0, depth: 3, modals: 0, splits: false),
    StackSpace.Bounds(tabs: 0, depth: 2, modals: 1, splits: false, modalKinds: .navigation),
    StackSpace.Bounds(tabs: 2, depth: 1, modals: 0, splits: false),
    StackSpace.Bounds(tabs: 0, depth: 1, modals: 0),
  ]

  /// Compares a route of which the declaration is right with every stack; as many regions as if each group had but one
  /// screen.
  private func compare(_ route: Route, _ bounds: StackSpace.Bounds) throws {
    let apps = try [["First", "Second", "Third"], ["First"]].map {
      try Lookalikes.app(route, large: bounds, small: bounds, others: $0)
    }
    let regions = try apps.map { try RegionComparison(route, of: $0, space: $0.space).run() }
    #expect(regions[0] == regions[1])
  }

  @Test(arguments: bounds)
  func `a search that looks around each screen finds the same ones`(_ bounds: StackSpace.Bounds) throws {
    try compare(Lookalikes.looking, bounds)
  }

  @Test(arguments: bounds)
  func `a screen that the route goes through excuses what covered it`(_ bounds: StackSpace.Bounds) throws {
    try compare(Lookalikes.uncovering, bounds)
  }
}

extension Lookalikes {
  /// Presents the target over a screen that has another one beside it in its container, if there is one.
  fileprivate static var looking: Route {
    Route("looking", summary: "Presents the target over a screen in company.", expecting: expectation) {
      attempt in
      let found = attempt.window.rootViewController.flatMap { root in
        StackSearch(options: .fullStack).firstViewController(from: root) { controller in
          controller is Plain && (controller.parent?.children.count ?? 0) > 1
        }
      }
      guard found != nil else {
        return attempt.finish(.declined(RouteRefusal("alone", message: "Nobody has company.")))
      }
      guard let top = controllers(in: attempt.window).first(where: { $0.presentedViewController == nil })
      else { return }
      top.present(Target(), animated: attempt.isAnimated)
      attempt.finish(.reached)
    }
  }

  /// Pops to the first screen of a stack that is not the target, and presents the target over it.
  fileprivate static var uncovering: Route {
    Route(
      "uncovering", summary: "Presents the target over a screen that it goes back to.",
      expecting: Expectation(
        reaches: RoutingSpecs.Target(screen: 0), through: (1...3).map { RoutingSpecs.Target(screen: $0) })
    ) { attempt in
      let navigation = attempt.window.rootViewController as? UINavigationController
      guard let navigation, let first = navigation.viewControllers.first(where: { $0 is Plain }) else {
        return attempt.finish(.declined(RouteRefusal("nowhere", message: "There is nothing to go back to.")))
      }
      navigation.popToViewController(first, animated: false)
      first.present(Target(), animated: attempt.isAnimated)
      attempt.finish(.reached)
    }
  }
}
