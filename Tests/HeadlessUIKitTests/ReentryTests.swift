import Foundation
import HeadlessUIKit
import Testing

/// A container, and how all of its children are replaced.
@MainActor
private enum Replacement: String, CaseIterable, CustomTestStringConvertible {
  case stack, tabs, columns, pages

  nonisolated var testDescription: String { rawValue }

  func makeContainer() -> UIViewController {
    switch self {
    case .stack: UINavigationController()
    case .tabs: UITabBarController()
    case .columns: UISplitViewController()
    case .pages: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
  }

  func replaceChildren(of container: UIViewController, with new: [UIViewController]) {
    switch container {
    case let stack as UINavigationController: stack.viewControllers = new
    case let tabs as UITabBarController: tabs.viewControllers = new
    case let split as UISplitViewController: split.viewControllers = new
    case let pages as UIPageViewController:
      pages.setViewControllers(new, direction: .forward, animated: false)
    default: Issue.record("\(container) is no container")
    }
  }
}

@MainActor @Suite("Callbacks that change what calls them, and changes that nobody ends")
struct ReentryTests {
  @Test(arguments: Replacement.allCases)
  fileprivate func `a child that a callback brings back while it leaves stays, and is told so`(
    way: Replacement
  ) {
    Simulation.reset()
    let (container, first, second) = (way.makeContainer(), Screen("first"), Screen("second"))
    way.replaceChildren(of: container, with: [first, second])
    first.onEvent = { [unowned container, unowned second] event in
      guard event == "didMove(nil)" else { return }
      way.replaceChildren(of: container, with: [second])
    }
    _ = takeJournal()
    way.replaceChildren(of: container, with: [])
    #expect(container.children.count == 1 && container.children.first === second)
    #expect(second.parent === container && first.parent == nil)
    let told = only(["second"], in: takeJournal()).filter { $0.contains("Move") }
    #expect(told == ["second.willMove(nil)", "second.willMove", "second.didMove"])
  }

  @Test func `a tab is shown by the tab bar where More has lost its list to a tab that goes back`() {
    let tabs = Tabs("tabs", Screen("0"), Screen("1"), Screen("2"), Screen("3"), Screen("4"), Screen("5"))
    let stage = Stage.narrow(tabs)
    let list = Screen("list")
    tabs.moreNavigationController.viewControllers = [list]
    tabs.selectedIndex = 4
    stage.settle()
    #expect(tabs.moreNavigationController.viewControllers.first === list)
    list.removeFromParent()
    stage.settle()
    tabs.selectedIndex = 5
    stage.settle()
    let selected = tabs.viewControllers?[5]
    #expect(tabs.selectedViewController === selected && selected?.parent === tabs && stage.isInOrder)
    #expect(selected.map { tabs.children.contains($0) } ?? false)
  }

  @Test(arguments: ["parent", "presenter", "view"])
  func `a push waits for no appearance that the app brings about by hand, of whatever the stack is in`(
    link: String
  ) {
    let host = UIViewController()
    let stage = Stage(host)
    weak var dropped: Screen?
    do {
      let navigation = Stack("navigation", Screen("bottom"))
      switch link {
      case "parent":
        host.addChild(navigation)
        host.view.addSubview(navigation.view)
      case "presenter": host.presentNow(navigation.styled(.overFullScreen))
      default: host.view.addSubview(navigation.view)
      }
      stage.window.rootViewController = nil
      stage.settle()
      host.beginAppearanceTransition(true, animated: false)
      let pushed = Screen("pushed")
      dropped = pushed
      navigation.pushViewController(pushed, animated: true)
      stage.settle()
      #expect(only(["pushed"], in: journal).contains("pushed.didMove"))
      navigation.viewIfLoaded?.removeFromSuperview()
      navigation.removeFromParent()
    }
    endSimulation()
    #expect(dropped == nil)
  }

  @Test func `no callback finds a container that is going`() {
    let (first, second) = (Screen("first"), Screen("second"))
    var found: [UIViewController?] = []
    first.onEvent = { [unowned second] event in
      guard event == "willDisappear" else { return }
      found = [second.parent, second.next as? UIViewController]
    }
    let stage = Stage()
    weak var dropped: Box?
    do {
      let box = Box("box", first, second)
      dropped = box
      box.beginAppearanceTransition(true, animated: false)
      box.endAppearanceTransition()
    }
    #expect(dropped == nil && found == [nil, nil] && stage.isInOrder)
    #expect(appearances(journal).suffix(2) == ["second.willDisappear", "second.didDisappear"])
  }

  @Test func `a window is emptied although a column's controller has come to contain its split`() {
    Simulation.reset()
    let window = UIWindow(frame: .zero)
    let (split, column) = (UISplitViewController(style: .doubleColumn), UIViewController())
    split.setViewController(column, for: .primary)
    column.removeFromParent()
    column.addChild(split)
    window.rootViewController = column
    #expect(split.parent === column && window.rootViewController === column)
    ControllerTree.clear(window)
    #expect(window.rootViewController == nil)
  }
}
