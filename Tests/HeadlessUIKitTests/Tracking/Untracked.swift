/// Members of the public interface that are not tracked, and why.
enum Untracked {
  static let all = own + ContentExemptions.untracked

  private static let own: [MemberExemption] = [
    MemberExemption("makes a new object, which belongs to whoever made it", ["*.init(*"]),
    MemberExemption(
      "a value: what it tells it has been told, or it is a constant",
      [
        "UIColor.*", "UIImage.*", "CGAffineTransform.*", "UIEdgeInsets.*", "NSDirectionalEdgeInsets.*",
        "UILayoutPriority.*",
        "Selector.*", "UINib.OptionsKey.*", "UserGesture.*", "UIInterfaceOrientationMask.*",
        "UIView.AnimationOptions.*", "UIView.AutoresizingMask.*", "UIControl.Event.*",
        "UIPageViewController.OptionsKey.*", "UISheetPresentationController.Detent.*",
        "UISplitViewController.DisplayMode.*", "UITraitCollection.*", "NSUserActivityTypeBrowsingWeb",
        "UIApplication.*Notification", "UIWindow.*Notification", "UIDevice.*Notification",
        "UIDeviceOrientation.*", "UIInterfaceOrientation.*", "UIApplication.open*URLString",
        "UIApplication.OpenExternalURLOptionsKey.*", "UITraitOverrides.*", "UIMutableTraits.*",
        "UITraitDefinition.*", "UITrait*defaultValue", "UITrait*affectsColorAppearance",
        "UIContentSizeCategory.*", "CGVector.*", "UIView.KeyframeAnimationOptions.*",
      ]),
    MemberExemption(
      "looks: made by the app and kept by whoever has them, never drawn",
      [
        "UIBarAppearance.*", "UINavigationBarAppearance.*", "UIToolbarAppearance.*", "UITabBarAppearance.*",
        "UIBarButtonItemAppearance.*", "UIBarButtonItemStateAppearance.*", "UITabBarItemAppearance.*",
        "UITabBarItemStateAppearance.*", "UIOffset.*", "*.appearance()",
        "UIPopoverPresentationController.permittedArrowDirections",
        "UIPopoverPresentationController.passthroughViews", "UIPopoverPresentationController.backgroundColor",
        "UIPopoverPresentationController.canOverlapSourceViewRect",
        "UIPopoverPresentationController.adaptiveSheetPresentationController", "UIPopoverArrowDirection.*",
        "UISheetPresentationController.prefersScrolling*", "UISheetPresentationController.prefersEdge*",
        "UISheetPresentationController.prefersPageSizing", "UISheetPresentationController.sourceView",
        "UISheetPresentationController.widthFollows*", "UISheetPresentationController.preferredCornerRadius",
        "UISheetPresentationController.invalidateDetents()",
        "UISheetPresentationControllerDetentResolutionContext.*",
      ]),
    MemberExemption(
      "the user presses long: what the app says then is called out to",
      [
        "UIContextMenuInteraction.*", "UIContextMenuConfiguration.*", "UIContextMenuInteractionAnimating.*",
        "UIContextMenuInteractionCommitAnimating.*", "UIDeferredMenuElement.*", "UITargetedPreview.*",
        "UIPreviewParameters.*", "UIInteraction.view", "UIView.addInteraction(_:)",
        "UIView.removeInteraction(_:)", "UserGesture.PressPlace.*",
        "UIContextMenuInteractionDelegate.*previewForHighlighting*",
        "UITableViewController.*ontextMenu*", "UICollectionViewController.*ontextMenu*",
      ]),
    MemberExemption(
      "the model never calls it",
      [
        "UIPopoverPresentationControllerDelegate.popoverPresentationController*",
        "UINavigationControllerDelegate.navigationController*Orientation*",
      ]),
    MemberExemption(
      "read by way of the items, which is tracked, or written",
      [
        "UIPasteboard.*", "UINavigationItem.set*", "UIToolbar.*=", "UI*Bar.setItems(_:animated:)",
        "UIToolbar.setItems(_:animated:)", "UINavigationBar.pushItem(_:animated:)",
        "UINavigationBar.popItem(animated:)",
      ]),
    MemberExemption(
      "where the delegate says, or a constant", ["UI*.barPosition", "UIBarPosition.*"]),
    MemberExemption(
      "without effect on anything that could be asked",
      [
        "UI*FeedbackGenerator.*", "UIApplication.*ackgroundTask*", "UIApplication.backgroundTimeRemaining",
        "UIBackgroundTaskIdentifier.*", "UIApplication.isIdleTimerDisabled*",
        "UIApplication.applicationIconBadgeNumber*",
      ]),
    MemberExemption(
      "the app's own objects, which nobody but the app puts there",
      [
        "UIApplication.delegate*", "UIApplication.shortcutItems=", "UIApplicationShortcutItem.*",
        "UIMutableApplicationShortcutItem.*", "UISceneSession.userInfo*",
        "UISceneSession.persistentIdentifier",
        "UISceneSession.stateRestorationActivity*", "UIApplication.OpenURLOptionsKey.*",
        "UIUserActivityRestoring.*", "UIResponder.*UserActivityState(_:)", "UIScene.*Notification",
      ]),
    MemberExemption(
      "an animation like the shortest form, or an end of it, which are tracked",
      [
        "UIView.animate(withDuration:delay:*", "UIView.animate(springDuration:*", "UIView.animateKeyframes(*",
        "UIViewPropertyAnimator.*", "UIViewAnimating.*", "UIViewImplicitlyAnimating.*",
        "UITimingCurveProvider.*", "UICubicTimingParameters.*", "UISpringTimingParameters.*",
      ]),
    MemberExemption(
      "ends what the code itself has asked for, or tells what it has asked for",
      ["UITraitChangeObservable.unregisterForTraitChanges(_:)", "UIView.updateTraitsIfNeeded()"]),
    MemberExemption(
      "asked by the protocol; the types of the model's that answer are tracked", ["UITraitEnvironment.*"]),
    MemberExemption(
      "called like a view's, which is tracked", ["UIWindowScene.traitCollectionDidChange(_:)"]),
    MemberExemption("the model never calls it", ["UIScreen.traitCollectionDidChange(_:)"]),
    MemberExemption(
      "tells objects apart that the code has got already, or names their class, as a cast does",
      ["UIResponder.*escription", "SingleObject.*"]),
    MemberExemption(
      "the model never calls it; where the app does, its own code runs",
      [
        "UIResponderStandardEditActions.*", "UIResponder.cut(_:)", "UIResponder.copy(_:)",
        "UIResponder.paste(_:)", "UIResponder.select(_:)", "UIResponder.selectAll(_:)",
        "UIResponder.delete(_:)", "UIResponder.toggle*(_:)", "UIResponder.*creaseSize(_:)",
        "UIResponder.makeTextWritingDirection*",
      ]),
    MemberExemption("a responder that is neither a view nor a controller has none", ["UIResponder.next"]),
    MemberExemption("the one application", ["UIScene.next"]),
    MemberExemption(
      "is made by the app or handed to it, and kept by whoever has it: it leads to no controller that was not accessed",
      [
        "UIAction.*", "UIAlertAction.*", "UIBarButtonItem.*", "NSLayoutConstraint.*",
        "NSUserActivity.*", "UIOpenURLContext.*", "UIScene.ConnectionOptions.*",
        "UIApplication.LaunchOptionsKey.*", "UISceneConfiguration.*", "UISceneSession.Role.*",
        "UIBarItem.accessibilityIdentifier",
        "UISceneSession.role",
        "UIPercentDrivenInteractiveTransition.*", "UIScene.OpenExternalURLOptions.*", "UIScene.session",
      ]),
    MemberExemption(
      "a write to what belongs to a controller; to get at it was an access, and reads of it are tracked",
      [
        "UIView.*=", "UIView.sizeToFit()", "UIControl.*=", "UILabel.*=", "UITextField.*=", "UITabBar.*=",
        "UINavigationBar.*=",
        "UINavigationItem.*=", "UIBarItem.*=", "UITabBarItem.*=", "UIGestureRecognizer.*=",
        "UIPresentationController.*=",
        "UIPopoverPresentationController.*=", "UISheetPresentationController.*=", "UIButton.setTitle(_:for:)",
      ]),
    MemberExemption(
      "a write to what belongs to nobody on the stack; reads of it are tracked",
      [
        "UIWindow.isHidden=", "UIWindow.rootViewController=", "UIWindow.windowScene=", "UIWindow.makeKey()",
        "UIWindow.makeKeyAndVisible()", "UIScene.activationState=", "UIWindowScene.traitOverrides=",
        "UIApplication.connect(_:)",
        "UIApplication.*IgnoringInteractionEvents()", "UIDevice.*DeviceOrientationNotifications()",
        "UIApplication.disconnect(_:)", "UIApplication.endLaunch()", "UIView.setAnimationsEnabled(_:)",
      ]),
    MemberExemption(
      "nothing is laid out: without effect, or the view itself again",
      [
        "UIView.layoutIfNeeded()", "UIView.setNeedsLayout()", "UIView.draw(_:)",
        "UIView.setNeedsUpdateConstraints()", "UIView.updateConstraintsIfNeeded()",
        "UIView.requiresConstraintBasedLayout", "UIView.layerClass",
        "UIView.invalidateIntrinsicContentSize()",
        "UIView.safeAreaInsets", "UIView.intrinsicContentSize", "UIView.noIntrinsicMetric",
        "UIViewController.viewWillLayoutSubviews()", "UIViewController.viewDidLayoutSubviews()",
        "UIViewController.viewSafeAreaInsetsDidChange()", "UIViewController.viewLayoutMarginsDidChange()",
        "UIPresentationController.containerView*LayoutSubviews()",
      ]),
    MemberExemption(
      "the app's own object, which nobody but the app puts there",
      ["UIScene.delegate", "UIScene.delegate="]),
    MemberExemption(
      "the model calls it when a scene comes and goes, which happens in journeys and never while a route runs",
      ["UISceneDelegate.*", "UIWindowSceneDelegate.*"]),
    MemberExemption(
      "the model never calls it", ["UIApplicationDelegate.*", "UIResponder.prepareForInterfaceBuilder()"]),
    MemberExemption(
      "the model never calls it; where the app does, its own code runs",
      ["UIViewControllerInteractiveTransitioning.completion*"]),
    MemberExemption(
      "overridden by classes and asked by the model at every change of appearance; a constant unless overridden",
      [
        "UIViewController.shouldAutomaticallyForwardAppearanceMethods",
        "UIPresentationController.shouldPresentInFullscreen",
      ]),
    MemberExemption(
      "tells nothing; the model calls it too when a view comes on screen, and what it calls is a callout",
      ["UIViewController.loadViewIfNeeded()"]),
    MemberExemption(
      "asked by the protocol; the one type of the model's that answers is tracked",
      ["UIViewControllerTransitionCoordinatorContext.*", "UIContentContainer.*"]),
    MemberExemption(
      "a constant of the model's",
      [
        "UIDevice.current", "UIDevice.is*", "UIDevice.systemVersion", "UIDevice.identifierForVendor",
        "UIScreen.main", "UIScreen.maximumFramesPerSecond", "UIWindow.screen", "UIWindowScene.screen",
        "UIApplication.canOpenURL(_:)",
        "Transition.completionVelocity", "Transition.completionCurve",
      ]),
    MemberExemption(
      "the same without a completion", ["UIViewControllerTransitionCoordinator.animate(alongsideTransition:)"]
    ),
    MemberExemption(
      "ends or moves what the animator was handed",
      ["*.completeTransition(_:)", "UIViewControllerContextTransitioning.*InteractiveTransition*"]),
    MemberExemption(
      "calls a method of the app's by its name, which is counted", ["UIApplication.sendAction(*"]),
    MemberExemption(
      "the one application, or the window itself", ["UIApplication.shared", "UIWindow.window"]),
    MemberExemption(
      "a fact of the storyboard, or of whom the code has handed over itself",
      [
        "UIStoryboard.name", "UINib.instantiate(withOwner:options:)",
        "UIStoryboard.instantiateInitialViewController()",
        "UIStoryboard.instantiateViewController(withIdentifier:)", "UIStoryboardSegue.identifier",
        "UIStoryboardUnwindSegueSource.sender", "UIStoryboardUnwindSegueSource.unwindAction",
      ]),
    MemberExemption(
      "not UIKit's: what a checker, a test or the app's launch uses beside it",
      [
        "Simulation.*", "TransitionClock.*", "ModelSettings.*", "ModelSetting.*",
        "ModelSettingError.*", "Fault.*", "BrokenInvariant.*",
        "PendingTransition.*", "Timeline.*", "ControllerReference.*", "ControllerTree.clear(_:)",
        "ControllerTree.install(root:modals:in:)", "PrepareInterception.*", "StoryboardRegistry.*",
        "StoryboardDocument.*", "StoryboardError.*", "NibDocument.*", "SourcePlace.*", "VirtualTasks.*",
        "WaitingCode.*",
        "UIViewController.serial",
      ]),
  ]
}
