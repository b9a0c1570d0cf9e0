import HeadlessUIKit

// The members of the system's containers.
extension TrackedAccess {
  @MainActor static let containers = navigation + tabs + splits + pages

  @MainActor private static let navigation: [TrackedAccess] = [
    .staged("UINavigationController.viewControllers", of: { [$0.navigation, $0.bottom, $0.top] }) {
      _ = $0.navigation.viewControllers
    },
    .staged("UINavigationController.viewControllers=", of: { [$0.navigation] }) {
      $0.navigation.viewControllers = []
    },
    .staged("UINavigationController.topViewController", of: { [$0.navigation, $0.top] }) {
      _ = $0.navigation.topViewController
    },
    .staged("UINavigationController.visibleViewController", of: { [$0.navigation, $0.sheet] }) {
      _ = $0.navigation.visibleViewController
    },
    .staged("UINavigationController.pushViewController(_:animated:)", of: { [$0.navigation] }) {
      $0.navigation.pushViewController($0.fresh, animated: false)
    },
    .staged("UINavigationController.popViewController(animated:)", of: { [$0.navigation, $0.top] }) {
      $0.navigation.popViewController(animated: false)
    },
    .staged("UINavigationController.popToViewController(_:animated:)", of: { [$0.navigation] }) {
      $0.navigation.popToViewController($0.fresh, animated: false)
    },
    .staged("UINavigationController.popToViewController(_:animated:)", of: { [$0.navigation, $0.top] }) {
      $0.navigation.popToViewController($0.bottom, animated: false)
    },
    .staged("UINavigationController.popToRootViewController(animated:)", of: { [$0.navigation, $0.top] }) {
      $0.navigation.popToRootViewController(animated: false)
    },
    .staged("UINavigationController.setViewControllers(_:animated:)", of: { [$0.navigation] }) {
      $0.navigation.setViewControllers([], animated: false)
    },
    .staged("UINavigationController.addChild(_:)", of: { [$0.navigation] }) {
      $0.navigation.addChild($0.fresh)
    },
    .staged("UINavigationController.show(_:sender:)", of: { [$0.navigation] }) {
      $0.navigation.show($0.fresh, sender: nil)
    },
    .staged(
      "UINavigationController.collapseSecondaryViewController(_:for:)", of: { [$0.navigation] }
    ) {
      $0.navigation.collapseSecondaryViewController($0.fresh, for: $0.split)
    },
    .staged(
      "UINavigationController.separateSecondaryViewController(for:)", of: { [$0.navigation, $0.top] }
    ) {
      _ = $0.navigation.separateSecondaryViewController(for: $0.split)
    },
    .staged("UINavigationController.isNavigationBarHidden", of: { [$0.navigation] }) {
      _ = $0.navigation.isNavigationBarHidden
    },
    .staged("UINavigationController.isNavigationBarHidden=", of: { [$0.navigation] }) {
      $0.navigation.isNavigationBarHidden = true
    },
    .staged("UINavigationController.setNavigationBarHidden(_:animated:)", of: { [$0.navigation] }) {
      $0.navigation.setNavigationBarHidden(true, animated: false)
    },
    .staged("UINavigationController.navigationBar", of: { [$0.navigation] }) {
      _ = $0.navigation.navigationBar
    },
    .staged("UINavigationController.interactivePopGestureRecognizer", of: { [$0.navigation] }) {
      _ = $0.navigation.interactivePopGestureRecognizer
    },
    .staged("UINavigationController.delegate", of: { [$0.navigation] }) { _ = $0.navigation.delegate },
    .staged("UINavigationController.delegate=", of: { [$0.navigation] }) { $0.navigation.delegate = nil },
    .staged("UINavigationController.canPopByGesture", of: { [$0.navigation, $0.top] }) {
      _ = $0.navigation.canPopByGesture
    },
  ]

