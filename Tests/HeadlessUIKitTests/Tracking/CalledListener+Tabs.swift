import HeadlessUIKit

/// Tabs that say when their bar is tapped.
final class CalledTabs: UITabBarController {
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    CalloutStage.called("UITabBarController.tabBar(_:didSelect:)")
  }
}

/// A stack that says when its bar asks.
final class CalledStack: UINavigationController, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    CalloutStage.called("UINavigationBarDelegate.navigationBar(_:shouldPop:)")
    return true
  }
}

extension CalledListener: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    CalloutStage.called("UITabBarControllerDelegate.tabBarController(_:shouldSelect:)")
    return true
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    CalloutStage.called("UITabBarControllerDelegate.tabBarController(_:didSelect:)")
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    CalloutStage.called("UITabBarControllerDelegate.tabBarController(_:shouldSelectTab:)")
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    CalloutStage.called("UITabBarControllerDelegate.tabBarController(_:didSelectTab:previousTab:)")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] {
    CalloutStage.called(
      "UITabBarControllerDelegate.tabBarController(_:displayedViewControllersFor:proposedViewControllers:)")
    return proposedViewControllers
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    CalloutStage.called(
      "UITabBarControllerDelegate.tabBarController(_:animationControllerForTransitionFrom:to:)")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    CalloutStage.called("UITabBarControllerDelegate.tabBarController(_:interactionControllerFor:)")
    return interaction
  }
}
