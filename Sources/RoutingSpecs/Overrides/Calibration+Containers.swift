import HeadlessUIKit

extension Calibration {
  /// What navigation controllers have besides.
  static let navigation: [Calibration] = [
    Calibration("interactivePopGestureRecognizer", by: NavigationInteractivePopGestureRecognizer.self),
    Calibration("isNavigationBarHidden", by: NavigationIsNavigationBarHidden.self),
    Calibration("delegate", by: NavigationDelegate.self),
    Calibration("setNavigationBarHidden", by: NavigationSetNavigationBarHidden.self),
    Calibration("viewControllers", by: NavigationViewControllers.self),
    Calibration("topViewController", by: NavigationTopViewController.self),
    Calibration("visibleViewController", by: NavigationVisibleViewController.self),
    Calibration("pushViewController", by: NavigationPushViewController.self),
    Calibration("popViewController", by: NavigationPopViewController.self),
    Calibration("popToViewController", by: NavigationPopToViewController.self),
    Calibration("popToRootViewController", by: NavigationPopToRootViewController.self),
    Calibration("setViewControllers", by: NavigationSetViewControllers.self),
  ]

  /// What tab bar controllers have besides.
  static let tabs: [Calibration] = [
    Calibration("delegate", by: TabsDelegate.self),
    Calibration("tabBar", by: TabsTabBar.self),
    Calibration("customizableViewControllers", by: TabsCustomizableViewControllers.self),
    Calibration("viewControllers", by: TabsViewControllers.self),
    Calibration("setViewControllers", by: TabsSetViewControllers.self),
    Calibration("selectedViewController", by: TabsSelectedViewController.self),
    Calibration("selectedIndex", by: TabsSelectedIndex.self),
  ]

  /// What split view controllers have besides.
  static let split: [Calibration] = [
    Calibration("delegate", by: SplitDelegate.self),
    Calibration("presentsWithGesture", by: SplitPresentsWithGesture.self),
    Calibration("viewControllers", by: SplitViewControllers.self),
    Calibration("isCollapsed", by: SplitIsCollapsed.self),
    Calibration("displayMode", by: SplitDisplayMode.self),
    Calibration("preferredDisplayMode", by: SplitPreferredDisplayMode.self),
  ]

  /// What page view controllers have besides.
  static let pages: [Calibration] = [
    Calibration("dataSource", by: PagesDataSource.self),
    Calibration("delegate", by: PagesDelegate.self),
    Calibration("viewControllers", by: PagesViewControllers.self),
    Calibration("setViewControllers", by: PagesSetViewControllers.self),
  ]

  /// What alerts have besides.
  static let alert: [Calibration] = [
    Calibration("message", by: AlertMessage.self),
    Calibration("actions", by: AlertActions.self),
    Calibration("preferredAction", by: AlertPreferredAction.self),
    Calibration("addAction", by: AlertAddAction.self),
  ]
}

// MARK: - Subclasses of UINavigationController

private final class NavigationInteractivePopGestureRecognizer: UINavigationController {
  override var interactivePopGestureRecognizer: UIGestureRecognizer? { super.interactivePopGestureRecognizer }
}
private final class NavigationIsNavigationBarHidden: UINavigationController {
  override var isNavigationBarHidden: Bool {
    get { super.isNavigationBarHidden }
    set {}
  }
}
private final class NavigationDelegate: UINavigationController {
  override var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set {}
  }
}
private final class NavigationSetNavigationBarHidden: UINavigationController {
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}
private final class NavigationViewControllers: UINavigationController {
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set {}
  }
}
private final class NavigationTopViewController: UINavigationController {
  override var topViewController: UIViewController? { super.topViewController }
}
private final class NavigationVisibleViewController: UINavigationController {
  override var visibleViewController: UIViewController? { super.visibleViewController }
}
private final class NavigationPushViewController: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {}
}
private final class NavigationPopViewController: UINavigationController {
  override func popViewController(animated: Bool) -> UIViewController? { nil }
}
private final class NavigationPopToViewController: UINavigationController {
  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { nil }
}
private final class NavigationPopToRootViewController: UINavigationController {
  override func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
}
private final class NavigationSetViewControllers: UINavigationController {
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
}

// MARK: - Subclasses of UITabBarController

private final class TabsDelegate: UITabBarController {
  override var delegate: (any UITabBarControllerDelegate)? {
    get { super.delegate }
    set {}
  }
}
private final class TabsTabBar: UITabBarController {
  override var tabBar: UITabBar { super.tabBar }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
private final class TabsCustomizableViewControllers: UITabBarController {
  override var customizableViewControllers: [UIViewController]? {
    get { super.customizableViewControllers }
    set {}
  }
}
private final class TabsViewControllers: UITabBarController {
  override var viewControllers: [UIViewController]? {
    get { super.viewControllers }
    set {}
  }
}
private final class TabsSetViewControllers: UITabBarController {
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
}
private final class TabsSelectedViewController: UITabBarController {
  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {}
  }
}
private final class TabsSelectedIndex: UITabBarController {
  override var selectedIndex: Int {
    get { super.selectedIndex }
    set {}
  }
}

// MARK: - Subclasses of UISplitViewController

private final class SplitDelegate: UISplitViewController {
  override var delegate: (any UISplitViewControllerDelegate)? {
    get { super.delegate }
    set {}
  }
}
private final class SplitPresentsWithGesture: UISplitViewController {
  override var presentsWithGesture: Bool {
    get { super.presentsWithGesture }
    set {}
  }
}
private final class SplitViewControllers: UISplitViewController {
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set {}
  }
}
private final class SplitIsCollapsed: UISplitViewController {
  override var isCollapsed: Bool { super.isCollapsed }
}
private final class SplitDisplayMode: UISplitViewController {
  override var displayMode: DisplayMode { super.displayMode }
}
private final class SplitPreferredDisplayMode: UISplitViewController {
  override var preferredDisplayMode: DisplayMode {
    get { super.preferredDisplayMode }
    set {}
  }
}

// MARK: - Subclasses of UIPageViewController

private final class PagesDataSource: UIPageViewController {
  override var dataSource: (any UIPageViewControllerDataSource)? {
    get { super.dataSource }
    set {}
  }
}
private final class PagesDelegate: UIPageViewController {
  override var delegate: (any UIPageViewControllerDelegate)? {
    get { super.delegate }
    set {}
  }
}
private final class PagesViewControllers: UIPageViewController {
  override var viewControllers: [UIViewController]? { super.viewControllers }
}
private final class PagesSetViewControllers: UIPageViewController {
  override func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {}
}

// MARK: - Subclasses of UIAlertController

private final class AlertMessage: UIAlertController {
  override var message: String? {
    get { super.message }
    set {}
  }
}
private final class AlertActions: UIAlertController {
  override var actions: [UIAlertAction] { super.actions }
}
private final class AlertPreferredAction: UIAlertController {
  override var preferredAction: UIAlertAction? {
    get { super.preferredAction }
    set {}
  }
}
private final class AlertAddAction: UIAlertController { override func addAction(_ action: UIAlertAction) {} }