  @MainActor private static let tabs: [TrackedAccess] = [
    .staged("UITabBarController.viewControllers", of: { [$0.tabs, $0.navigation, $0.split] }) {
      _ = $0.tabs.viewControllers
    },
    .staged("UITabBarController.viewControllers=", of: { [$0.tabs] }) { $0.tabs.viewControllers = [] },
    .staged("UITabBarController.setViewControllers(_:animated:)", of: { [$0.tabs] }) {
      $0.tabs.setViewControllers([], animated: false)
    },
    .staged("UITabBarController.addChild(_:)", of: { [$0.tabs] }) { $0.tabs.addChild($0.fresh) },
    .staged("UITabBarController.customizableViewControllers", of: { [$0.tabs, $0.navigation] }) {
      _ = $0.tabs.customizableViewControllers
    },
    .staged("UITabBarController.customizableViewControllers=", of: { [$0.tabs] }) {
      $0.tabs.customizableViewControllers = []
    },
    .staged("UITabBarController.selectedViewController", of: { [$0.tabs, $0.navigation] }) {
      _ = $0.tabs.selectedViewController
    },
    .staged("UITabBarController.selectedViewController=", of: { [$0.tabs] }) {
      $0.tabs.selectedViewController = $0.split
    },
    .staged("UITabBarController.selectedIndex", of: { [$0.tabs] }) { _ = $0.tabs.selectedIndex },
    .staged("UITabBarController.selectedIndex=", of: { [$0.tabs] }) { $0.tabs.selectedIndex = 1 },
    .staged("UITabBarController.moreNavigationController", of: { [$0.tabs] }) {
      _ = $0.tabs.moreNavigationController
    },
    .staged("UITabBarController.hasMore", of: { [$0.tabs] }) { _ = $0.tabs.hasMore },
    .staged("UITabBarController.tabBar", of: { [$0.tabs] }) { _ = $0.tabs.tabBar },
    .staged("UITabBarController.delegate", of: { [$0.tabs] }) { _ = $0.tabs.delegate },
    .on({ $0.giveTabs() }, "UITabBarController.tabs", of: { [$0.tabs, $0.fresh] }) { _ = $0.tabs },
    .staged("UITabBarController.tabs=", of: { [$0.tabs] }) { $0.tabs.tabs = [] },
    .staged("UITabBarController.setTabs(_:animated:)", of: { [$0.tabs] }) {
      $0.tabs.setTabs([], animated: false)
    },
    .on({ $0.giveTabs() }, "UITabBarController.selectedTab", of: { [$0.tabs, $0.fresh] }) {
      _ = $0.selectedTab
    },
    .on({ $0.giveTabs() }, "UITabBarController.selectedTab=", of: { [$0.tabs] }) {
      $0.selectedTab = $0.tabs.last
    },
    .on({ $0.giveTabs() }, "UITabBarController.tab(forIdentifier:)", of: { [$0.tabs, $0.fresh] }) {
      _ = $0.tab(forIdentifier: "one")
    },
    .on({ $0.giveTabs().tabs[0] }, "UITab.viewController", of: { [$0.fresh] }) { _ = $0.viewController },
    .on({ $0.giveTabs().tabs[0] }, "UITab.tabBarController", of: { [$0.tabs] }) { _ = $0.tabBarController },
    .staged("UIViewController.tab", of: { [$0.fresh] }) { _ = $0.fresh.tab },
    .staged("UITabBarController.mode", of: { [$0.tabs] }) { _ = $0.tabs.mode },
    .staged("UITabBarController.mode=", of: { [$0.tabs] }) { $0.tabs.mode = .tabSidebar },
    .staged("UITabBarController.isTabBarHidden", of: { [$0.tabs] }) { _ = $0.tabs.isTabBarHidden },
    .staged("UITabBarController.isTabBarHidden=", of: { [$0.tabs] }) { $0.tabs.isTabBarHidden = true },
    .staged("UITabBarController.setTabBarHidden(_:animated:)", of: { [$0.tabs] }) {
      $0.tabs.setTabBarHidden(true, animated: false)
    },
    .staged("UITabBarController.delegate=", of: { [$0.tabs] }) { $0.tabs.delegate = nil },
  ]

