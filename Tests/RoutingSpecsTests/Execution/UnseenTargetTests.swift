import Checking
import HeadlessUIKit
import Testing

@testable import RoutingSpecs

/// The target of these routes.
private final class Sought: UIViewController {}

private struct SoughtBinding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController {
    screen.kind == 1 ? Sought() : PlainScreenController(screen)
  }

  func screen(of controller: UIViewController) -> Screen? {
    controller is Sought ? Screen(kind: 1) : (controller as? PlainScreenController)?.screen
  }
}

/// Targets that stand in the topmost layer, and which the user may not see even so.
@MainActor
@Suite(.serialized) struct UnseenTargetTests {
  /// A way to bring the target onto the stack.
  struct Way: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let isSeen: Bool
    let root: StackState.Content
    var settings: [String] = []
    fileprivate let bring: @MainActor @Sendable (Sought, UIViewController) -> Void
  }

  private nonisolated static let home = StackState.Content.screen(Screen(kind: 0))
  private nonisolated static let columns = StackState.Content.split(primary: home, secondary: home)
  private nonisolated static let tabs = StackState.Content.tabs([home, home], selected: 1)

  nonisolated static let ways = [
    Way(testDescription: "a child without a view", isSeen: false, root: home) { target, root in
      root.addChild(target)
      target.didMove(toParent: root)
    },
    Way(testDescription: "a child with its view", isSeen: true, root: home) { target, root in
      root.addChild(target)
      root.view.addSubview(target.view)
      target.didMove(toParent: root)
    },
    Way(testDescription: "a child whose view was removed", isSeen: false, root: home) { target, root in
      root.addChild(target)
      root.view.addSubview(target.view)
      target.didMove(toParent: root)
      target.view.removeFromSuperview()
    },
    Way(testDescription: "a hidden column", isSeen: false, root: columns) { target, root in
      guard let split = root as? UISplitViewController else { return }
      split.preferredDisplayMode = .secondaryOnly
      split.viewControllers = [target, split.viewControllers[1]]
    },
    Way(testDescription: "a column", isSeen: true, root: columns) { target, root in
      guard let split = root as? UISplitViewController else { return }
      split.viewControllers = [target, split.viewControllers[1]]
    },
    Way(
      testDescription: "the secondary column of a collapsed split view", isSeen: false, root: columns,
      settings: ["horizontalSizeClass=compact"]
    ) { target, root in
      guard let split = root as? UISplitViewController else { return }
      split.viewControllers = [split.viewControllers[0], target]
    },
    Way(testDescription: "over the context of a tab that was left", isSeen: false, root: tabs) {
      present($0, overTabOf: $1, leaving: true)
    },
    Way(testDescription: "over the context of a tab", isSeen: true, root: tabs) {
      present($0, overTabOf: $1, leaving: false)
    },
  ]

  private static func present(_ target: Sought, overTabOf root: UIViewController, leaving: Bool) {
    guard let tabs = root as? UITabBarController, let tab = tabs.selectedViewController else { return }
    target.modalPresentationStyle = .overCurrentContext
    tab.definesPresentationContext = true
    tab.present(target, animated: false) { if leaving { tabs.selectedIndex = 0 } }
  }

  @Test(arguments: ways)
  func `a target that is in no window is not reached, and not on screen`(way: Way) throws {
    let app = try Self.app(way)
    let execution = RouteExecution(app.routes[0], of: app)
    var isOnScreen: Bool?
    execution.afterAttempt = { isOnScreen = isOnScreen ?? ($0.onScreen(Sought.self) != nil) }
    let judgement = execution.run(from: StackState(root: way.root))
    #expect(judgement.violated.contains(.reachesTarget) == !way.isSeen)
    #expect(isOnScreen == way.isSeen)
  }

  @Test(arguments: ways)
  func `a cover says the same as the runs of all stacks`(way: Way) throws {
    let app = try Self.app(way)
    var plan = RouteCheck.Plan()
    plan.covers = true
    plan.execution.properties = RouteProperties([.reachesTarget])
    let cell = RouteCheck(app.routes[0], of: app, plan: plan).run()[.reachesTarget]
    switch cell.verdict {
    case .holds: #expect(way.isSeen)
    case .violated: #expect(!way.isSeen)
    case .inconclusive(let reason): Issue.record("\(reason)")
    }
  }

  /// An app whose route brings the target where the root is of the way's kind, and presents it elsewhere.
  private static func app(_ way: Way) throws -> RoutedApp {
    let route = Route("seek", summary: "Seeks.", expecting: Expectation(reaches: Target(screen: 1))) {
      attempt in
      guard attempt.onScreen(Sought.self) == nil, let root = attempt.window.rootViewController else {
        return attempt.finish(.reached)
      }
      let isOfTheKind =
        switch way.root {
        case .split: root is UISplitViewController
        case .tabs: (root as? UITabBarController)?.selectedIndex == 1
        default: root is PlainScreenController
        }
      if isOfTheKind { way.bring(Sought(), root) } else { root.present(Sought(), animated: false) }
      attempt.finish(.reached)
    }
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home"), ScreenEntry(name: "Sought")])
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 2, depth: 1, modals: 0, splits: true))
    let app = try RoutedApp(
      name: "seeking", summary: "Seeks.", space: space, exhaustiveSpace: space, binding: SoughtBinding(),
      routes: [route])
    return try way.settings.reduce(app) { try $0.under($1) }
  }
}
