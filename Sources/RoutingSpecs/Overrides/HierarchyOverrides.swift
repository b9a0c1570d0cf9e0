import Foundation
import HeadlessUIKit

/// What every controller has about its place, its presentations and its segues.
enum HierarchyOverrides {
  static let all: [UIViewController.Type] = [
    Parent.self, Children.self, AddChild.self, RemoveFromParent.self, WillMove.self, DidMove.self,
    PresentedViewController.self, PresentingViewController.self, IsBeingPresented.self, IsBeingDismissed.self,
    IsMovingToParent.self, IsMovingFromParent.self, ModalPresentationStyle.self, ModalTransitionStyle.self,
    TransitioningDelegate.self, IsModalInPresentation.self, Present.self, Dismiss.self,
    TargetViewController.self, Show.self, ShowDetailViewController.self, CollapseSecondaryViewController.self,
    SeparateSecondaryViewController.self, Title.self, NavigationItem.self, TabBarItem.self, ToolbarItems.self,
    SetToolbarItems.self, PreferredContentSize.self, HidesBottomBarWhenPushed.self, NavigationController.self,
    TabBarController.self, SplitViewController.self, UpdateContentUnavailableConfiguration.self,
    ContentUnavailableConfigurationState.self, IsEditing.self, SetEditing.self, EditButtonItem.self,
    AwakeFromNib.self, PrepareForInterfaceBuilder.self, RestoreUserActivityState.self,
    UpdateUserActivityState.self, RestorationIdentifier.self, EncodeRestorableState.self,
    DecodeRestorableState.self,
    ApplicationFinishedRestoringState.self, Storyboard.self, PerformSegue.self,
    ShouldPerformSegue.self, Prepare.self, CanPerformUnwindSegueAction.self, AllowedChildrenForUnwinding.self,
    ChildContaining.self, Unwind.self,
  ]

  final class Parent: UIViewController { override var parent: UIViewController? { super.parent } }
  final class Children: UIViewController { override var children: [UIViewController] { super.children } }
  final class AddChild: UIViewController { override func addChild(_ childController: UIViewController) {} }
  final class RemoveFromParent: UIViewController { override func removeFromParent() {} }
  final class WillMove: UIViewController { override func willMove(toParent parent: UIViewController?) {} }
  final class DidMove: UIViewController { override func didMove(toParent parent: UIViewController?) {} }
  final class PresentedViewController: UIViewController {
    override var presentedViewController: UIViewController? { super.presentedViewController }
  }
  final class PresentingViewController: UIViewController {
    override var presentingViewController: UIViewController? { super.presentingViewController }
  }
  final class IsBeingPresented: UIViewController {
    override var isBeingPresented: Bool { super.isBeingPresented }
  }
  final class IsBeingDismissed: UIViewController {
    override var isBeingDismissed: Bool { super.isBeingDismissed }
  }
  final class IsMovingToParent: UIViewController {
    override var isMovingToParent: Bool { super.isMovingToParent }
  }
  final class IsMovingFromParent: UIViewController {
    override var isMovingFromParent: Bool { super.isMovingFromParent }
  }
  final class ModalPresentationStyle: UIViewController {
    override var modalPresentationStyle: UIModalPresentationStyle { didSet {} }
  }
  final class ModalTransitionStyle: UIViewController {
    override var modalTransitionStyle: UIModalTransitionStyle { didSet {} }
  }
  final class TransitioningDelegate: UIViewController {
    override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { didSet {} }
  }
  final class IsModalInPresentation: UIViewController {
    override var isModalInPresentation: Bool { didSet {} }
  }
  final class Present: UIViewController {
    override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
    ) {}
  }
  final class Dismiss: UIViewController {
    override func dismiss(animated flag: Bool, completion: (() -> Void)?) {}
  }
  final class TargetViewController: UIViewController {
    override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? { nil }
  }
  final class Show: UIViewController {
    override func show(_ viewController: UIViewController, sender: Any?) {}
  }
  final class ShowDetailViewController: UIViewController {
    override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {}
  }
  final class CollapseSecondaryViewController: UIViewController {
    override func collapseSecondaryViewController(
      _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
  }
  final class SeparateSecondaryViewController: UIViewController {
    override func separateSecondaryViewController(
      for splitViewController: UISplitViewController
    ) -> UIViewController? { nil }
  }
  final class Title: UIViewController { override var title: String? { didSet {} } }
  final class NavigationItem: UIViewController {
    override var navigationItem: UINavigationItem { super.navigationItem }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  final class TabBarItem: UIViewController { override var tabBarItem: UITabBarItem! { didSet {} } }
  final class ToolbarItems: UIViewController { override var toolbarItems: [UIBarButtonItem]? { didSet {} } }
  final class SetToolbarItems: UIViewController {
    override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {}
  }
  final class PreferredContentSize: UIViewController {
    override var preferredContentSize: CGSize { didSet {} }
  }
  final class HidesBottomBarWhenPushed: UIViewController {
    override var hidesBottomBarWhenPushed: Bool { didSet {} }
  }
  final class NavigationController: UIViewController {
    override var navigationController: UINavigationController? { super.navigationController }
  }
  final class TabBarController: UIViewController {
    override var tabBarController: UITabBarController? { super.tabBarController }
  }
  final class SplitViewController: UIViewController {
    override var splitViewController: UISplitViewController? { super.splitViewController }
  }
  final class UpdateContentUnavailableConfiguration: UIViewController {
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    }
  }
  final class ContentUnavailableConfigurationState: UIViewController {
    override var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
      super.contentUnavailableConfigurationState
    }
  }
  final class IsEditing: UIViewController { override var isEditing: Bool { didSet {} } }
  final class SetEditing: UIViewController { override func setEditing(_ editing: Bool, animated: Bool) {} }
  final class EditButtonItem: UIViewController {
    override var editButtonItem: UIBarButtonItem { super.editButtonItem }
  }
  final class AwakeFromNib: UIViewController { override func awakeFromNib() {} }
  final class PrepareForInterfaceBuilder: UIViewController { override func prepareForInterfaceBuilder() {} }
  final class RestoreUserActivityState: UIViewController {
    override func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  }
  final class UpdateUserActivityState: UIViewController {
    override func updateUserActivityState(_ activity: NSUserActivity) {}
  }
  final class RestorationIdentifier: UIViewController {
    override var restorationIdentifier: String? { didSet {} }
  }
  final class EncodeRestorableState: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {}
  }
  final class DecodeRestorableState: UIViewController {
    override func decodeRestorableState(with coder: NSCoder) {}
  }
  final class ApplicationFinishedRestoringState: UIViewController {
    override func applicationFinishedRestoringState() {}
  }
  final class Storyboard: UIViewController { override var storyboard: UIStoryboard? { super.storyboard } }
  final class PerformSegue: UIViewController {
    override func performSegue(withIdentifier identifier: String, sender: Any?) {}
  }
  final class ShouldPerformSegue: UIViewController {
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }
  }
  final class Prepare: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  }
  final class CanPerformUnwindSegueAction: UIViewController {
    override func canPerformUnwindSegueAction(
      _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { false }
  }
  final class AllowedChildrenForUnwinding: UIViewController {
    override func allowedChildrenForUnwinding(
      from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] { [] }
  }
  final class ChildContaining: UIViewController {
    override func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { nil }
  }
  final class Unwind: UIViewController {
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  }
}
