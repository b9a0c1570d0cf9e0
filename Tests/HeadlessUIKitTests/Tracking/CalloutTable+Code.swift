import Foundation
import HeadlessUIKit

// What classes of screens override, what segues call, and closures.
extension TrackedCallout {
  @MainActor static let hooks: [TrackedCallout] =
    [
      "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
      "willMove(toParent:)", "didMove(toParent:)",
    ].map { method in hook(method) { $0.navigation.pushViewController($0.screen, animated: false) } }
    + [
      hook("viewWillDisappear(_:)") { $0.navigation.pushViewController(UIViewController(), animated: false) },
      hook("viewDidDisappear(_:)") { $0.navigation.pushViewController(UIViewController(), animated: false) },
      hook("traitCollectionDidChange(_:)") { $0.resize(.compact) },
      hook("willTransition(to:with:)") { $0.resize(.compact) },
      hook("viewWillTransition(to:with:)") { $0.resize(.compact) },
      hook("size(forChildContentContainer:withParentContainerSize:)") { stage in
        stage.bottom.addChild(UIViewController())
        stage.resize(.compact)
      },
      hook("preferredContentSizeDidChange(forChildContentContainer:)") { stage in
        let child = UIViewController()
        stage.screen.addChild(child)
        child.preferredContentSize = CGSize(width: 1, height: 1)
      },
      hook("collapseSecondaryViewController(_:for:)") { collapse($0) },
      hook("separateSecondaryViewController(for:)") {
        collapse($0)
        $0.resize(.regular)
      },
      hook("didReceiveMemoryWarning()") { Simulation.current.warnOfMemory([$0.screen]) },
      hook("updateContentUnavailableConfiguration(using:)") { stage in
        stage.screen.setNeedsUpdateContentUnavailableConfiguration()
        stage.navigation.pushViewController(stage.screen, animated: false)
      },
      hook("setEditing(_:animated:)") { $0.screen.editButtonItem.tap() },
      hook("updateViewConstraints()") { $0.screen.view.updateConstraintsIfNeeded() },
      hook("awakeFromNib()") { _ = $0.storyboard.instantiateInitialViewController() },
    ] + properties

  // What UIKit asks a class for that has a property of its own.
  @MainActor private static let properties: [TrackedCallout] = [
    hook("title") { _ = $0.bottom.tabBarItem },
    hook("nibName") { _ in _ = CalledNib().view },
    hook("transitioningDelegate") { $0.tabs.present($0.screen, animated: true) },
    hook("isModalInPresentation") { stage in
      ControllerTree.install(root: stage.tabs, modals: [stage.screen], in: stage.window)
      stage.window.perform(.startSwipeDown(layer: 0))
    },
    hook("hidesBottomBarWhenPushed") { stage in
      stage.navigation.pushViewController(stage.screen, animated: false)
      Simulation.current.clock.settle()
      _ = stage.window.tabBarInReach
    },
    hook("navigationItem") { _ = $0.window.shownTexts },
    hook("toolbarItems") { stage in
      stage.navigation.isToolbarHidden = false
      _ = stage.window.shownTexts
    },
    hook("tabBarItem") { stage in
      stage.tabs.viewControllers = [stage.screen]
      _ = stage.window.shownTexts
    },
  ]

  @MainActor private static func collapse(_ stage: CalloutStage) {
    stage.select(stage.split)
    stage.resize(.compact)
  }

  /// A method of a screen's class, which is not counted.
  @MainActor private static func hook(
    _ method: String, _ act: @escaping @MainActor @Sendable (CalloutStage) -> Void
  ) -> TrackedCallout {
    TrackedCallout("UIViewController.\(method)", isCounted: false, acting: act)
  }

