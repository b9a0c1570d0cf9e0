import HeadlessUIKit
import RegionComparing
import Routing
import RoutingSpecs
import Testing

/// Searches for containers by what is inside them: every stack is judged like its region, whatever a test asks of a
/// container.
@MainActor
@Suite struct ContainerFinderTests {
  typealias Test = @MainActor (UIViewController) -> Bool

  /// A test of containers.
  enum ContainerTest: String, CaseIterable {
    case hasFirst, hasBoth, hasEither, hasFirstAlone, showsFirst, findsFirst, hasContainerOfFirst
    case hasFirstInCompany, dependsOnItsClass, dependsOnItsPlace
  }

  private nonisolated static let bounds = [
    StackSpace.Bounds(tabs: 0, depth: 3, modals: 0, splits: false),
    StackSpace.Bounds(tabs: 2, depth: 1, modals: 0, splits: false),
    StackSpace.Bounds(tabs: 0, depth: 2, modals: 1, splits: false),
    StackSpace.Bounds(tabs: 0, depth: 1, modals: 0),
  ]

  @Test(arguments: ContainerTest.allCases, bounds)
  func `a container that is found by what is inside it is the same one in each stack of a region`(
    _ test: ContainerTest, _ bounds: StackSpace.Bounds
  ) throws {
    for needsMatch in [true, false] {
      let route = test.route(needsMatch: needsMatch)
      let app = try Lookalikes.app(route, large: bounds, small: bounds, others: ["First", "Second"])
      let regions = try RegionComparison(route, of: app, space: app.space).run()
      #expect(regions > 0)
    }
  }

  @Test func `what is asked of containers does not divide each layer of a stack by itself`() throws {
    let runs = try [2, 4].map { modals in
      let bounds = StackSpace.Bounds(tabs: 2, depth: 2, modals: modals, splits: false)
      let route = ContainerTest.hasBoth.route(needsMatch: false)
      let app = try Lookalikes.app(route, large: bounds, small: bounds, others: ["First", "Second"])
      var check = RegionCheck(route, of: app, space: app.space)
      while check.next() != nil {}
      #expect(check.covered == app.space.count)
      return check.runs
    }
    #expect(runs[0] == runs[1])
  }
}

extension ContainerFinderTests.ContainerTest {
  /// Makes the target the root if a container passes, or if another one than the root is the first to pass.
  @MainActor
  fileprivate func route(needsMatch: Bool) -> Route {
    let expectation = Expectation(
      reaches: Target(screen: 0), disturbance: .everything, exemptFrom: RouteProperties(.findsWhatIsThere))
    return Route(rawValue, summary: "Shows the target where a container passes.", expecting: expectation) {
      attempt in
      guard let root = attempt.window.rootViewController else { return }
      let search = StackSearch(options: [.current, .contained, .presented])
      let isFound: Bool
      if needsMatch {
        let container = search.firstViewController(from: root) { passes($0) }
        isFound = container != nil && container !== root
      } else {
        isFound = search.hasMatch(from: root) { passes($0) }
      }
      guard isFound else {
        return attempt.finish(.declined(RouteRefusal("none", message: "No container passes.")))
      }
      attempt.window.rootViewController = Lookalikes.Target()
      attempt.finish(.reached)
    }
  }

  @MainActor
  private func passes(_ controller: UIViewController) -> Bool {
    guard controller is UINavigationController || controller is UITabBarController else { return false }
    let inside = StackSearch(options: .contained)
    let hasFirst = { inside.hasMatch(from: controller) { $0 is Lookalikes.First } }
    let hasSecond = { inside.hasMatch(from: controller) { $0 is Lookalikes.Second } }
    return switch self {
    case .hasFirst: hasFirst()
    case .hasBoth: hasFirst() && hasSecond()
    case .hasEither: hasFirst() || hasSecond()
    case .hasFirstAlone: hasFirst() && !hasSecond()
    case .showsFirst:
      StackSearch(options: [.current, .visible]).hasMatch(from: controller) { $0 is Lookalikes.First }
    case .findsFirst: inside.firstViewController(from: controller) { $0 is Lookalikes.First } != nil
    case .hasContainerOfFirst:
      inside.hasMatch(from: controller) { child in
        child is UINavigationController && inside.hasMatch(from: child) { $0 is Lookalikes.First }
      }
    case .hasFirstInCompany:
      inside.hasMatch(from: controller) { $0 is Lookalikes.First && ($0.parent?.children.count ?? 0) > 1 }
    case .dependsOnItsClass: controller is UITabBarController ? hasFirst() : hasSecond()
    case .dependsOnItsPlace: controller.presentingViewController == nil ? hasFirst() : hasSecond()
    }
  }
}
