import Foundation
import HeadlessUIKit

// Whoever is asked and told by the containers and the presentations.
extension TrackedCallout {
  @MainActor static let all =
    stacks + ownBars + tabs + splits + pages + presentations + presentationControllers + transitions + hooks
    + segues
    + closures + animations + traits + menus + sheets + touches + actions + contents + systemScreens
    + searches + views + configurations

  @MainActor private static let stacks: [TrackedCallout] = [
    pushing("_:willShow:animated:"), pushing("_:didShow:animated:"),
    pushing("_:animationControllerFor:from:to:", isAnimated: true),
    pushing("_:interactionControllerFor:", isAnimated: true) { $0.listener.animates = true },
    TrackedCallout("UINavigationBarDelegate.navigationBar(_:shouldPop:)") {
      $0.navigation.pushViewController($0.screen, animated: false)
      Simulation.current.clock.settle()
    } acting: {
      $0.window.perform(.tapBack)
    },
  ]

  @MainActor private static func pushing(
    _ method: String, isAnimated: Bool = false,
    _ arrange: @escaping @MainActor @Sendable (CalloutStage) -> Void = { _ in }
  ) -> TrackedCallout {
    TrackedCallout("UINavigationControllerDelegate.navigationController(\(method))") {
      $0.navigation.delegate = $0.listener
      arrange($0)
    } acting: {
      $0.navigation.pushViewController($0.screen, animated: isAnimated)
    }
  }

