import Foundation
import HeadlessUIKit

extension Calibration {
  /// What every controller has about its place, its presentations and its segues.
  static let hierarchy: [Calibration] = [
    Calibration("parent", by: OwnParent.self),
    Calibration("children", by: OwnChildren.self),
    Calibration("addChild", by: OwnAddChild.self),
    Calibration("removeFromParent", by: OwnRemoveFromParent.self),
    Calibration("willMove", by: OwnWillMove.self),
    Calibration("didMove", by: OwnDidMove.self),
    Calibration("presentedViewController", by: OwnPresentedViewController.self),
    Calibration("presentingViewController", by: OwnPresentingViewController.self),
    Calibration("isBeingPresented", by: OwnIsBeingPresented.self),
    Calibration("isBeingDismissed", by: OwnIsBeingDismissed.self),
    Calibration("isMovingToParent", by: OwnIsMovingToParent.self),
    Calibration("isMovingFromParent", by: OwnIsMovingFromParent.self),
    Calibration("modalPresentationStyle", by: OwnModalPresentationStyle.self),
    Calibration("modalTransitionStyle", by: OwnModalTransitionStyle.self),
    Calibration("transitioningDelegate", by: OwnTransitioningDelegate.self),
    Calibration("isModalInPresentation", by: OwnIsModalInPresentation.self),
    Calibration("present", by: OwnPresent.self),
    Calibration("dismiss", by: OwnDismiss.self),
    Calibration("targetViewController", by: OwnTargetViewController.self),
    Calibration("show", by: OwnShow.self),
    Calibration("showDetailViewController", by: OwnShowDetailViewController.self),
    Calibration("collapseSecondaryViewController", by: OwnCollapseSecondaryViewController.self),
    Calibration("separateSecondaryViewController", by: OwnSeparateSecondaryViewController.self),
    Calibration("title", by: OwnTitle.self),
    Calibration("navigationItem", by: OwnNavigationItem.self),
    Calibration("tabBarItem", by: OwnTabBarItem.self),
    Calibration("toolbarItems", by: OwnToolbarItems.self),
    Calibration("setToolbarItems", by: OwnSetToolbarItems.self),
    Calibration("preferredContentSize", by: OwnPreferredContentSize.self),
    Calibration("hidesBottomBarWhenPushed", by: OwnHidesBottomBarWhenPushed.self),
    Calibration("navigationController", by: OwnNavigationController.self),
    Calibration("tabBarController", by: OwnTabBarController.self),
    Calibration("splitViewController", by: OwnSplitViewController.self),
    Calibration("updateContentUnavailableConfiguration", by: OwnUpdateContentUnavailable.self),
    Calibration("contentUnavailableConfigurationState", by: OwnContentUnavailableState.self),
    Calibration("isEditing", by: OwnIsEditing.self),
    Calibration("setEditing", by: OwnSetEditing.self),
    Calibration("editButtonItem", by: OwnEditButtonItem.self),
    Calibration("awakeFromNib", by: OwnAwakeFromNib.self),
    Calibration("prepareForInterfaceBuilder", by: OwnPrepareForInterfaceBuilder.self),
    Calibration("restoreUserActivityState", by: OwnRestoreUserActivityState.self),
    Calibration("updateUserActivityState", by: OwnUpdateUserActivityState.self),
    Calibration("restorationIdentifier", by: OwnRestorationIdentifier.self),
    Calibration("storyboard", by: OwnStoryboard.self),
    Calibration("performSegue", by: OwnPerformSegue.self),
    Calibration("shouldPerformSegue", by: OwnShouldPerformSegue.self),
    Calibration("prepare", by: OwnPrepare.self),
    Calibration("canPerformUnwindSegueAction", by: OwnCanPerformUnwindSegueAction.self),
    Calibration("allowedChildrenForUnwinding", by: OwnAllowedChildrenForUnwinding.self),
    Calibration("childContaining", by: OwnChildContaining.self),
    Calibration("unwind", by: OwnUnwind.self),
  ]
}

// MARK: - Subclasses of UIViewController

