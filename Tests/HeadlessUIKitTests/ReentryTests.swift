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
  @Test(arguments: Replacement.allCases, [0, 1])
  fileprivate func `a child that a callback brings back while it leaves stays, and is told so`(
    way: Replacement, others: Int
  ) {
    Simulation.reset()
    let (container, first, second) = (way.makeContainer(), Screen("first"), Screen("second"))
    let rest = (0..<others).map { _ in UIViewController() }
    way.replaceChildren(of: container, with: [first, second])
    first.onEvent = { [unowned container, unowned second] event in
      guard event == "didMove(nil)" else { return }
      way.replaceChildren(of: container, with: rest + [second])
    }
    _ = takeJournal()
    way.replaceChildren(of: container, with: rest)
    #expect(container.children == rest + [second])
    #expect(second.parent === container && first.parent == nil)
    let told = only(["second"], in: takeJournal()).filter { $0.contains("Move") }
    #expect(told == ["second.willMove(nil)", "second.willMove", "second.didMove"])
  }

  @Test(arguments: [UserGesture.finishEdgePop, .cancelEdgePop])
  func `a finger that drives a pop is lifted also where something has come over the stack`(
    _ lift: UserGesture
  ) {
    let stack = UINavigationController()
    stack.viewControllers = [Screen("root"), Screen("top")]
    let stage = Stage(stack)
    #expect(stage.window.perform(.startEdgePop))
    stack.present(Screen("sheet"), animated: true)
    stage.settle()
    #expect(stage.window.perform(lift))
    stage.settle()
    #expect(stack.viewControllers.count == (lift == .finishEdgePop ? 1 : 2))
    #expect(stack.transitionCoordinator == nil)
    #expect(ControllerTree._checkInvariants(of: stage.window, isSettled: true) == nil)
  }

  @Test func `a tab that the end of a pop selects while another one is being selected is on screen`() throws {
    let stack = UINavigationController()
    stack.viewControllers = [Screen("root"), Screen("top")]
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, Screen("other")]
    let stage = Stage(tabs)
    tabs.present(Screen("sheet"), animated: false)
    stage.settle()
    // The pop ends because its stack leaves the screen, in the middle of the change that takes it away.
    tabs.dismiss(animated: true) { [unowned tabs] in tabs.selectedIndex = 1 }
    let clock = Simulation.current.clock
    clock.advance()
    stack.popViewController(animated: true)
    clock.advance()
    let coordinator = try #require(stack.transitionCoordinator)
    coordinator.animate(alongsideTransition: nil) { [unowned tabs] _ in tabs.selectedIndex = 0 }
    let dismissal = try #require(clock.pending.firstIndex { "\($0)".contains("dismissal") })
    clock.fire(at: dismissal)
    stage.settle()
    #expect(tabs.selectedIndex == 0)
    #expect(ControllerTree._checkInvariants(of: stage.window, isSettled: true) == nil)
  }

  @Test func `a tab is shown by the tab bar where More has lost its list to a tab that goes back`() {
    let tabs = Tabs("tabs", Screen("0"), Screen("1"), Screen("2"), Screen("3"), Screen("4"), Screen("5"))
    let stage = Stage.narrow(tabs)
    let list = Screen("list")
    tabs.moreNavigationController.viewControllers = [list]
    tabs.selectedIndex = 4
    stage.settle()
    #expect(tabs.moreNavigationController.viewControllers == [list] + (tabs.viewControllers?[4...4] ?? []))
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
      case "presenter":
        let inner = UIViewController()
        host.addChild(inner)
        host.view.addSubview(inner.view)
        inner.definesPresentationContext = true
        inner.presentNow(navigation.styled(.overCurrentContext))
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

  @Test func `who is popped by a callback of the change that keeps it stays, and is told so`() {
    let (first, second, third) = (Screen("first"), Screen("second"), Screen("third"))
    let navigation = Stack("navigation", first, second)
    let stage = Stage(navigation)
    first.onEvent = { [unowned navigation] event in
      if event == "willMove(nil)" { navigation.popViewController(animated: false) }
    }
    navigation.viewControllers = [third, second]
    stage.settle()
    #expect(navigation.viewControllers == [third, second] && second.parent === navigation && stage.isInOrder)
    let told = only(["second"], in: journal).filter { $0.contains("Move") }
    #expect(told == ["second.willMove(nil)", "second.willMove", "second.didMove"])
  }

  @Test func `a page that a callback brings back while a turn ends stays`() {
    let (first, second) = (Screen("first"), Screen("second"))
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    pages.setViewControllers([first, second], direction: .forward, animated: false)
    let stage = Stage(pages)
    first.onEvent = { [unowned pages, unowned second] event in
      guard event == "didDisappear" else { return }
      pages.setViewControllers([second], direction: .reverse, animated: false)
    }
    pages.setViewControllers([Screen("third")], direction: .forward, animated: true)
    stage.settle()
    #expect(pages.viewControllers == [second] && second.parent === pages && stage.isInOrder)
    #expect(appearances(journal).last == "second.didAppear")
  }

  @Test func `who came and left again before a change was called off does not come back`() {
    let (bottom, lower, upper) = (Screen("bottom"), Screen("lower"), Screen("upper"))
    let navigation = Stack("navigation", bottom)
    let stage = Stage(navigation)
    let refusal = TestAnimator(.refuses)
    navigation.delegate = refusal
    navigation.setViewControllers([lower, upper], animated: true)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(navigation.viewControllers == [bottom] && stage.isInOrder)
    #expect(lower.parent == nil && upper.parent == nil && bottom.parent === navigation)
    let told = only(["upper"], in: journal).filter { $0.contains("Move") }
    #expect(told == ["upper.willMove", "upper.willMove(nil)", "upper.didMove(nil)"])
  }

  @Test func `the topmost is told first of a pop to the root`() {
    Simulation.reset()
    let navigation = Stack("navigation", Screen("bottom"), Screen("middle"), Screen("top"))
    _ = takeJournal()
    navigation.popToRootViewController(animated: false)
    #expect(takeJournal().prefix(2) == ["top.willMove(nil)", "middle.willMove(nil)"])
  }

  @Test func `the completion of a presentation that a dismissal overtakes is dropped`() {
    let (root, lower, middle) = (UIViewController(), UIViewController(), UIViewController())
    let stage = Stage(root)
    root.presentNow(lower)
    lower.presentNow(middle)
    var calls: [String] = []
    middle.present(UIViewController(), animated: true) { calls.append("presented") }
    stage.turn()
    root.dismiss(animated: true) { calls.append("dismissed") }
    stage.settle()
    #expect(calls == ["dismissed"] && root.presentedViewController == nil && stage.isInOrder)
  }

  @Test func `the presenter comes back on screen where what covers it moves into a container`() {
    let (root, sheet) = (Screen("root"), Screen("sheet"))
    let stage = Stage(root) { $0.presentedElsewhere = .move }
    root.presentNow(sheet.styled(.fullScreen))
    _ = takeJournal()
    let navigation = UINavigationController()
    navigation.viewControllers = [sheet]
    stage.settle()
    #expect(sheet.parent === navigation && root.presentedViewController == nil && stage.isInOrder)
    #expect(appearances(only(["root"], in: journal)) == ["root.willAppear", "root.didAppear"])
    #expect(root.view.window === stage.window)
  }

  @Test func `a presenter that no root leads to lives as long as what it presents`() {
    let root = UIViewController()
    let stage = Stage(root)
    weak var presenter: UIViewController?
    do {
      let guest = UIViewController()
      presenter = guest
      root.view.addSubview(guest.view)
      guest.presentNow(UIViewController())
    }
    #expect(presenter != nil)
    presenter?.dismiss(animated: false)
    stage.settle()
    #expect(presenter == nil)
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
