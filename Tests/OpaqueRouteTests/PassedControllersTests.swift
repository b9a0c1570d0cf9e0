import Checking
import HeadlessUIKit
import RoutingSpecs
import Testing

/// A route that presents its target over everything, but says that it is there already in some rare stacks.
private struct RareStacks: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// One of the stacks.
  let notation: String
  let isRare: @MainActor @Sendable (UIWindow) -> Bool

  init(
    _ name: String, _ notation: String, _ isRare: @escaping @MainActor @Sendable (UIWindow) -> Bool
  ) {
    (testDescription, self.notation, self.isRare) = (name, notation, isRare)
  }

  static let all = [
    RareStacks("two lists, one after the other", "Nav[First] > Nav[First]") { window in
      let (below, above) = stacks(of: window)
      return below?.viewControllers.last is Lookalikes.First
        && above?.viewControllers.first is Lookalikes.First
    },
    RareStacks("two lists, the upper one first", "Nav[First] > Nav[First]") { window in
      let (below, above) = stacks(of: window)
      let list = above?.viewControllers
      return list?.first is Lookalikes.First
        && below?.viewControllers.contains { $0 is Lookalikes.First } == true
    },
    RareStacks("who stands where in two lists", "Nav[Second, First, First] > Nav[First, Second]") { window in
      let (below, above) = stacks(of: window)
      guard let list = below?.viewControllers, let other = above?.viewControllers, list.count > 2 else {
        return false
      }
      return list.suffix(2).allSatisfy { $0 is Lookalikes.First } && other.first is Lookalikes.First
    },
    RareStacks("the last tab, and how many are on the topmost stack", "Tabs[*Second] > Nav[Second, Second]") {
      window in
      guard let tabs = window.rootViewController as? UITabBarController,
        tabs.viewControllers?.last is Lookalikes.Second
      else { return false }
      return (topmost(of: window) as? UINavigationController)?.viewControllers.count == 2
    },
    RareStacks(
      "the third item of a bar, and how many are on the topmost stack",
      "Tabs[Second, First, *Second] > Nav[Second, Second]"
    ) { window in
      guard let bar = (window.rootViewController as? UITabBarController)?.tabBar, bar.items?.count == 3
      else { return false }
      return bar.selectedItem === bar.items?[2]
        && (topmost(of: window) as? UINavigationController)?.viewControllers.count == 2
    },
  ]

  @MainActor
  private static func stacks(of window: UIWindow) -> (UINavigationController?, UINavigationController?) {
    let below = window.rootViewController as? UINavigationController
    return (below, below?.presentedViewController as? UINavigationController)
  }

  @MainActor
  fileprivate static func topmost(of window: UIWindow) -> UIViewController? {
    var top = window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }
}

/// Casts of controllers that code passes, behind which it reads lists: nobody announces them.
@MainActor
@Suite struct PassedControllersTests {
  private static let small = StackSpace.Bounds(tabs: 1, depth: 1, modals: 1, splits: false)
  private static let large = StackSpace.Bounds(tabs: 3, depth: 3, modals: 2, splits: false)

  private func app(isRare: @escaping @MainActor @Sendable (UIWindow) -> Bool) throws -> RoutedApp {
    let expectation = Expectation(
      reaches: RoutingSpecs.Target(screen: 0),
      exemptFrom: RouteProperties([.findsWhatIsThere, .isIdempotent, .staysBounded]))
    let route = Route("rare", summary: "Presents the target over all.", expecting: expectation) { attempt in
      if !isRare(attempt.window) {
        RareStacks.topmost(of: attempt.window)?.present(Lookalikes.Target(), animated: attempt.isAnimated)
      }
      attempt.finish(.reached)
    }
    return try Lookalikes.app(
      route, large: Self.large, small: Self.small, others: ["First", "Second"]
    ).declaring(interchangeable: [])
  }

  private func result(_ app: RoutedApp, mostRegions: Int = 3_000) -> RouteResult {
    var plan = RouteCheck.Plan()
    plan.covers = true
    plan.samples = 100
    plan.mostCompared = 300
    plan.mostRegions = mostRegions
    return RouteCheck(app.routes[0], of: app, plan: plan).run()
  }

  @Test(arguments: RareStacks.all)
  private func `what code reads of controllers behind a cast that it passes is seen`(_ row: RareStacks) throws
  {
    let app = try app(isRare: row.isRare)
    let state = try StackNotation(catalogue: app.catalogue).state(from: row.notation)
    #expect(RouteExecution(app.routes[0], of: app).run(from: state).violated.contains(.reachesTarget))
    let cell = result(app)[.reachesTarget]
    #expect(!cell.groups.isEmpty && cell.verdict != .holds)
  }

  /// Routes that compare how many controllers stand in two layers or three, each in a stack that only a large bound has.
  nonisolated private static let sizes: [@MainActor @Sendable ([Int]) -> Bool] = [
    { $0 == [1, 2, 3] }, { $0.count == 2 && $0[0] - $0[1] == 1 && $0[1] == 2 },
    { $0.count == 3 && $0[0] == $0[2] && $0[0] > $0[1] },
  ]

  @Test(arguments: sizes.indices)
  func `what code reads inside what it passes does not hold beyond where that was decided`(number: Int) throws
  {
    let app = try app { window in
      var sizes: [Int] = []
      var top = window.rootViewController
      while let layer = top {
        if let list = (layer as? UINavigationController)?.viewControllers { sizes.append(list.count) }
        top = layer.presentedViewController
      }
      return Self.sizes[number](sizes)
    }
    let cell = result(app)[.reachesTarget]
    #expect(cell.verdict != .holds)
    #expect(!cell.groups.isEmpty || cell.covered?.reason != nil)
  }

  @Test func `up to which bound they were decided is said where nothing is read inside them`() throws {
    let cell = result(try app { _ in false }, mostRegions: 80)[.reachesTarget]
    let obstacles = try #require(cell.covered?.comparison?.obstacles)
    #expect(cell.verdict == .holds)
    let words =
      "controllers that it only passes were decided up to 3 tabs, navigation depth 3, 1 modal, "
      + "and compared beyond"
    #expect(obstacles.contains(words), "\(obstacles)")
  }

  @Test func `why the others were not decided is said where something is read inside them`() throws {
    let app = try app { window in
      for row in RareStacks.all { _ = row.isRare(window) }
      return false
    }
    let cell = result(app)[.reachesTarget]
    #expect(cell.groups.isEmpty && cell.verdict != .holds)
    #expect(cell.covered?.comparison == nil && cell.covered?.reason != nil)
  }
}