  @MainActor private static let tabs: [TrackedCallout] =
    [
      TrackedCallout("UITabBarController.tabBar(_:didSelect:)", acting: { $0.window.perform(.tapTab(1)) })
    ]
    + [
      "shouldSelect:", "didSelect:", "shouldSelectTab:", "didSelectTab:previousTab:",
      "animationControllerForTransitionFrom:to:", "interactionControllerFor:",
    ].map { label in
      TrackedCallout("UITabBarControllerDelegate.tabBarController(_:\(label))") {
        $0.tabs.delegate = $0.listener
        $0.listener.animates = label == "interactionControllerFor:"
        if label.contains("SelectTab:") {
          $0.tabs.tabs = ["one", "two"].map {
            UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() }
          }
        }
      } acting: {
        $0.window.perform(.tapTab(1))
      }
    }

  @MainActor private static let splits: [TrackedCallout] = [
    splitting("splitViewController(_:show:sender:)") { $0.split.show($0.screen, sender: nil) },
    splitting("splitViewController(_:showDetail:sender:)") {
      $0.split.showDetailViewController($0.screen, sender: nil)
    },
    splitting("primaryViewController(forCollapsing:)") { $0.resize(.compact) },
    splitting("splitViewController(_:collapseSecondary:onto:)") { $0.resize(.compact) },
    splitting("primaryViewController(forExpanding:)") {
      $0.resize(.compact)
      $0.resize(.regular)
    },
    splitting("splitViewController(_:separateSecondaryFrom:)") {
      $0.resize(.compact)
      $0.resize(.regular)
    },
    TrackedCallout(
      "UISplitViewControllerDelegate.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)"
    ) {
      let columns = UISplitViewController(style: .doubleColumn)
      columns.setViewController(UIViewController(), for: .primary)
      columns.delegate = $0.listener
      $0.tabs.viewControllers = [columns]
    } acting: {
      $0.resize(.compact)
    },
  ]

  @MainActor private static func splitting(
    _ method: String, _ act: @escaping @MainActor @Sendable (CalloutStage) -> Void
  ) -> TrackedCallout {
    TrackedCallout("UISplitViewControllerDelegate.\(method)") {
      $0.split.delegate = $0.listener
      $0.select($0.split)
    } acting: {
      act($0)
    }
  }

  @MainActor private static let pages: [TrackedCallout] = [
    turning("DataSource.pageViewController(_:viewControllerAfter:)"),
    turning("DataSource.pageViewController(_:viewControllerBefore:)", forward: false),
    turning("Delegate.pageViewController(_:willTransitionTo:)"),
    turning(
      "Delegate.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)"),
  ]

  @MainActor private static func turning(_ method: String, forward: Bool = true) -> TrackedCallout {
    TrackedCallout("UIPageViewController\(method)") {
      $0.pages.dataSource = $0.listener
      $0.pages.delegate = $0.listener
      $0.select($0.pages)
    } acting: {
      $0.window.perform(.turnPage(forward: forward))
    }
  }

  @MainActor private static let presentations: [TrackedCallout] = [
    swiping("presentationControllerShouldDismiss(_:)"),
    swiping("presentationControllerWillDismiss(_:)"),
    swiping("presentationControllerDidDismiss(_:)"),
    swiping("presentationControllerDidAttemptToDismiss(_:)") { $0.screen.isModalInPresentation = true },
    adapting("adaptivePresentationStyle(for:traitCollection:)"),
    adapting("adaptivePresentationStyle(for:)"),
  ]

  @MainActor private static func swiping(
    _ method: String, _ arrange: @escaping @MainActor @Sendable (CalloutStage) -> Void = { _ in }
  ) -> TrackedCallout {
    TrackedCallout("UIAdaptivePresentationControllerDelegate.\(method)") {
      ControllerTree.install(root: $0.tabs, modals: [$0.screen], in: $0.window)
      $0.screen.presentationController?.delegate = $0.listener
      arrange($0)
    } acting: {
      $0.window.perform(.startSwipeDown(layer: 0))
      $0.window.perform(.finishSwipeDown)
    }
  }

  @MainActor private static func adapting(_ method: String) -> TrackedCallout {
    TrackedCallout("UIAdaptivePresentationControllerDelegate.\(method)") {
      $0.screen.modalPresentationStyle = .popover
      $0.screen.popoverPresentationController?.delegate = $0.listener
      $0.resize(.compact)
    } acting: {
      $0.tabs.present($0.screen, animated: false)
    }
  }

  @MainActor private static let presentationControllers: [TrackedCallout] = [
    managing("presentationTransitionWillBegin()"),
    managing("presentationTransitionDidEnd(_:)"),
    managing("dismissalTransitionWillBegin()"),
    managing("dismissalTransitionDidEnd(_:)"),
    managing("shouldRemovePresentersView"),
    managing("adaptivePresentationStyle(for:)") {
      $0.screen.modalPresentationStyle = .custom
      $0.screen.transitioningDelegate = $0.listener
      _ = $0.screen.presentationController
    },
    containing("willTransition(to:with:)") { $0.resize(.compact) },
    containing("viewWillTransition(to:with:)") { $0.resize(.compact) },
    containing("size(forChildContentContainer:withParentContainerSize:)") { $0.resize(.compact) },
    containing("preferredContentSizeDidChange(forChildContentContainer:)") {
      $0.screen.preferredContentSize = CGSize(width: 1, height: 1)
    },
  ]

  /// A method of a presentation controller of the app's own, which is called while its controller is presented.
  @MainActor private static func containing(
    _ method: String, _ act: @escaping @MainActor @Sendable (CalloutStage) -> Void
  ) -> TrackedCallout {
    TrackedCallout("UIPresentationController.\(method)") {
      $0.screen.modalPresentationStyle = .custom
      $0.screen.transitioningDelegate = $0.listener
      ControllerTree.install(root: $0.tabs, modals: [$0.screen], in: $0.window)
      _ = $0.screen.presentationController
    } acting: {
      act($0)
    }
  }

  /// A method of a presentation controller of the app's own, where no animator ends the transition.
  @MainActor private static func managing(
    _ method: String, _ arrange: @escaping @MainActor @Sendable (CalloutStage) -> Void = { _ in }
  ) -> TrackedCallout {
    presenting("UIPresentationController.\(method)") {
      $0.listener.animates = false
      arrange($0)
    }
  }

  @MainActor private static let transitions: [TrackedCallout] = [
    presenting(
      "UIViewControllerTransitioningDelegate.presentationController(forPresented:presenting:source:)"),
    presenting("UIViewControllerTransitioningDelegate.animationController(forPresented:presenting:source:)"),
    presenting("UIViewControllerTransitioningDelegate.animationController(forDismissed:)"),
    presenting("UIViewControllerTransitioningDelegate.interactionControllerForPresentation(using:)"),
    presenting("UIViewControllerTransitioningDelegate.interactionControllerForDismissal(using:)"),
    presenting("UIViewControllerAnimatedTransitioning.animateTransition(using:)"),
    // The end comes by itself when a finger has let go: an animator would make it known within its own code.
    presenting("UIViewControllerAnimatedTransitioning.animationEnded(_:)") {
      $0.listener.drives = true
    } ending: {
      $0.listener.driver.context?.finishInteractiveTransition()
      Simulation.current.clock.settle()
    },
    driving("UIViewControllerInteractiveTransitioning.startInteractiveTransition(_:)"),
    driving("UIViewControllerInteractiveTransitioning.wantsInteractiveStart"),
    driving("UIViewControllerAnimatedTransitioning.interruptibleAnimator(using:)"),
    driving("UIViewControllerAnimatedTransitioning.transitionDuration(using:)"),
  ]

  /// Presents a controller whose transition a finger drives.
  @MainActor private static func driving(_ member: String) -> TrackedCallout {
    presenting(member) { $0.listener.drives = true }
  }

  /// Presents a controller with a transitioning delegate, and dismisses it.
  @MainActor private static func presenting(
    _ member: String, _ arrange: @escaping @MainActor @Sendable (CalloutStage) -> Void = { _ in },
    ending end: @escaping @MainActor @Sendable (CalloutStage) -> Void = { _ in }
  ) -> TrackedCallout {
    TrackedCallout(member) {
      $0.listener.animates = true
      arrange($0)
      $0.screen.modalPresentationStyle = .custom
      $0.screen.transitioningDelegate = $0.listener
    } acting: {
      $0.tabs.present($0.screen, animated: true)
      Simulation.current.clock.settle()
      end($0)
      $0.tabs.dismiss(animated: true)
    }
  }
}
