import Foundation
import HeadlessUIKit

// The members of plain controllers: what they are, where they stand, and what they do.
extension TrackedAccess {
  @MainActor static let controllers = place + presenting + properties + writes + deeds

  @MainActor private static let place: [TrackedAccess] = [
    .staged("UIViewController.parent", of: { [$0.top, $0.navigation] }) { _ = $0.top.parent },
    .staged("UIViewController.children", of: { [$0.host, $0.guest] }) { _ = $0.host.children },
    .staged("UIViewController.next", of: { [$0.top, $0.navigation] }) { _ = $0.top.next },
    .staged("UIViewController.navigationController", of: { [$0.top, $0.navigation] }) {
      _ = $0.top.navigationController
    },
    .staged("UIViewController.tabBarController", of: { [$0.navigation, $0.tabs] }) {
      _ = $0.navigation.tabBarController
    },
    .staged("UIViewController.splitViewController", of: { [$0.detail, $0.split] }) {
      _ = $0.detail.splitViewController
    },
    .staged("UIViewController.isMovingToParent", of: { [$0.top] }) { _ = $0.top.isMovingToParent },
    .staged("UIViewController.isMovingFromParent", of: { [$0.top] }) { _ = $0.top.isMovingFromParent },
    .staged("UIViewController.transitionCoordinator", of: { [$0.top] }) { _ = $0.top.transitionCoordinator },
    .staged("UIViewController.traitCollection", of: { [$0.top] }) { _ = $0.top.traitCollection },
    .staged("UIViewController.isViewLoaded", of: { [$0.top] }) { _ = $0.top.isViewLoaded },
    .staged("UIViewController.viewIfLoaded", of: { [$0.bottom] }) {
      _ = $0.bottom.viewIfLoaded
    },
    .staged("UIViewController.view", of: { [$0.top] }) { _ = $0.top.view },
    .staged("UIViewController.description", of: { [$0.top] }) { _ = $0.top.description },
    .staged("UIResponder.isKind(of:)", of: { [$0.top] }) { _ = $0.top.isKind(of: UIViewController.self) },
    .staged("UIViewController.storyboard", of: { [$0.top] }) { _ = $0.top.storyboard },
    .staged("UIViewController.restorationIdentifier", of: { [$0.top] }) { _ = $0.top.restorationIdentifier },
    .staged("UIViewController.restorationIdentifier=", of: { [$0.top] }) {
      $0.top.restorationIdentifier = "top"
    },
    .staged("UIViewController.nibName", of: { [$0.top] }) { _ = $0.top.nibName },
    .staged("UIViewController.nibBundle", of: { [$0.top] }) { _ = $0.top.nibBundle },
  ]

  @MainActor private static let presenting: [TrackedAccess] = [
    .staged("UIViewController.presentedViewController", of: { [$0.tabs, $0.sheet] }) {
      _ = $0.tabs.presentedViewController
    },
    .staged("UIViewController.presentingViewController", of: { [$0.sheet, $0.tabs] }) {
      _ = $0.sheet.presentingViewController
    },
    .staged("UIViewController.isBeingPresented", of: { [$0.sheet] }) { _ = $0.sheet.isBeingPresented },
    .staged("UIViewController.isBeingDismissed", of: { [$0.sheet] }) { _ = $0.sheet.isBeingDismissed },
    .staged("UIViewController.modalPresentationStyle", of: { [$0.sheet] }) {
      _ = $0.sheet.modalPresentationStyle
    },
    .staged("UIAlertController.modalPresentationStyle", of: { [$0.alert] }) {
      _ = $0.alert.modalPresentationStyle
    },
    .staged("UIViewController.modalTransitionStyle", of: { [$0.sheet] }) {
      _ = $0.sheet.modalTransitionStyle
    },
    .staged("UIViewController.transitioningDelegate", of: { [$0.sheet] }) {
      _ = $0.sheet.transitioningDelegate
    },
    .staged("UIViewController.isModalInPresentation", of: { [$0.sheet] }) {
      _ = $0.sheet.isModalInPresentation
    },
    .staged("UIViewController.definesPresentationContext", of: { [$0.top] }) {
      _ = $0.top.definesPresentationContext
    },
    .on(
      { ($0.sheet, $0.sheet.presentationController) }, "UIViewController.presentationController",
      of: { [$0.sheet] }
    ) {
      _ = $0.0.presentationController
    },
    .staged("UIViewController.popoverPresentationController", of: { [$0.sheet] }) {
      _ = $0.sheet.popoverPresentationController
    },
    .staged("UIViewController.sheetPresentationController", of: { [$0.sheet] }) {
      _ = $0.sheet.sheetPresentationController
    },
  ]

