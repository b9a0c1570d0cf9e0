import Foundation
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

  @Test(arguments: [false, true])
  func `what a container of the app's own keeps and does not show is found only where a search looks there`(
    isContained: Bool
  ) throws {
    var options: SearchOptions = [.current, .visible, .presented]
    if isContained { options = [.current, .contained, .presented] }
    let expectation = Expectation(
      reaches: Target(screen: 0), disturbance: .everything, exemptFrom: RouteProperties(.findsWhatIsThere))
    let route = Route("shown", summary: "Shows the target where a page is found.", expecting: expectation) {
      attempt in
      guard let root = attempt.window.rootViewController,
        let page = StackSearch(options: options).firstViewController(
          from: root, where: { $0 is Lookalikes.First || $0 is AlbumPage })
      else {
        return attempt.finish(.declined(RouteRefusal("none", message: "No page is found.")))
      }
      // Where it has been found makes a difference.
      guard page.presentingViewController != nil else {
        return attempt.finish(.declined(RouteRefusal("below", message: "The page is not presented.")))
      }
      attempt.window.rootViewController = Lookalikes.Target()
      attempt.finish(.reached)
    }
    for bounds in Self.bounds {
      let app = try Lookalikes.app(
        route, third: { PagedAlbum() }, large: bounds, small: bounds, others: ["First", "Second", "Album"]
      ).declaring(interchangeable: [])
      #expect(try RegionComparison(route, of: app, space: app.space).run() > 0)
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

/// A container of the app's own with two pages, of which it shows the first.
private final class PagedAlbum: Lookalikes.Plain, ContainerViewController {
  private let pages = [UIViewController(), AlbumPage()]

  var containedViewControllers: [UIViewController] { pages }

  var visibleViewControllers: [UIViewController] { [pages[0]] }

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    for page in pages {
      addChild(page)
      page.didMove(toParent: self)
    }
  }

  required init?(coder: NSCoder) { nil }

  func makeVisible(
    _ child: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    completion(.failure(.cannotShow(child, in: self)))
  }
}

private final class AlbumPage: UIViewController {}
