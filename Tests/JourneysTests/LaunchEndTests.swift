import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys

/// Nothing of a launch is left when it is over, although an app's objects keep each other alive.
@MainActor
@Suite struct LaunchEndTests {
  /// Keeps the container in which its screens stand, which keep it.
  @MainActor
  private final class Coordinator {
    var container: UIViewController?

    func screen() -> UIViewController {
      let screen = Screen(coordinator: self)
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Close", primaryAction: UIAction { _ in screen.dismiss(animated: true) })
      return screen
    }
  }

  private final class Screen: UIViewController {
    let coordinator: Coordinator

    init(coordinator: Coordinator) {
      self.coordinator = coordinator
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A way in which screens can be in a container.
  struct Holding: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let container: @MainActor (() -> UIViewController) -> UIViewController

    init(_ name: String, _ container: @escaping @MainActor (() -> UIViewController) -> UIViewController) {
      (testDescription, self.container) = (name, container)
    }
  }

  nonisolated static let holdings: [Holding] = [
    Holding("screens on a stack") { screen in
      let stack = UINavigationController(rootViewController: screen())
      stack.pushViewController(screen(), animated: false)
      return stack
    },
    Holding("tabs by controllers, more than the bar has room for") { screen in
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<6).map { _ in screen() }
      return tabs
    },
    Holding("tabs by tabs, one never made") { screen in
      let shown = screen()
      return UITabBarController(
        tabs: [
          UITab(title: "One", image: nil, identifier: "one") { _ in shown },
          UITab(title: "Two", image: nil, identifier: "two") { _ in UIViewController() },
        ])
    },
    Holding("columns") { screen in
      let split = UISplitViewController(style: .tripleColumn)
      for column in [UISplitViewController.Column.primary, .secondary, .compact] {
        split.setViewController(screen(), for: column)
      }
      return split
    },
    Holding("pages") { screen in
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([screen()], direction: .forward, animated: false)
      return pages
    },
    Holding("a child of its own") { screen in
      let (parent, child) = (UIViewController(), screen())
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      return parent
    },
  ]

  @Test(arguments: holdings, [false, true])
  func `screens that keep who keeps their container go with the launch`(holding: Holding, presents: Bool) {
    let app = App("circle", interruptions: []) { window in
      let coordinator = Coordinator()
      let container = holding.container(coordinator.screen)
      coordinator.container = container
      window.rootViewController = container
      if presents {
        container.present(UINavigationController(rootViewController: coordinator.screen()), animated: true)
      }
      return coordinator
    }
    let device = Device(CheckedApp(app, links: []), eventLimit: 1_000)
    // What others have left in the process goes with the first launch.
    device.launch { _ in }
    let before = Simulation.liveControllers
    device.launch { usage in
      _ = usage.state()
      #expect(Simulation.liveControllers > before && usage.comesToRest)
    }
    #expect(Simulation.liveControllers == before)
  }
}