  @MainActor static let segues: [TrackedCallout] = [
    hook("prepare(for:sender:)") { $0.makeScene().performSegue(withIdentifier: "show", sender: nil) },
    hook("shouldPerformSegue(withIdentifier:sender:)") { SegueControl.touch("show", on: $0.makeScene()) },
    unwinding("canPerformUnwindSegueAction(_:from:sender:)"),
    unwinding("allowedChildrenForUnwinding(from:)"), unwinding("childContaining(_:)"),
    unwinding("unwind(for:towards:)"),
    TrackedCallout(
      "UIStoryboardSegue.perform()",
      acting: {
        $0.makeScene().performSegue(withIdentifier: "custom", sender: nil)
      }),
    TrackedCallout(
      "StoryboardRegistry.registerSegue(_:make:)",
      acting: {
        $0.makeScene().performSegue(withIdentifier: "custom", sender: nil)
      }),
    TrackedCallout("StoryboardRegistry.registerUnwindAction(_:on:_:)", acting: { $0.unwind() }),
    TrackedCallout(
      "StoryboardRegistry.registerSegueAction(_:on:_:)",
      acting: {
        $0.makeScene().performSegue(withIdentifier: "made", sender: nil)
      }),
    TrackedCallout("PrepareInterception.add(_:to:_:)") { stage in
      Simulation.prepareInterception.add("callouts") { _, _ in CalloutStage.current?.look() }
    } acting: {
      $0.makeScene().performSegue(withIdentifier: "show", sender: nil)
      Simulation.prepareInterception.remove("callouts")
    },
    TrackedCallout(
      "UIStoryboard.instantiateViewController(identifier:creator:)",
      acting: { stage in
        let _: CalledScreen = stage.storyboard.instantiateViewController(identifier: "scene") {
          stage.look()
          return CalledScreen(coder: $0)
        }
      }),
    TrackedCallout(
      "UIStoryboard.instantiateInitialViewController(creator:)",
      acting: { stage in
        let _: CalledScreen? = stage.storyboard.instantiateInitialViewController {
          stage.look()
          return CalledScreen(coder: $0)
        }
      }),
  ]

  /// A method of a screen's class that an unwind segue calls, beside what is counted.
  @MainActor private static func unwinding(_ method: String) -> TrackedCallout {
    TrackedCallout("UIViewController.\(method)", acting: { $0.unwind() })
  }

