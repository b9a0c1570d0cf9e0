import Foundation
import HeadlessUIKit
import Testing

/// A container, and the ways in which it takes a controller.
@MainActor
private enum Way: String, CaseIterable, CustomTestStringConvertible {
  case addChild, push, setStack, setTabs, addTab, setColumns, setPrimary, setCompact, setPages, embedView

  nonisolated var testDescription: String { rawValue }

  func makeContainer() -> UIViewController {
    switch self {
    case .addChild, .embedView: UIViewController()
    case .push, .setStack: UINavigationController()
    case .setTabs, .addTab: UITabBarController()
    case .setColumns: UISplitViewController()
    case .setPrimary, .setCompact: UISplitViewController(style: .doubleColumn)
    case .setPages: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    }
  }

  func put(_ controller: UIViewController, into container: UIViewController) {
    switch self {
    case .addChild, .addTab: container.addChild(controller)
    case .push: (container as? UINavigationController)?.pushViewController(controller, animated: false)
    case .setStack: (container as? UINavigationController)?.viewControllers = [controller]
    case .setTabs: (container as? UITabBarController)?.viewControllers = [controller]
    case .setColumns: (container as? UISplitViewController)?.viewControllers = [controller]
    case .setPrimary: (container as? UISplitViewController)?.setViewController(controller, for: .primary)
    case .setCompact: (container as? UISplitViewController)?.setViewController(controller, for: .compact)
    case .setPages:
      (container as? UIPageViewController)?.setViewControllers(
        [controller], direction: .forward, animated: false)
    case .embedView: container.view.addSubview(controller.view)
    }
  }
}

@MainActor @Suite("A controller in two places")
struct SecondPlaceTests {
  @Test(arguments: Way.allCases)
  fileprivate func `a controller cannot be put into what stands inside it`(way: Way) {
    Simulation.reset()
    let (outer, middle, inner) = (UIViewController(), UITabBarController(), way.makeContainer())
    outer.addChild(middle)
    outer.view.addSubview(middle.view)
    middle.viewControllers = [inner]
    #expect(inner.parent === middle)
    way.put(outer, into: inner)
    #expect(Simulation.current.faults.count == 1 && Simulation.current.faults.allSatisfy(\.isException))
    guard case .cyclicContainment = Simulation.current.faults.first else {
      Issue.record("\(Simulation.current.faults)")
      return
    }
    #expect(inner.children.isEmpty && outer.parent == nil && inner.parent === middle)
  }

  @Test(arguments: Way.allCases)
  fileprivate func `a root cannot be put into a container as well`(way: Way) {
    guard way != .embedView else { return }
    Simulation.reset()
    let window = UIWindow(frame: .zero)
    let (root, container) = (UIViewController(), way.makeContainer())
    window.rootViewController = root
    way.put(root, into: container)
    #expect(Simulation.current.faults.count == 1 && Simulation.current.faults.allSatisfy(\.isException))
    #expect(window.rootViewController === root && root.parent == nil && container.children.isEmpty)
  }

  @Test(arguments: Way.allCases)
  fileprivate func `a presented controller cannot be put into a container as well`(way: Way) {
    guard way != .embedView else { return }
    let stage = Stage(UIViewController())
    let (presented, container) = (UIViewController(), way.makeContainer())
    stage.window.rootViewController?.presentNow(presented)
    way.put(presented, into: container)
    #expect(stage.raised && stage.isInOrder && container.children.isEmpty)
    #expect(presented.presentingViewController === stage.window.rootViewController)
  }

  @Test
  func `what a controller presents cannot contain it, nor can a column that is off screen contain its split`()
  {
    let stage = Stage(UIViewController())
    let presented = UINavigationController()
    stage.window.rootViewController?.presentNow(presented)
    let split = UISplitViewController(style: .doubleColumn)
    let compact = UINavigationController()
    split.setViewController(compact, for: .compact)
    compact.addChild(UIViewController())
    let holder = UIViewController()
    holder.addChild(split)
    compact.pushViewController(holder, animated: false)
    #expect(stage.raised && holder.parent == nil && compact.viewControllers.count == 1)
  }

  @Test
  func `presenting itself, an ancestor, a child, a root or what is presented is a fault and does nothing`() {
    let root = UIViewController()
    let child = UIViewController()
    root.addChild(child)
    let stage = Stage(root)
    let shown = UIViewController()
    root.presentNow(shown)
    for (receiver, presented) in [(root, root), (child, root), (shown, child), (shown, root), (shown, shown)]
    {
      receiver.present(presented, animated: false)
      stage.settle()
      #expect(stage.raised && stage.takeConsole().count == 1 && stage.isInOrder)
    }
    #expect(root.presentedViewController === shown && shown.presentedViewController == nil)
  }

  @Test func `one controller in two columns, or More as a tab, is a fault`() {
    let stage = Stage()
    let (split, screen) = (UISplitViewController(style: .doubleColumn), UIViewController())
    split.setViewController(screen, for: .compact)
    split.setViewController(screen, for: .primary)
    #expect(stage.raised && split.viewController(for: .primary) == nil)
    _ = stage.takeConsole()
    let tabs = UITabBarController()
    tabs.viewControllers = [tabs.moreNavigationController]
    #expect(stage.raised && tabs.viewControllers == nil)
  }
}