private final class OwnParent: UIViewController { override var parent: UIViewController? { super.parent } }
private final class OwnChildren: UIViewController {
  override var children: [UIViewController] { super.children }
}
private final class OwnAddChild: UIViewController {
  override func addChild(_ childController: UIViewController) {}
}
private final class OwnUpdateContentUnavailable: UIViewController {
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
}
private final class OwnContentUnavailableState: UIViewController {
  override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    super.contentUnavailableConfigurationState
  }
}
private final class OwnIsEditing: UIViewController {
  override var isEditing: Bool {
    get { super.isEditing }
    set {}
  }
}
private final class OwnSetEditing: UIViewController {
  override func setEditing(_ editing: Bool, animated: Bool) {}
}
private final class OwnEditButtonItem: UIViewController {
  override var editButtonItem: UIBarButtonItem { super.editButtonItem }
}
private final class OwnRemoveFromParent: UIViewController { override func removeFromParent() {} }
private final class OwnWillMove: UIViewController {
  override func willMove(toParent parent: UIViewController?) {}
}
private final class OwnDidMove: UIViewController {
  override func didMove(toParent parent: UIViewController?) {}
}
private final class OwnPresentedViewController: UIViewController {
  override var presentedViewController: UIViewController? { super.presentedViewController }
}
private final class OwnPresentingViewController: UIViewController {
  override var presentingViewController: UIViewController? { super.presentingViewController }
}
private final class OwnIsBeingPresented: UIViewController {
  override var isBeingPresented: Bool { super.isBeingPresented }
}
private final class OwnIsBeingDismissed: UIViewController {
  override var isBeingDismissed: Bool { super.isBeingDismissed }
}
private final class OwnIsMovingToParent: UIViewController {
  override var isMovingToParent: Bool { super.isMovingToParent }
}
private final class OwnIsMovingFromParent: UIViewController {
  override var isMovingFromParent: Bool { super.isMovingFromParent }
}
private final class OwnModalPresentationStyle: UIViewController {
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { super.modalPresentationStyle }
    set {}
  }
}
private final class OwnModalTransitionStyle: UIViewController {
  override var modalTransitionStyle: UIModalTransitionStyle {
    get { super.modalTransitionStyle }
    set {}
  }
}
private final class OwnTransitioningDelegate: UIViewController {
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { super.transitioningDelegate }
    set {}
  }
}
private final class OwnIsModalInPresentation: UIViewController {
  override var isModalInPresentation: Bool {
    get { super.isModalInPresentation }
    set {}
  }
}
private final class OwnPresent: UIViewController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) {}
}
private final class OwnDismiss: UIViewController {
  override func dismiss(animated flag: Bool, completion: (() -> Void)?) {}
}
private final class OwnTargetViewController: UIViewController {
  override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { nil }
}
private final class OwnShow: UIViewController {
  override func show(_ viewController: UIViewController, sender: Any?) {}
}
private final class OwnShowDetailViewController: UIViewController {
  override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {}
}
private final class OwnCollapseSecondaryViewController: UIViewController {
  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
}
private final class OwnSeparateSecondaryViewController: UIViewController {
  override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
}
private final class OwnTitle: UIViewController {
  override var title: String? {
    get { super.title }
    set {}
  }
}
private final class OwnNavigationItem: UIViewController {
  override var navigationItem: UINavigationItem { super.navigationItem }
}
private final class OwnTabBarItem: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tabBarItem: UITabBarItem! {
    get { super.tabBarItem }
    set {}
  }
}
private final class OwnToolbarItems: UIViewController {
  override var toolbarItems: [UIBarButtonItem]? {
    get { super.toolbarItems }
    set {}
  }
}
private final class OwnSetToolbarItems: UIViewController {
  override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {}
}
private final class OwnPreferredContentSize: UIViewController {
  override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set {}
  }
}
private final class OwnHidesBottomBarWhenPushed: UIViewController {
  override var hidesBottomBarWhenPushed: Bool {
    get { super.hidesBottomBarWhenPushed }
    set {}
  }
}
private final class OwnNavigationController: UIViewController {
  override var navigationController: UINavigationController? { super.navigationController }
}
private final class OwnTabBarController: UIViewController {
  override var tabBarController: UITabBarController? { super.tabBarController }
}
private final class OwnSplitViewController: UIViewController {
  override var splitViewController: UISplitViewController? { super.splitViewController }
}
private final class OwnAwakeFromNib: UIViewController { override func awakeFromNib() {} }
private final class OwnPrepareForInterfaceBuilder: UIViewController {
  override func prepareForInterfaceBuilder() {}
}
private final class OwnRestoreUserActivityState: UIViewController {
  override func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
private final class OwnUpdateUserActivityState: UIViewController {
  override func updateUserActivityState(_ activity: NSUserActivity) {}
}
private final class OwnRestorationIdentifier: UIViewController {
  override var restorationIdentifier: String? {
    get { super.restorationIdentifier }
    set {}
  }
}
private final class OwnStoryboard: UIViewController {
  override var storyboard: UIStoryboard? { super.storyboard }
}
private final class OwnPerformSegue: UIViewController {
  override func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
private final class OwnShouldPerformSegue: UIViewController {
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }
}
private final class OwnPrepare: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}
private final class OwnCanPerformUnwindSegueAction: UIViewController {
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { false }
}
private final class OwnAllowedChildrenForUnwinding: UIViewController {
  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { [] }
}
private final class OwnChildContaining: UIViewController {
  override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { nil }
}
private final class OwnUnwind: UIViewController {
  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}
}
