import HeadlessUIKit
import Testing

/// Every public member that asks UIKit for something is told by the timeline; all others have a reason.
@MainActor @Suite("Recorded calls")
struct RecordedCallTests {
  /// What is recorded of the members of the access table, by the name of the member.
  private static let recorded: Set<String> = {
    let table =
      TrackedAccess.controllers + TrackedAccess.containers + TrackedAccess.objects
      + TrackedAccess.contents + others
    let calls = table.filter { access in
      access.record().contains { $0.kind == .call || $0.kind == .gesture }
    }
    return Set(calls.map(\.member))
  }()

  /// Members that tell nothing of a hierarchy, and so do not stand in the access table.
  private static let others: [TrackedAccess] = [
    .staged("UIWindow.rootViewController=", of: { _ in [] }) { $0.window.rootViewController = $0.fresh },
    .staged("UIWindow.isHidden=", of: { _ in [] }) { $0.window.isHidden = true },
    .staged("UIWindow.makeKeyAndVisible()", of: { _ in [] }) { $0.window.makeKeyAndVisible() },
    .staged("UIView.animate(withDuration:animations:completion:)", of: { _ in [] }) { _ in
      UIView.animate(withDuration: 1, animations: {})
    },
    .staged("UIView.transition(with:duration:options:animations:completion:)", of: { _ in [] }) {
      UIView.transition(with: $0.label, duration: 1, animations: nil)
    },
    .staged("UIView.transition(from:to:duration:options:completion:)", of: { _ in [] }) {
      UIView.transition(from: $0.label, to: UIView(), duration: 1)
    },
    .staged("UIPercentDrivenInteractiveTransition.finish()", of: { _ in [] }) { _ in
      UIPercentDrivenInteractiveTransition().finish()
    },
    .staged("UIPercentDrivenInteractiveTransition.cancel()", of: { _ in [] }) { _ in
      UIPercentDrivenInteractiveTransition().cancel()
    },
    .staged("SegueControl.touch(_:on:sender:)", of: { _ in [] }) { SegueControl.touch("none", on: $0.top) },
    .on({ $0.animate() }, "UIViewControllerContextTransitioning.completeTransition(_:)", of: { _ in [] }) {
      $0.completeTransition(true)
    },
    .on(
      { $0.animate() }, "UIViewControllerContextTransitioning.finishInteractiveTransition()", of: { _ in [] }
    ) {
      $0.finishInteractiveTransition()
    },
    .on(
      { $0.animate() }, "UIViewControllerContextTransitioning.cancelInteractiveTransition()", of: { _ in [] }
    ) {
      $0.cancelInteractiveTransition()
    },
  ]

  @Test func `every member that asks UIKit for something is recorded, or there is a reason why not`() throws {
    try SymbolGraph.expectEach(Self.recorded, or: Unrecorded.all, "recorded") {
      $0.hasSuffix("=") || $0.hasSuffix(")")
    }
  }
}

/// Members of the public interface that are not recorded, and why.
enum Unrecorded {
  static let all = own + ContentExemptions.unrecorded