  @MainActor private static let properties: [TrackedAccess] = [
    .staged("UIViewController.title", of: { [$0.top] }) { _ = $0.top.title },
    .staged("UIViewController.contentUnavailableConfiguration", of: { [$0.top] }) {
      _ = $0.top.contentUnavailableConfiguration
    },
    .staged("UIViewController.contentUnavailableConfigurationState", of: { [$0.top] }) {
      _ = $0.top.contentUnavailableConfigurationState
    },
    .staged("UIViewController.isEditing", of: { [$0.top] }) { _ = $0.top.isEditing },
    .staged("UIViewController.editButtonItem", of: { [$0.top] }) { _ = $0.top.editButtonItem },
    .on({ ($0.top, $0.top.navigationItem) }, "UIViewController.navigationItem", of: { [$0.top] }) {
      _ = $0.0.navigationItem
    },
    .staged("UIViewController.tabBarItem", of: { [$0.top] }) { _ = $0.top.tabBarItem },
    .on(
      { stage in stage.split.tabBarItem.flatMap { _ in stage.split } }, "UIViewController.tabBarItem",
      of: { [$0.split] }
    ) { _ = $0?.tabBarItem },
    .staged("UIViewController.preferredContentSize", of: { [$0.top] }) { _ = $0.top.preferredContentSize },
    .staged("UIViewController.hidesBottomBarWhenPushed", of: { [$0.top] }) {
      _ = $0.top.hidesBottomBarWhenPushed
    },
    .staged("UIViewController.preferredStatusBarStyle", of: { [$0.top] }) {
      _ = $0.top.preferredStatusBarStyle
    },
    .staged("UIViewController.shouldAutorotate", of: { [$0.top] }) { _ = $0.top.shouldAutorotate },
    .staged("UIViewController.preferredInterfaceOrientationForPresentation", of: { [$0.top] }) {
      _ = $0.top.preferredInterfaceOrientationForPresentation
    },
    .staged("UIViewController.prefersHomeIndicatorAutoHidden", of: { [$0.top] }) {
      _ = $0.top.prefersHomeIndicatorAutoHidden
    },
    .staged("UIViewController.prefersStatusBarHidden", of: { [$0.top] }) {
      _ = $0.top.prefersStatusBarHidden
    },
    .staged("UIViewController.childForStatusBarStyle", of: { [$0.top] }) {
      _ = $0.top.childForStatusBarStyle
    },
    .staged("UIViewController.childForStatusBarHidden", of: { [$0.top] }) {
      _ = $0.top.childForStatusBarHidden
    },
    .staged("UIViewController.preferredStatusBarUpdateAnimation", of: { [$0.top] }) {
      _ = $0.top.preferredStatusBarUpdateAnimation
    },
    .staged("UIViewController.childForHomeIndicatorAutoHidden", of: { [$0.top] }) {
      _ = $0.top.childForHomeIndicatorAutoHidden
    },
    .staged("UIViewController.childForScreenEdgesDeferringSystemGestures", of: { [$0.top] }) {
      _ = $0.top.childForScreenEdgesDeferringSystemGestures
    },
    .staged("UIViewController.preferredScreenEdgesDeferringSystemGestures", of: { [$0.top] }) {
      _ = $0.top.preferredScreenEdgesDeferringSystemGestures
    },
    .staged("UIViewController.supportedInterfaceOrientations", of: { [$0.top] }) {
      _ = $0.top.supportedInterfaceOrientations
    },
    .staged("UIAlertController.preferredStyle", of: { [$0.alert] }) { _ = $0.alert.preferredStyle },
    .staged("UIAlertController.message", of: { [$0.alert] }) { _ = $0.alert.message },
    .staged("UIAlertController.actions", of: { [$0.alert] }) { _ = $0.alert.actions },
    .staged("UIAlertController.preferredAction", of: { [$0.alert] }) { _ = $0.alert.preferredAction },
  ]

