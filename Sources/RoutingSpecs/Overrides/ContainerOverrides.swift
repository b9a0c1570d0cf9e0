import HeadlessUIKit

/// What navigation controllers have besides.
enum NavigationOverrides {
  static let all: [UIViewController.Type] = [
    InteractivePopGestureRecognizer.self, IsNavigationBarHidden.self, Delegate.self,
    SetNavigationBarHidden.self, ViewControllers.self, TopViewController.self, VisibleViewController.self,
    PushViewController.self, PopViewController.self, PopToViewController.self, PopToRootViewController.self,
    SetViewControllers.self,
  ]

  final class InteractivePopGestureRecognizer: UINavigationController {
    override var interactivePopGestureRecognizer: UIGestureRecognizer? {
      super.interactivePopGestureRecognizer
    }
  }
  final class IsNavigationBarHidden: UINavigationController {
    override var isNavigationBarHidden: Bool { didSet {} }
  }
  final class Delegate: UINavigationController {
    override var delegate: (any UINavigationControllerDelegate)? { didSet {} }
  }
  final class SetNavigationBarHidden: UINavigationController {
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  }
  final class ViewControllers: UINavigationController {
    override var viewControllers: [UIViewController] { didSet {} }
  }
  final class TopViewController: UINavigationController {
    override var topViewController: UIViewController? { super.topViewController }
  }
  final class VisibleViewController: UINavigationController {
    override var visibleViewController: UIViewController? { super.visibleViewController }
  }
  final class PushViewController: UINavigationController {
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  }
  final class PopViewController: UINavigationController {
    override func popViewController(animated: Bool) -> UIViewController? { nil }
  }
  final class PopToViewController: UINavigationController {
    override func popToViewController(
      _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? { nil }
  }
  final class PopToRootViewController: UINavigationController {
    override func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
  }
  final class SetViewControllers: UINavigationController {
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  }
}

/// What tab bar controllers have besides.
enum TabsOverrides {
  static let all: [UIViewController.Type] = [
    Delegate.self, TabBar.self, CustomizableViewControllers.self, ViewControllers.self,
    SetViewControllers.self, SelectedViewController.self, SelectedIndex.self,
  ]

  final class Delegate: UITabBarController {
    override var delegate: (any UITabBarControllerDelegate)? { didSet {} }
  }
  final class TabBar: UITabBarController {
    override var tabBar: UITabBar { super.tabBar }
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  }
  final class CustomizableViewControllers: UITabBarController {
    override var customizableViewControllers: [UIViewController]? { didSet {} }
  }
  final class ViewControllers: UITabBarController {
    override var viewControllers: [UIViewController]? { didSet {} }
  }
  final class SetViewControllers: UITabBarController {
    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
  }
  final class SelectedViewController: UITabBarController {
    override var selectedViewController: UIViewController? { didSet {} }
  }
  final class SelectedIndex: UITabBarController { override var selectedIndex: Int { didSet {} } }
}

/// What split view controllers have besides.
enum SplitOverrides {
  static let all: [UIViewController.Type] = [
    Delegate.self, PresentsWithGesture.self, ViewControllers.self, IsCollapsed.self, DisplayMode.self,
    PreferredDisplayMode.self,
  ]

  final class Delegate: UISplitViewController {
    override var delegate: (any UISplitViewControllerDelegate)? { didSet {} }
  }
  final class PresentsWithGesture: UISplitViewController {
    override var presentsWithGesture: Bool { didSet {} }
  }
  final class ViewControllers: UISplitViewController {
    override var viewControllers: [UIViewController] { didSet {} }
  }
  final class IsCollapsed: UISplitViewController { override var isCollapsed: Bool { super.isCollapsed } }
  final class DisplayMode: UISplitViewController {
    override var displayMode: DisplayMode { super.displayMode }
  }
  final class PreferredDisplayMode: UISplitViewController {
    override var preferredDisplayMode: DisplayMode { didSet {} }
  }
}

/// What page view controllers have besides.
enum PagesOverrides {
  static let all: [UIViewController.Type] = [
    DataSource.self, Delegate.self, ViewControllers.self, SetViewControllers.self,
  ]

  final class DataSource: UIPageViewController {
    override var dataSource: (any UIPageViewControllerDataSource)? { didSet {} }
  }
  final class Delegate: UIPageViewController {
    override var delegate: (any UIPageViewControllerDelegate)? { didSet {} }
  }
  final class ViewControllers: UIPageViewController {
    override var viewControllers: [UIViewController]? { super.viewControllers }
  }
  final class SetViewControllers: UIPageViewController {
    override func setViewControllers(
      _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
      completion: ((Bool) -> Void)?
    ) {}
  }
}

/// What alerts have besides.
enum AlertOverrides {
  static let all: [UIViewController.Type] = [
    Message.self, Actions.self, PreferredAction.self, PreferredStyle.self, AddAction.self,
  ]

  final class Message: UIAlertController { override var message: String? { didSet {} } }
  final class Actions: UIAlertController { override var actions: [UIAlertAction] { super.actions } }
  final class PreferredAction: UIAlertController {
    override var preferredAction: UIAlertAction? { didSet {} }
  }
  final class PreferredStyle: UIAlertController {
    override var preferredStyle: UIAlertController.Style { super.preferredStyle }
  }
  final class AddAction: UIAlertController { override func addAction(_ action: UIAlertAction) {} }
}
