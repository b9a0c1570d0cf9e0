import Foundation
import HeadlessUIKit

/// Whoever is asked and told by containers and presentations, and says what is called.
@MainActor
final class CalledListener {
  /// Whether transitions get animators.
  var animates = false

  /// Whether animators get something that drives them.
  var drives = false
  let driver = CalledDriver()

  var animator: CalledDriver? { animates ? driver : nil }
  var interaction: CalledDriver? { drives ? driver : nil }
}

extension CalledListener: UINavigationControllerDelegate {
  private func navigation(_ method: String) {
    CalloutStage.called("UINavigationControllerDelegate.navigationController(\(method))")
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { navigation("_:willShow:animated:") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { navigation("_:didShow:animated:") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    navigation("_:animationControllerFor:from:to:")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    navigation("_:interactionControllerFor:")
    return interaction
  }
}

extension CalledListener: UISplitViewControllerDelegate {
  private func split(_ method: String) { CalloutStage.called("UISplitViewControllerDelegate.\(method)") }

  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    split("primaryViewController(forCollapsing:)")
    return nil
  }

  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    split("primaryViewController(forExpanding:)")
    return nil
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, show viewController: UIViewController, sender: Any?
  ) -> Bool {
    split("splitViewController(_:show:sender:)")
    return true
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
  ) -> Bool {
    split("splitViewController(_:showDetail:sender:)")
    return true
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    split("splitViewController(_:topColumnForCollapsingToProposedTopColumn:)")
    return proposedTopColumn
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    split("splitViewController(_:collapseSecondary:onto:)")
    return false
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? {
    split("splitViewController(_:separateSecondaryFrom:)")
    return nil
  }
}

extension CalledListener: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    CalloutStage.called("UIPageViewControllerDataSource.pageViewController(_:viewControllerBefore:)")
    return UIViewController()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    CalloutStage.called("UIPageViewControllerDataSource.pageViewController(_:viewControllerAfter:)")
    return UIViewController()
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    CalloutStage.called("UIPageViewControllerDelegate.pageViewController(_:willTransitionTo:)")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    CalloutStage.called(
      "UIPageViewControllerDelegate.pageViewController"
        + "(_:didFinishAnimating:previousViewControllers:transitionCompleted:)")
  }
}

extension CalledListener: UIAdaptivePresentationControllerDelegate {
  private func presentation(_ method: String) {
    CalloutStage.called("UIAdaptivePresentationControllerDelegate.\(method)")
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    presentation("adaptivePresentationStyle(for:)")
    return .none
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    presentation("adaptivePresentationStyle(for:traitCollection:)")
    return adaptivePresentationStyle(for: controller)
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    presentation("presentationControllerShouldDismiss(_:)")
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    presentation("presentationControllerWillDismiss(_:)")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    presentation("presentationControllerDidDismiss(_:)")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    presentation("presentationControllerDidAttemptToDismiss(_:)")
  }
}

extension CalledListener: UIViewControllerTransitioningDelegate {
  private func transition(_ method: String) {
    CalloutStage.called("UIViewControllerTransitioningDelegate.\(method)")
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition("animationController(forPresented:presenting:source:)")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition("animationController(forDismissed:)")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    transition("interactionControllerForPresentation(using:)")
    return interaction
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    transition("interactionControllerForDismissal(using:)")
    return interaction
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    transition("presentationController(forPresented:presenting:source:)")
    return CalledPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// Animates and drives, and says what is called.
@MainActor
final class CalledDriver: UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    CalloutStage.called("UIViewControllerAnimatedTransitioning.transitionDuration(using:)")
    return 0
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    CalloutStage.called("UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:)")
    return NoAnimation().interruptibleAnimator(using: transitionContext)
  }

  var wantsInteractiveStart: Bool {
    CalloutStage.called("UIViewControllerInteractiveTransitioning.wantsInteractiveStart")
    return true
  }

  private(set) var context: (any UIViewControllerContextTransitioning)?

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    CalloutStage.called("UIViewControllerAnimatedTransitioning.animateTransition(using:)")
    context.completeTransition(true)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    CalloutStage.called("UIViewControllerAnimatedTransitioning.animationEnded(_:)")
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    CalloutStage.called("UIViewControllerInteractiveTransitioning.startInteractiveTransition(_:)")
  }
}

/// An animator that leaves out whatever it may.
private final class NoAnimation: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}