  @MainActor private static let writes: [TrackedAccess] = [
    .staged("UIViewController.title=", of: { [$0.top] }) { $0.top.title = "" },
    .staged("UIViewController.contentUnavailableConfiguration=", of: { [$0.top] }) {
      $0.top.contentUnavailableConfiguration = UIListContentConfiguration.cell()
    },
    .staged("UIViewController.setNeedsUpdateContentUnavailableConfiguration()", of: { [$0.top] }) {
      $0.top.setNeedsUpdateContentUnavailableConfiguration()
    },
    .staged("UIViewController.isEditing=", of: { [$0.top] }) { $0.top.isEditing = true },
    .staged("UIViewController.setEditing(_:animated:)", of: { [$0.top] }) {
      $0.top.setEditing(true, animated: false)
    },
    .staged("UIViewController.view=", of: { [$0.top] }) { $0.top.view = UIView() },
    .staged("UIViewController.tabBarItem=", of: { [$0.top] }) {
      $0.top.tabBarItem = UITabBarItem(title: "", tag: 0)
    },
    .staged("UIViewController.preferredContentSize=", of: { [$0.top] }) {
      $0.top.preferredContentSize = .zero
    },
    .staged("UIViewController.hidesBottomBarWhenPushed=", of: { [$0.top] }) {
      $0.top.hidesBottomBarWhenPushed = true
    },
    .staged("UIViewController.modalPresentationStyle=", of: { [$0.top] }) {
      $0.top.modalPresentationStyle = .fullScreen
    },
    .staged("UIAlertController.modalPresentationStyle=", of: { [$0.alert] }) {
      $0.alert.modalPresentationStyle = .fullScreen
    },
    .staged("UIViewController.modalTransitionStyle=", of: { [$0.top] }) {
      $0.top.modalTransitionStyle = .crossDissolve
    },
    .staged("UIViewController.transitioningDelegate=", of: { [$0.top] }) {
      $0.top.transitioningDelegate = nil
    },
    .staged("UIViewController.isModalInPresentation=", of: { [$0.top] }) {
      $0.top.isModalInPresentation = true
    },
    .staged("UIViewController.definesPresentationContext=", of: { [$0.top] }) {
      $0.top.definesPresentationContext = true
    },
    .staged("UIAlertController.message=", of: { [$0.alert] }) { $0.alert.message = "" },
    .staged("UIAlertController.preferredAction=", of: { [$0.alert] }) { $0.alert.preferredAction = nil },
  ]

  @MainActor private static let deeds: [TrackedAccess] = [
    .staged("UIViewController.addChild(_:)", of: { [$0.host] }) { $0.host.addChild($0.fresh) },
    .staged("UIViewController.removeFromParent()", of: { [$0.guest, $0.host] }) {
      $0.guest.removeFromParent()
    },
    .staged(
      "UIViewController.transition(from:to:duration:options:animations:completion:)",
      of: { [$0.host, $0.guest] }
    ) {
      $0.host.transition(from: $0.guest, to: $0.guest, duration: 0, animations: nil)
    },
    .staged("UIViewController.beginAppearanceTransition(_:animated:)", of: { [$0.guest] }) {
      $0.guest.beginAppearanceTransition(true, animated: false)
    },
    .staged("UIViewController.endAppearanceTransition()", of: { [$0.guest] }) {
      $0.guest.endAppearanceTransition()
    },
    .staged("UIViewController.present(_:animated:completion:)", of: { [$0.alert] }) {
      $0.alert.present($0.fresh, animated: false)
    },
    .staged("UIViewController.dismiss(animated:completion:)", of: { [$0.alert] }) {
      $0.alert.dismiss(animated: false)
    },
    .staged("UIViewController.targetViewController(forAction:sender:)", of: { [$0.top, $0.navigation] }) {
      _ = $0.top.targetViewController(forAction: "showViewController:sender:", sender: nil)
    },
    .staged("UIViewController.show(_:sender:)", of: { [$0.sheet] }) { $0.sheet.show($0.fresh, sender: nil) },
    .staged("UIViewController.showDetailViewController(_:sender:)", of: { [$0.sheet] }) {
      $0.sheet.showDetailViewController($0.fresh, sender: nil)
    },
    .staged("UIViewController.performSegue(withIdentifier:sender:)", of: { [$0.top] }) {
      $0.top.performSegue(withIdentifier: "none", sender: nil)
    },
    .staged("UIViewController.canPerformUnwindSegueAction(_:from:sender:)", of: { [$0.top] }) {
      _ = $0.top.canPerformUnwindSegueAction("none", from: $0.top, sender: nil)
    },
    .staged("UIAlertController.addAction(_:)", of: { [$0.alert] }) {
      $0.alert.addAction(UIAlertAction(title: "", style: .default))
    },
    .staged("SegueControl.touch(_:on:sender:)", of: { [$0.top] }) { SegueControl.touch("none", on: $0.top) },
  ]
}
