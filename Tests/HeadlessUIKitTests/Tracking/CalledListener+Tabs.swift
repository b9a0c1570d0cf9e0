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

extension CalledListener: UINavigationBarDelegate, UITabBarDelegate {
  private func bar(_ method: String) {
    CalloutStage.called("UINavigationBarDelegate.navigationBar(_:\(method))")
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    bar("shouldPush:")
    return true
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { bar("didPush:") }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { bar("didPop:") }
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    CalloutStage.called("UITabBarDelegate.tabBar(_:didSelect:)")
  }
  func position(for bar: any UIBarPositioning) -> UIBarPosition {
    CalloutStage.called("UIBarPositioningDelegate.position(for:)")
    return .topAttached
  }
}

// Bars that belong to no controller.
extension TrackedCallout {
  @MainActor static let ownBars: [TrackedCallout] =
    ["shouldPush:", "didPush:", "didPop:"].map { label in
      TrackedCallout("UINavigationBarDelegate.navigationBar(_:\(label))") {
        $0.ownBar.delegate = $0.listener
      } acting: {
        $0.ownBar.pushItem(UINavigationItem(title: "item"), animated: label == "didPush:")
        $0.ownBar.popItem(animated: false)
      }
    } + [
      TrackedCallout("UIBarPositioningDelegate.position(for:)") {
        $0.ownBar.delegate = $0.listener
      } acting: {
        _ = $0.ownBar.barPosition
      },
      TrackedCallout("UITabBarDelegate.tabBar(_:didSelect:)") {
        $0.ownTabs.delegate = $0.listener
        $0.ownTabs.items = [UITabBarItem(title: "Home", tag: 0)]
        $0.bottom.view.addSubview($0.ownTabs)
      } acting: { stage in
        let tap = stage.window.everythingPossible().first { $0.words == "tap 'Home' in the tab bar" }
        if let tap { stage.window.perform(tap.gesture) }
      },
    ]
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