  /// Closures that whoever calls a member hands over.
  @MainActor static let closures: [TrackedCallout] = [
    TrackedCallout("UIApplication.open(_:options:completionHandler:)") { stage in
      UIApplication.shared.open(URL(filePath: "/")) { _ in stage.look() }
    },
    TrackedCallout("UIScene.open(_:options:completionHandler:)") { stage in
      stage.window.windowScene?.open(URL(filePath: "/"), options: nil) { _ in stage.look() }
    },
    TrackedCallout("UIViewController.present(_:animated:completion:)") {
      $0.tabs.present($0.screen, animated: false, completion: $0.look)
    },
    TrackedCallout("UIViewController.dismiss(animated:completion:)") {
      ControllerTree.install(root: $0.tabs, modals: [$0.screen], in: $0.window)
      $0.tabs.dismiss(animated: false, completion: $0.look)
    },
    TrackedCallout("UIViewController.dismiss(animated:completion:)") {
      $0.tabs.dismiss(animated: false, completion: $0.look)
    },
    TrackedCallout("UIViewController.dismiss(animated:completion:)") {
      let upper = UIViewController()
      ControllerTree.install(root: $0.tabs, modals: [$0.screen, upper], in: $0.window)
      $0.screen.dismiss(animated: true, completion: $0.look)
      $0.tabs.dismiss(animated: true)
    },
    TrackedCallout("UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)") {
      stage in
      stage.navigation.pushViewController(stage.screen, animated: true)
      stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in stage.look() }
    },
    TrackedCallout("Transition.animate(alongsideTransition:completion:)") { stage in
      stage.navigation.pushViewController(stage.screen, animated: true)
      stage.navigation.transitionCoordinator?.animate(
        alongsideTransition: { _ in stage.look() }, completion: nil)
    },
    TrackedCallout("Transition.notifyWhenInteractionChanges(_:)") {
      notify($0)
    } acting: {
      $0.window.perform(.cancelEdgePop)
    },
    TrackedCallout("UIViewControllerTransitionCoordinator.notifyWhenInteractionChanges(_:)") {
      notify($0)
    } acting: {
      $0.window.perform(.finishEdgePop)
    },
    TrackedCallout("UIViewController.transition(from:to:duration:options:animations:completion:)") {
      exchange($0, animations: nil, completion: $0.look)
    },
    TrackedCallout("UIViewController.transition(from:to:duration:options:animations:completion:)", .atOnce) {
      exchange($0, animations: $0.look, completion: nil)
    },
    TrackedCallout("UIView.animate(withDuration:animations:completion:)") { stage in
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in stage.look() })
    },
    TrackedCallout("UIView.animate(withDuration:animations:completion:)", .atOnce) {
      UIView.animate(withDuration: 1, animations: $0.look)
    },
    TrackedCallout("UIView.transition(from:to:duration:options:completion:)") { stage in
      UIView.transition(from: stage.button, to: UIView(), duration: 1) { _ in stage.look() }
    },
    TrackedCallout("UIView.transition(with:duration:options:animations:completion:)") { stage in
      UIView.transition(
        with: stage.window, duration: 1, animations: nil, completion: { _ in stage.look() })
    },
    TrackedCallout("UIView.transition(with:duration:options:animations:completion:)", .atOnce) {
      UIView.transition(with: $0.window, duration: 1, animations: $0.look)
    },
    TrackedCallout("UIPageViewController.setViewControllers(_:direction:animated:completion:)") { stage in
      stage.select(stage.pages)
      stage.pages.setViewControllers([stage.screen], direction: .forward, animated: true) { _ in stage.look()
      }
    },
    TrackedCallout("UIStoryboardSegue.init(identifier:source:destination:performHandler:)") { stage in
      stage.segue = UIStoryboardSegue(
        identifier: nil, source: stage.bottom, destination: stage.screen, performHandler: stage.look)
    } acting: {
      $0.segue?.perform()
    },
    TrackedCallout("TransitionClock.schedule(after:_:)") {
      Simulation.current.clock.schedule(after: 1, $0.look)
    },
  ]

  /// What the user touches.
  @MainActor static let actions: [TrackedCallout] = [
    TrackedCallout("UIAlertAction.init(title:style:handler:)") { stage in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "", style: .default) { _ in stage.look() })
      ControllerTree.install(root: stage.tabs, modals: [alert], in: stage.window)
      stage.window.perform(.tapAction(0))
    },
    TrackedCallout("UIAlertController.addTextField(configurationHandler:)", .atOnce) { stage in
      UIAlertController(title: nil, message: nil, preferredStyle: .alert).addTextField { _ in stage.look() }
    },
    TrackedCallout("UIControl.addAction(_:for:)") { stage in
      stage.button.addAction(UIAction { _ in stage.look() }, for: .touchUpInside)
    } acting: {
      $0.button.sendActions(for: .touchUpInside)
    },
    TrackedCallout("UIBarButtonItem.tap()") { stage in
      stage.item.primaryAction = UIAction { _ in stage.look() }
    } acting: {
      $0.item.tap()
    },
  ]

  @MainActor private static func notify(_ stage: CalloutStage) {
    stage.navigation.pushViewController(stage.screen, animated: false)
    Simulation.current.clock.settle()
    stage.window.perform(.startEdgePop)
    stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in stage.look() }
  }

  @MainActor private static func exchange(
    _ stage: CalloutStage, animations: (() -> Void)?, completion: (() -> Void)?
  ) {
    let (old, new) = (UIViewController(), UIViewController())
    stage.host.addChild(old)
    stage.host.addChild(new)
    stage.host.transition(from: old, to: new, duration: 1, animations: animations) { _ in completion?() }
  }
}
