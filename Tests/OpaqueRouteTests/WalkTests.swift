import Checking
import HeadlessUIKit
import RegionComparing
import RoutingSpecs
import Storefront
import TestSupport
import Testing

/// A way in which apps find the controller that the user sees.
struct Walk: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let top: @MainActor @Sendable (UIWindow) -> UIViewController?

  init(_ name: String, _ top: @escaping @MainActor @Sendable (UIWindow) -> UIViewController?) {
    testDescription = name
    self.top = top
  }

  static let right = [
    Walk("layers first, then inwards") { RoutedApp.shown(in: $0) },
    Walk("the usual recursion, containers first") { visible(in: $0.rootViewController) },
    Walk("the topmost layer, then inwards") { inside(topmost(of: $0) { _ in true }) },
    Walk("the topmost layer, then what its navigation controller shows") { window in
      inside(topmost(of: window) { _ in true }).map { $0.navigationController?.visibleViewController ?? $0 }
    },
  ]

  static let wrong = [
    Walk("it stops under a screen") { inside(topmost(of: $0) { !($0 is LoginViewController) }) },
    Walk("it stops under a navigation controller") {
      inside(topmost(of: $0) { !($0 is UINavigationController) })
    },
    Walk("it looks at one layer only") { window in
      inside(window.rootViewController?.presentedViewController ?? window.rootViewController)
    },
    Walk("it never looks up") { inside($0.rootViewController) },
  ]

  /// Goes up from layer to layer as long as somebody may be gone to.
  @MainActor
  private static func topmost(
    of window: UIWindow, while mayGo: (UIViewController) -> Bool
  ) -> UIViewController? {
    var top = window.rootViewController
    while let next = top?.presentedViewController, mayGo(next) { top = next }
    return top
  }

  /// Goes inwards from container to container.
  @MainActor
  private static func inside(_ controller: UIViewController?) -> UIViewController? {
    switch controller {
    case let navigation as UINavigationController: inside(navigation.topViewController)
    case let tabs as UITabBarController: inside(tabs.selectedViewController)
    default: controller
    }
  }

  /// Goes inwards and up, whichever is possible first.
  @MainActor
  private static func visible(in controller: UIViewController?) -> UIViewController? {
    if let navigation = controller as? UINavigationController {
      return visible(in: navigation.visibleViewController)
    }
    if let tabs = controller as? UITabBarController { return visible(in: tabs.selectedViewController) }
    return controller?.presentedViewController.flatMap { visible(in: $0) } ?? controller
  }
}

/// Code that walks from layer to layer is covered however many layers and screens there are: what it only passes is
/// compared, and decided where that makes a difference.
@MainActor
@Suite(.serialized) struct WalkTests {
  private static let small = StackSpace.Bounds(tabs: 1, depth: 1, modals: 1, splits: false)
  private static let large = StackSpace.Bounds(tabs: 5, depth: 6, modals: 4)

  private static func plan(mostRegions: Int) -> RouteCheck.Plan {
    var plan = RouteCheck.Plan()
    plan.covers = true
    plan.samples = 100
    plan.mostRegions = mostRegions
    plan.mostCompared = TestBudget.times(2_000, short: 300)
    return plan
  }

  @Test(arguments: Walk.right)
  func `a walk over the layers is covered at the large bound`(_ walk: Walk) throws {
    let app = try RoutedApp.walkingShop(finding: walk.top).bounded(large: Self.large, small: Self.small)
    let result = RouteCheck(app.routes[0], of: app, plan: Self.plan(mostRegions: 20_000)).run()
    for cell in result.cells where cell.property != .findsWhatIsThere {
      #expect(cell.verdict == .holds, "\(cell.property)")
      #expect(cell.covered?.coverage.statesCovered == app.space.count)
    }
  }

  @Test(arguments: Walk.right + Walk.wrong)
  func `a cover that passes controllers counts what fails as running every stack does`(_ walk: Walk) throws {
    let bounds = StackSpace.Bounds(
      tabs: 1, depth: 1, modals: 2, splits: false, rootKinds: .screen, modalKinds: [.screen, .navigation])
    let app = try RoutedApp.walkingShop(finding: walk.top).bounded(large: bounds, small: Self.small)
    let result = RouteCheck(app.routes[0], of: app, plan: Self.plan(mostRegions: 300)).run()
    let execution = RouteExecution(app.routes[0], of: app)
    var failing: [RouteProperty: Int] = [:]
    for state in app.space.states {
      let violated = execution.run(from: state).violated
      for property in RouteProperty.allCases where violated.contains(property) {
        failing[property, default: 0] += 1
      }
    }
    for cell in result.cells {
      #expect(cell.covered?.reason == nil, "\(cell.property)")
      let counted = cell.groups.reduce(Natural.zero) { $0 + $1.coveredStates }
      #expect(counted == Natural(failing[cell.property, default: 0]), "\(cell.property)")
    }
  }

  @Test func `a cover that passes controllers says that they were compared, and proves nothing`() throws {
    let app = try RoutedApp.walkingShop().bounded(large: Self.large, small: Self.small)
    let result = RouteCheck(app.routes[0], of: app, plan: Self.plan(mostRegions: 20_000)).run()
    let obstacles = result[.reachesTarget].covered?.comparison?.obstacles ?? []
    let words = "controllers that it only passes were decided up to "
    #expect(obstacles.contains { $0.hasPrefix(words) }, "\(obstacles)")
  }

  @Test func `where controllers can be decided that are passed, they are`() throws {
    let app = try RoutedApp.walkingShop().bounded(large: Self.small, small: Self.small)
    let result = RouteCheck(app.routes[0], of: app, plan: Self.plan(mostRegions: 20_000)).run()
    for cell in result.cells {
      let obstacles = cell.covered?.comparison?.obstacles ?? []
      #expect(!obstacles.contains { $0.contains("passes") })
    }
  }
}
