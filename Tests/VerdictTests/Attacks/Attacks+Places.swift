import Foundation
import HeadlessUIKit
import Routing
import RoutingSpecs

// Hierarchies that are not what they were described as: collapsed, redirected, made of screens that are containers.
extension Attack {
  static let places: [Attack] =
    both("collapsed-column", .places, at: .rootSplit, screens: { [.column { NotesScreen() }] }) {
      Tracker.shared.counts["notes in a stack"] != nil
    }.map { $0.onNarrowDevice() }
    + both(
      "collapsing-delegate", .places, at: .rootSplit, screens: { [.column { FoldingScreen() }] },
      steps: .factory, plain: .newRoot
    ) { Tracker.shared.counts["folded"] != nil }.map { $0.onNarrowDevice() }
    + both(
      "redirected-stack", .places, at: .bareNavigation, screens: { [.pushed { GateScreen() }] },
      steps: .condition
    ) {
      (rootController as? UINavigationController)?.viewControllers.last is HomeScreen
        && Session.shared.isLocked
    }
    + both("onboarding-on-top", .places, at: .rootScreen, screens: { [.screen { HostScreen() }] }) {
      rootController?.presentedViewController is HomeScreen && Tracker.shared.counts["onboarding"] != nil
    }
    + both(
      "other-tab", .places, at: .rootTabs, screens: { [.tab { JumpingScreen() }] }, steps: .contextTask,
      plain: .newRoot
    ) { Tracker.shared.counts["jumped"] != nil }
    + both("screen-that-is-a-stack", .places, screens: { [.container { WizardScreen() }] }) {
      Tracker.shared.counts["wizard"] != nil
    }.map { $0.inProcess() }
    + both(
      "screen-that-is-tabs", .places, screens: { [.container { DashboardScreen() }] }, plain: .newRoot
    ) { Session.shared.isLocked }.map { $0.inProcess() }
    + both("screen-that-is-columns", .places, screens: { [.container { MailScreen() }] }, steps: .factory) {
      Session.shared.hasDraft
    }.map { $0.inProcess() }
    + both("screen-with-children", .places, at: .rootScreen, screens: { [.screen { PanelScreen() }] }) {
      Flow.shared.presenter?.children.contains { $0.isViewLoaded } == true
    }
    + both(
      "screen-of-pages", .places, at: .rootNavigation,
      screens: { [.pushed { BookScreen(transitionStyle: .scroll, navigationOrientation: .horizontal) }] },
      plain: .newRoot
    ) { Session.shared.isPlaying }
    + [
      Attack("stack-without-places", .places, .plain) {
        AttackedApp(
          [.container { WizardScreen() }],
          .plain { attempt in
            if attempt.window.rootViewController?.children.first is WizardScreen.Step {
              return attempt.decline()
            }
            attempt.presentWelcome()
          })
      }.inProcess(),
      Attack("finds-inside-a-screen", .places, .steps) {
        AttackedApp([.container { WizardScreen() }], .searching { $0 is WizardScreen.Step })
      }.inProcess(),
      Attack("screen-that-is-an-unread-stack", .places, .plain, places: 0) {
        AttackedApp([.container { WizardScreen() }], Way.overTheTop.route { false })
      }.inProcess(),
      Attack("screen-that-is-an-unread-stack-steps", .places, .steps, places: 0) {
        AttackedApp([.container { WizardScreen() }], Way.interceptor.route { false })
      }.inProcess(),
    ]
}

// MARK: - Screens

private final class NotesScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    if splitViewController?.isCollapsed == true { Tracker.shared.event("notes in a stack") }
  }
}

private final class FoldingScreen: UIViewController, UISplitViewControllerDelegate {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if let split = parent as? UISplitViewController, split.delegate == nil { split.delegate = self }
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    Tracker.shared.event("folded")
    return true
  }
}

private final class GateScreen: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    guard let navigation = navigationController, !Session.shared.isLocked else { return }
    Session.shared.isLocked = true
    navigation.setViewControllers([HomeScreen()], animated: false)
  }
}

private final class HostScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    guard presentedViewController == nil, Tracker.shared.counts["onboarding"] == nil else { return }
    Tracker.shared.event("onboarding")
    present(HomeScreen(), animated: false)
  }
}

private final class JumpingScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    guard let tabs = tabBarController, tabs.selectedIndex != 0 else { return }
    Tracker.shared.event("jumped")
    tabs.selectedIndex = 0
  }
}

private final class WizardScreen: UINavigationController {
  final class Step: UIViewController {
    override func viewDidAppear(_ animated: Bool) { Tracker.shared.event("wizard") }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([Step()], animated: false)
  }
}

private final class DashboardScreen: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UIViewController(), UIViewController()]
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Session.shared.isLocked = selectedIndex == 0
  }
}

private final class MailScreen: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UIViewController(), UIViewController()]
    Session.shared.hasDraft = true
  }
}

private final class PanelScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let chart = UIViewController()
    addChild(chart)
    chart.loadViewIfNeeded()
    chart.didMove(toParent: self)
    Flow.shared.presenter = self
  }
}

private final class BookScreen: UIPageViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([UIViewController()], direction: .forward, animated: false)
    Session.shared.isPlaying = viewControllers?.count == 1
  }
}