  @MainActor private static let splits: [TrackedAccess] = [
    .staged("UISplitViewController.viewControllers", of: { [$0.split, $0.primary, $0.detail] }) {
      _ = $0.split.viewControllers
    },
    .staged("UISplitViewController.viewControllers=", of: { [$0.split] }) { $0.split.viewControllers = [] },
    .staged("UISplitViewController.addChild(_:)", of: { [$0.split] }) { $0.split.addChild($0.fresh) },
    .staged("UISplitViewController.style", of: { [$0.split] }) { _ = $0.split.style },
    .staged("UISplitViewController.isCollapsed", of: { [$0.split] }) { _ = $0.split.isCollapsed },
    .staged("UISplitViewController.displayMode", of: { [$0.split] }) { _ = $0.split.displayMode },
    .staged("UISplitViewController.preferredDisplayMode", of: { [$0.split] }) {
      _ = $0.split.preferredDisplayMode
    },
    .staged("UISplitViewController.preferredDisplayMode=", of: { [$0.split] }) {
      $0.split.preferredDisplayMode = .secondaryOnly
    },
    .staged("UISplitViewController.presentsWithGesture", of: { [$0.split] }) {
      _ = $0.split.presentsWithGesture
    },
    .staged("UISplitViewController.presentsWithGesture=", of: { [$0.split] }) {
      $0.split.presentsWithGesture = false
    },
    .staged("UISplitViewController.delegate", of: { [$0.split] }) { _ = $0.split.delegate },
    .staged("UISplitViewController.delegate=", of: { [$0.split] }) { $0.split.delegate = nil },
    .staged("UISplitViewController.show(_:sender:)", of: { [$0.split] }) {
      $0.split.show($0.fresh, sender: nil)
    },
    .staged("UISplitViewController.showDetailViewController(_:sender:)", of: { [$0.split] }) {
      $0.split.showDetailViewController($0.fresh, sender: nil)
    },
    .staged("UISplitViewController.setViewController(_:for:)", of: { [$0.columns] }) {
      $0.columns.setViewController($0.fresh, for: .secondary)
    },
    .staged("UISplitViewController.viewController(for:)", of: { [$0.columns, $0.column] }) {
      _ = $0.columns.viewController(for: .primary)
    },
    .staged("UISplitViewController.show(_:)", of: { [$0.columns] }) { $0.columns.show(.primary) },
    .staged("UISplitViewController.hide(_:)", of: { [$0.columns] }) { $0.columns.hide(.primary) },
  ]

  @MainActor private static let pages: [TrackedAccess] = [
    .staged("UIPageViewController.viewControllers", of: { [$0.pages, $0.page] }) {
      _ = $0.pages.viewControllers
    },
    .staged(
      "UIPageViewController.setViewControllers(_:direction:animated:completion:)", of: { [$0.pages] }
    ) {
      $0.pages.setViewControllers([$0.fresh], direction: .forward, animated: false)
    },
    .staged("UIPageViewController.transitionStyle", of: { [$0.pages] }) { _ = $0.pages.transitionStyle },
    .staged("UIPageViewController.navigationOrientation", of: { [$0.pages] }) {
      _ = $0.pages.navigationOrientation
    },
    .staged("UIPageViewController.dataSource", of: { [$0.pages] }) { _ = $0.pages.dataSource },
    .staged("UIPageViewController.dataSource=", of: { [$0.pages] }) { $0.pages.dataSource = nil },
    .staged("UIPageViewController.delegate", of: { [$0.pages] }) { _ = $0.pages.delegate },
    .staged("UIPageViewController.delegate=", of: { [$0.pages] }) { $0.pages.delegate = nil },
  ]
}

extension AccessStage {
  /// Gives the tab bar controller two tabs, of which the first one has a controller that stands nowhere else.
  fileprivate func giveTabs() -> UITabBarController {
    tabs.tabs = [
      UITab(title: "one", image: nil, identifier: "one") { [fresh] _ in fresh },
      UITab(title: "two", image: nil, identifier: "two") { _ in UIViewController() },
    ]
    return tabs
  }
}
