import HeadlessUIKit
import Testing

/// Writes down that it is told to move, as a screen does.
private final class TellingStack: UINavigationController {
  override func willMove(toParent parent: UIViewController?) {
    record("stack", parent == nil ? "willMove(nil)" : "willMove")
  }
}

/// Writes down whether it comes with animation.
private final class AnimatedScreen: UIViewController {
  private(set) var heard: [String] = []

  override func viewWillAppear(_ animated: Bool) { heard.append("will \(animated)") }
  override func viewDidAppear(_ animated: Bool) { heard.append("did \(animated)") }
}

@MainActor @Suite("Columns of a split view")
struct SplitColumnTests {
  private let primary = Screen("primary")
  private let secondary = Screen("secondary")
  private let next = Screen("next")

  private func makeSplit(_ style: UISplitViewController.Style = .doubleColumn) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    return split
  }

  @Test func `Back leads from the secondary stack of a collapsed split view to the list`() {
    let list = UINavigationController(rootViewController: primary)
    let detail = UINavigationController(rootViewController: secondary)
    let split = UISplitViewController()
    split.viewControllers = [list, detail]
    let stage = Stage.narrow(split)
    #expect(list.viewControllers == [primary, detail])
    detail.pushViewController(next, animated: false)
    stage.settle()
    #expect(stage.user(.tapBack) && detail.viewControllers == [secondary])
    stage.settle()
    #expect(stage.window.possibleGestures == [.tapBack, .startEdgePop])
    #expect(stage.user(.tapBack))
    stage.settle()
    #expect(list.viewControllers == [primary] && stage.window.possibleGestures == [] && stage.isInOrder)
  }

  @Test func `what was wide in between has the secondary column on top again`() {
    let list = UINavigationController(rootViewController: primary)
    let detail = UINavigationController(rootViewController: secondary)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let stage = Stage.narrow(split)
    #expect(list.viewControllers == [primary, detail])
    for _ in 0..<2 {
      for width in [UIUserInterfaceSizeClass.regular, .compact] {
        stage.user(.changeSizeClass(width))
        stage.settle()
      }
      #expect(list.viewControllers == [primary, detail])
      #expect(stage.user(.tapBack))
      stage.settle()
      #expect(list.viewControllers == [primary])
    }
    detail.setViewControllers([next], animated: false)
    split.show(.secondary)
    stage.settle()
    #expect(list.viewControllers == [primary, detail] && next.viewIfLoaded?.window != nil && stage.isInOrder)
  }

  @Test func `a column that is set to what it shows stays, without a word`() {
    let split = makeSplit()
    let stage = Stage(split)
    let children = split.children
    split.setViewController(secondary, for: .secondary)
    stage.settle()
    #expect(split.children == children && journal.isEmpty && stage.console.isEmpty)
  }

  @Test func `two columns have no third between them`() {
    let split = makeSplit()
    let stage = Stage(split)
    split.setViewController(next, for: .supplementary)
    #expect(split.viewController(for: .supplementary) == nil && next.parent == nil)
    #expect(split.children.count == 2 && stage.console.isEmpty)
  }

  @Test func `where it is narrow a new column takes the place of the old one on the stack`() {
    let split = makeSplit()
    let stage = Stage.narrow(split)
    let stack = primary.navigationController
    #expect(stack?.viewControllers == [primary] + [secondary.parent].compactMap { $0 })
    split.setViewController(next, for: .secondary)
    stage.settle()
    #expect(
      stack?.viewControllers.last === next.parent && stack?.viewControllers.count == 2 && stage.isInOrder)
    #expect(next.view.window === stage.window && secondary.view.window == nil)
    _ = takeJournal()
    split.show(.secondary)
    stage.settle()
    #expect(stack?.viewControllers.last === next.parent && journal.isEmpty)
  }

  @Test func `a compact column is shown as it is, and nothing is pushed onto the others meanwhile`() {
    let split = makeSplit()
    let stage = Stage.narrow()
    split.setViewController(next, for: .compact)
    stage.window.rootViewController = split
    stage.settle()
    #expect(split.children == [next] && next.parent === split)
    #expect(only(["next"], in: journal).filter { $0.contains("Move") } == ["next.willMove", "next.didMove"])
    split.show(.secondary)
    stage.settle()
    #expect(split.children == [next] && primary.navigationController?.viewControllers == [primary])
    #expect(stage.isInOrder)
  }

  @Test(arguments: [UISplitViewController.Column.primary, .compact])
  func `what was a column is free for another place`(column: UISplitViewController.Column) {
    let split = UISplitViewController(style: .doubleColumn)
    let former = UINavigationController(rootViewController: primary)
    let stage = Stage(split)
    split.setViewController(former, for: column)
    split.setViewController(next, for: column)
    stage.window.rootViewController = former
    stage.settle()
    #expect(stage.window.rootViewController === former && stage.console.isEmpty && stage.isInOrder)
  }

  @Test func `three columns keep their mode when one is shown that is there already`() {
    let split = makeSplit(.tripleColumn)
    let stage = Stage(split)
    #expect(split.displayMode == .twoBesideSecondary)
    split.show(.supplementary)
    #expect(split.displayMode == .twoBesideSecondary)
    split.preferredDisplayMode = .secondaryOnly
    split.show(.supplementary)
    #expect(split.displayMode == .oneBesideSecondary && stage.isInOrder)
  }

  @Test func `a classic split view that expands onto another primary shows that alone, without a secondary`()
  {
    final class Delegate: UISplitViewControllerDelegate {
      let primary: UIViewController
      init(_ primary: UIViewController) { self.primary = primary }
      func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
      {
        primary
      }
    }
    let (split, delegate) = (Split("split", primary, secondary), Delegate(next))
    split.delegate = delegate
    let stage = Stage.narrow(split)
    #expect(split.viewControllers == [primary])
    Simulation.current.changeSizeClass(to: .regular)
    stage.settle()
    #expect(split.viewControllers == [next] && primary.parent == nil && stage.isInOrder)
  }

  @Test func `a new column comes before the old one goes`() {
    let split = Split("split", primary, secondary)
    let stage = Stage(split)
    split.showDetailViewController(next, sender: nil)
    #expect(
      appearances(journal) == [
        "next.willAppear", "secondary.willDisappear", "secondary.didDisappear", "next.didAppear",
      ])
    #expect(split.viewControllers == [primary, next] && stage.isInOrder)
  }

  @Test func `a detail that is shown where only the primary column is on the stack is pushed over it`() {
    final class Delegate: UISplitViewControllerDelegate {
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column { .primary }
    }
    let (split, delegate) = (makeSplit(), Delegate())
    split.delegate = delegate
    let stage = Stage.narrow(split)
    let stack = primary.navigationController
    #expect(stack?.viewControllers == [primary])
    split.showDetailViewController(next, sender: nil)
    stage.settle()
    #expect(stack?.viewControllers.count == 2 && next.view.window === stage.window && stage.isInOrder)
    #expect(split.viewController(for: .secondary) === next)
  }

  @Test func `a collapsed classic split view shows the first of the controllers that it is given`() {
    let split = Split("split", primary)
    let stage = Stage.narrow(split)
    split.viewControllers = [next, secondary]
    stage.settle()
    #expect(next.view.window === stage.window && secondary.viewIfLoaded?.window == nil && stage.isInOrder)
  }

  @Test func `a column that goes elsewhere is no column any more, and a list does not make columns`() {
    let split = makeSplit()
    let stage = Stage(split)
    split.viewControllers = [next]
    #expect(split.children.count == 2 && next.parent == nil)
    UIViewController().addChild(secondary.navigationController ?? secondary)
    stage.settle()
    #expect(split.viewController(for: .secondary) == nil && split.children.count == 1 && stage.isInOrder)
  }

  @Test func `what a split view keeps for a narrow device is no column any more when a stack takes it`() {
    let split = makeSplit()
    let stage = Stage(split)
    split.setViewController(next, for: .compact)
    let other = UINavigationController(rootViewController: next)
    #expect(split.viewController(for: .compact) == nil && next.parent === other)
    Simulation.current.changeSizeClass(to: .compact)
    stage.settle()
    #expect(next.parent === other && split.children == [primary.parent].compactMap { $0 } && stage.isInOrder)
  }

  @Test(arguments: [false, true])
  func `L7: a column that comes while its split view does comes as that does, and later without animation`(
    animated: Bool
  ) {
    let (first, detail, later) = (AnimatedScreen(), AnimatedScreen(), AnimatedScreen())
    let (root, split) = (UIViewController(), Split("split", first, detail))
    split.preferredDisplayMode = .secondaryOnly
    let stage = Stage(root)
    root.present(split, animated: animated)
    stage.turn()
    #expect(first.heard.isEmpty && detail.heard == ["will \(animated)"])
    Simulation.current.changeSizeClass(to: .compact)
    #expect(split.isCollapsed && first.heard == ["will \(animated)"])
    stage.settle()
    #expect(first.heard == ["will \(animated)", "did \(animated)"])
    split.viewControllers = [later]
    stage.settle()
    #expect(later.heard == ["will false", "did false"] && stage.isInOrder)
  }

  @Test(arguments: UISplitViewController.Column.allCases, [UIUserInterfaceSizeClass.regular, .compact])
  func `a column that another split view takes is no column of the first any more`(
    column: UISplitViewController.Column, width: UIUserInterfaceSizeClass
  ) {
    let (split, other) = (makeSplit(.tripleColumn), UISplitViewController(style: .tripleColumn))
    let moving = UINavigationController(rootViewController: next)
    split.setViewController(moving, for: column)
    let stage = Stage(Tabs("tabs", split, other)) { $0.horizontalSizeClass = width }
    other.setViewController(moving, for: column)
    stage.settle()
    #expect(split.viewController(for: column) == nil && other.viewController(for: column) === moving)
    #expect(!split.children.contains(moving) && stage.isInOrder && stage.console.isEmpty)
    (stage.window.rootViewController as? UITabBarController)?.selectedIndex = 1
    stage.settle()
    #expect(other.viewController(for: column) === moving && stage.isInOrder && stage.console.isEmpty)
  }

  @Test(arguments: [UIUserInterfaceSizeClass.regular, .compact])
  func `what is kept for a narrow device is no column any more when the split view's own stack takes it`(
    width: UIUserInterfaceSizeClass
  ) {
    let split = makeSplit()
    split.setViewController(next, for: .compact)
    let stage = Stage(split) { $0.horizontalSizeClass = width }
    let stack = split.viewController(for: .primary)?.navigationController
    stack?.pushViewController(next, animated: false)
    stage.settle()
    #expect(split.viewController(for: .compact) == nil && next.parent === stack && stage.isInOrder)
    Simulation.current.changeSizeClass(to: .compact)
    stage.settle()
    #expect(next.parent === stack && stage.isInOrder)
  }

  @Test(arguments: [true, false])
  func `S10: where the compact column goes from a narrow device, the others are stacked again`(isTaken: Bool)
  {
    let split = makeSplit()
    split.setViewController(next, for: .compact)
    let stage = Stage.narrow(split)
    #expect(split.children == [next] && journal.isEmpty)
    if isTaken { next.removeFromParent() } else { split.setViewController(nil, for: .compact) }
    stage.settle()
    let stack = primary.navigationController
    #expect(split.children == [stack] && stack?.topViewController === secondary.navigationController)
    #expect(secondary.view.window === stage.window && next.view.window == nil && stage.isInOrder)
    #expect(split.viewController(for: .compact) == nil && next.parent == nil)
    let told = appearances(journal)
    #expect(only(["next"], in: told) == ["next.willDisappear", "next.didDisappear"])
    #expect(only(["secondary"], in: told) == ["secondary.willAppear", "secondary.didAppear"])
    #expect(only(["primary"], in: told).isEmpty)
  }

  @Test func `a column that is shown where it is on top already stays, without a word`() {
    let (split, stack) = (makeSplit(), TellingStack(rootViewController: next))
    split.setViewController(stack, for: .secondary)
    let stage = Stage.narrow(split)
    split.show(.secondary)
    #expect(journal.isEmpty && stage.isIdle && primary.navigationController?.topViewController === stack)
  }
}