  private static let own: [MemberExemption] = [
    MemberExemption(
      "makes a new object, which stands nowhere yet",
      [
        "*.init(*"
      ]),
    MemberExemption(
      "compares values, or tells something: nothing is asked for",
      [
        "*.==(_:_:)", "*.hash(into:)", "*.isEqual(_:)", "*.self()", "*.isProxy()",
        "UIColor.*", "CGAffineTransform.*", "UIEdgeInsets.*", "UILayoutPriority.*",
        "NSDirectionalEdgeInsets.*",
        "UIView.convert(*", "UIView.viewWithTag(_:)", "UIView.hitTest(_:with:)", "UIView.point(inside:with:)",
        "UIView.sizeThatFits(_:)", "UIView.systemLayoutSizeFitting(*",
        "UIView.snapshotView(afterScreenUpdates:)", "*.isKind(of:)",
        "*.isDescendant(of:)",
        "UISplitViewController.viewController(for:)", "*.viewController(forKey:)", "*.view(forKey:)",
        "UIViewControllerContextTransitioning.*Frame(for:)", "UIApplication.canOpenURL(_:)",
        "UIViewController.targetViewController(forAction:sender:)", "UIViewController.childContaining(_:)",
        "ControllerTree.layers(from:)", "UITabBarController.tab(forIdentifier:)",
      ]),
    MemberExemption(
      "sets what containers show or how a controller is to be presented; the call that goes by it is recorded",
      [
        "UIViewController.*=", "UIAlertController.*=", "UINavigationController.*=",
        "UINavigationController.setNavigationBarHidden(_:animated:)", "UITabBarController.*=",
        "UITabBarController.setTabBarHidden(_:animated:)",
        "UISplitViewController.*=", "UIPageViewController.*=", "UIAlertController.addAction(_:)",
        "UIAlertController.addTextField(configurationHandler:)",
        "UIAlertAction.*=", "UIPresentationController.*=", "UIPopoverPresentationController.*=",
        "UISheetPresentationController.*", "UINavigationItem.*=", "UINavigationBar.*=", "UIBarItem.*=",
        "UITabBarItem.*=",
        "UITabBar.*=", "UIBarButtonItem.*=", "UIGestureRecognizer.*=", "UIAction.*=",
        "UISceneConfiguration.*=", "UIViewController.setEditing(_:animated:)",
        "UIViewController.*ContentUnavailableConfiguration(*",
      ]),
    MemberExemption(
      "looks of bars, what the system keeps for the app, and menus: what the app does in answer is recorded",
      [
        "UIBar*Appearance.*", "UINavigationBarAppearance.*", "UIToolbar*", "UITabBar*Appearance.*",
        "UINavigationBar.*Item*(*", "UITabBar.setItems(_:animated:)",
        "UIOffset.*", "*.appearance()", "UIPasteboard.*", "UI*FeedbackGenerator.*",
        "UIMutableApplicationShortcutItem.*", "UISceneSession.*=", "UIResponder.*UserActivityState(_:)",
        "UIUserActivityRestoring.*", "UIContextMenu*", "UIDeferredMenuElement.*", "UIPreviewParameters.*",
        "UIView.*Interaction(_:)", "UIInteraction.*", "UINavigationItem.set*",
        "UINavigationController.setToolbarHidden(_:animated:)",
        "UIViewController.setToolbarItems(_:animated:)",
      ]),
    MemberExemption(
      "the environment is no part of the story; what adapts to it is",
      [
        "UITrait*", "UIMutableTraits.*", "*.updateTraitsIfNeeded()", "UIWindowScene.traitOverrides=",
        "UIViewController.*verrideTraitCollection(*",
      ]),
    MemberExemption(
      "an animation of the app's own: that it starts and ends is recorded",
      [
        "UIView.animate(withDuration:delay:*", "UIView.animate(springDuration:*", "UIView.animateKeyframes(*",
        "UIViewPropertyAnimator.*", "UIViewAnimating.*",
        "UIViewImplicitlyAnimating.*", "UIView.addKeyframe(*", "UIView.performWithoutAnimation(_:)",
        "CGVector.*", "UIPercentDrivenInteractiveTransition.*=",
        "UIPercentDrivenInteractiveTransition.pause()",
        "UIContentSizeCategory.*",
      ]),
    MemberExemption(
      "views are no part of the story but where they bring a controller, whose callbacks are recorded",
      [
        "UIView.*=", "UIView.addSubview(_:)", "UIView.insertSubview(*", "UIView.bringSubviewToFront(_:)",
        "UIView.sendSubviewToBack(_:)", "UIView.exchangeSubview(at:withSubviewAt:)", "UIView.sizeToFit()",
        "UIView.removeFromSuperview()", "UIView.layoutIfNeeded()", "UIView.setNeedsLayout()",
        "UIView.setNeedsUpdateConstraints()", "UIView.updateConstraintsIfNeeded()",
        "UIView.invalidateIntrinsicContentSize()",
        "UIView.endEditing(_:)", "UILabel.*=", "UITextField.*=", "UIButton.setTitle(_:for:)",
        "UIControl.*=", "UIControl.addAction(_:for:)", "NSLayout*", "UIView.setAnimationsEnabled(_:)",
        "UIViewController.loadViewIfNeeded()",
      ]),
    MemberExemption(
      "the user touches a control: its action is recorded as a callback",
      [
        "UIControl.sendActions(for:)", "UIApplication.sendAction(*", "UIBarButtonItem.tap()",
      ]),
    MemberExemption(
      "an edit menu, which the model has not: what the app does there is its own",
      [
        "UIResponderStandardEditActions.*", "UIResponder.cut(_:)", "UIResponder.copy(_:)",
        "UIResponder.paste(_:)", "UIResponder.select(_:)", "UIResponder.selectAll(_:)",
        "UIResponder.delete(_:)", "UIResponder.toggle*(_:)", "UIResponder.*creaseSize(_:)",
        "UIResponder.makeTextWritingDirection*",
      ]),
    ContentExemptions.overridden,
    MemberExemption(
      "what an app offers for sharing: the model shows nothing of it", ["UIActivity.*"]),
    MemberExemption(
      "called by UIKit: recorded as a callback, where the app has written it",
      [
        "UIView.willMove(*", "UIView.didMove*", "UIView.didAddSubview(_:)", "UIView.willRemoveSubview(_:)",
        "UIView.layoutSubviews()", "UIView.updateConstraints()", "UIViewController.updateViewConstraints()",
        "UIView.tintColorDidChange()", "UIView.draw(_:)", "UITabBarController.tabBar(_:didSelect:)",
        "*Delegate.*", "UIPageViewControllerDataSource.*", "UIViewControllerAnimatedTransitioning.*",
        "UIViewControllerInteractiveTransitioning.*",
        "UIPercentDrivenInteractiveTransition.startInteractiveTransition(_:)",
        "UIPresentationController.*(_:)", "UIPresentationController.*()",
        "UIPresentationController.adaptivePresentationStyle(for:)", "UIStoryboardSegue.perform()",
        "UIViewController.view*", "UIViewController.*(toParent:)", "UIViewController.loadView()",
        "*.awakeFromNib()", "UIResponder.prepareForInterfaceBuilder()",
        "UIViewController.didReceiveMemoryWarning()",
        "UIViewController.prepare(for:sender:)",
        "UIViewController.shouldPerformSegue(withIdentifier:sender:)", "UIViewController.*nwind*",
        "UIViewController.*SecondaryViewController(*",
        "UINavigationController.collapseSecondaryViewController(_:for:)",
        "*.traitCollectionDidChange(_:)", "UIContentContainer.*",
        "UIViewController.willTransition(to:with:)",
        "UIViewController.*ChildContentContainer*", "UIPresentationController.*ransition(to:with:)",
        "UIPresentationController.*ChildContentContainer*",
      ]),
    MemberExemption(
      "what it asks for is recorded as a callback when it comes",
      [
        "*.animate(alongsideTransition:completion:)",
        "UIViewControllerTransitionCoordinator.animate(alongsideTransition:)",
        "*.notifyWhenInteractionChanges(_:)",
      ]),
    MemberExemption(
      "moves with the finger; where it is let go is recorded",
      [
        "UIPercentDrivenInteractiveTransition.update(_:)",
        "UIViewControllerContextTransitioning.updateInteractiveTransition(_:)",
        "UIViewControllerContextTransitioning.pauseInteractiveTransition()",
      ]),
    MemberExemption(
      "leads out of the app, or keeps touches from it: no controller comes or goes",
      [
        "UIApplication.open(_:options:completionHandler:)", "UIScene.open(_:options:completionHandler:)",
        "UIScene.OpenExternalURLOptions.*", "UIApplication.*IgnoringInteractionEvents()",
        "UIDevice.*DeviceOrientationNotifications()",
      ]),
    MemberExemption(
      "a window that changes its place among the windows: no controller comes or goes",
      [
        "UIWindow.makeKey()", "UIWindow.windowScene=",
      ]),
    MemberExemption(
      "scenes and the launch: what the app does in answer is recorded",
      [
        "UIApplication.*", "UIScene.*", "NSUserActivity.*",
      ]),
    MemberExemption(
      "makes controllers of a storyboard: nothing is on screen yet",
      [
        "UIStoryboard.instantiate*", "UINib.instantiate*",
      ]),
    MemberExemption(
      "not UIKit's: what a checker, a test or the app's launch uses beside it",
      [
        "Simulation.*", "TransitionClock.*", "ModelSettings.*", "ModelSetting.*",
        "ControllerTree.*",
        "PrepareInterception.*", "StoryboardRegistry.*", "StoryboardDocument.*", "NibDocument.*",
        "SourcePlace.*",
        "VirtualTasks.*", "Timeline.*", "WaitingCode.*",
      ]),
  ]
}
