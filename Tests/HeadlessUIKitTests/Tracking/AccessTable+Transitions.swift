import Foundation
import HeadlessUIKit

// What belongs to presentations, to changes of stacks, and to segues.
extension TrackedAccess {
  @MainActor static let presentations: [TrackedAccess] = [
    .on(
      { $0.sheet.presentationController }, "UIPresentationController.presentedViewController",
      of: { [$0.sheet] }
    ) {
      _ = $0?.presentedViewController
    },
    .on(
      { $0.sheet.presentationController }, "UIPresentationController.presentingViewController",
      of: { [$0.sheet, $0.tabs] }
    ) {
      _ = $0?.presentingViewController
    },
    .on({ $0.sheet.presentationController }, "UIPresentationController.delegate", of: { [$0.sheet] }) {
      _ = $0?.delegate
    },
    .on({ $0.sheet.presentationController }, "UIPresentationController.containerView", of: { [$0.sheet] }) {
      _ = $0?.containerView
    },
    .on({ $0.sheet.presentationController }, "UIPresentationController.presentationStyle", of: { [$0.sheet] })
    {
      _ = $0?.presentationStyle
    },
    .on(
      { $0.sheet.presentationController }, "UIPresentationController.adaptivePresentationStyle",
      of: { [$0.sheet] }
    ) {
      _ = $0?.adaptivePresentationStyle
    },
    .on(
      { ($0.sheet.presentationController, $0.top.traitCollection) },
      "UIPresentationController.adaptivePresentationStyle(for:)", of: { [$0.sheet] }
    ) {
      _ = $0?.adaptivePresentationStyle(for: $1)
    },
    .on({ $0.sheet.presentationController }, "UIPresentationController.presentedView", of: { [$0.sheet] }) {
      _ = $0?.presentedView
    },
    .on(
      { $0.sheet.presentationController }, "UIPresentationController.shouldRemovePresentersView",
      of: { [$0.sheet] }
    ) {
      _ = $0?.shouldRemovePresentersView
    },
    .on({ $0.sheet.sheetPresentationController }, "UISheetPresentationController.detents", of: { [$0.sheet] })
    {
      _ = $0?.detents
    },
    .on(
      { $0.sheet.sheetPresentationController }, "UISheetPresentationController.selectedDetentIdentifier",
      of: { [$0.sheet] }
    ) {
      _ = $0?.selectedDetentIdentifier
    },
    .on(
      { $0.sheet.sheetPresentationController }, "UISheetPresentationController.prefersGrabberVisible",
      of: { [$0.sheet] }
    ) {
      _ = $0?.prefersGrabberVisible
    },
    .on({ $0.popover }, "UIPopoverPresentationController.sourceView", of: { [$0.fresh] }) {
      _ = $0?.sourceView
    },
    .on({ $0.popover }, "UIPopoverPresentationController.sourceRect", of: { [$0.fresh] }) {
      _ = $0?.sourceRect
    },
    .on({ $0.popover }, "UIPopoverPresentationController.barButtonItem", of: { [$0.fresh] }) {
      _ = $0?.barButtonItem
    },
  ]

  @MainActor static let contexts: [TrackedAccess] = [
    .on({ $0.push() }, "Transition.presentationStyle", of: { [$0.navigation] }) { _ = $0.presentationStyle },
    .on({ $0.push() }, "Transition.initiallyInteractive", of: { [$0.navigation] }) {
      _ = $0.initiallyInteractive
    },
    .on({ $0.push() }, "Transition.transitionDuration", of: { [$0.navigation] }) {
      _ = $0.transitionDuration
    },
    .on({ $0.push() }, "Transition.isInterruptible", of: { [$0.navigation] }) { _ = $0.isInterruptible },
    .on({ $0.push() }, "Transition.percentComplete", of: { [$0.navigation] }) { _ = $0.percentComplete },
    .on({ $0.push() }, "Transition.containerView", of: { [$0.navigation] }) { _ = $0.containerView },
    .on({ $0.push() }, "Transition.view(forKey:)", of: { [$0.top] }) { _ = $0.view(forKey: .from) },
    .on({ $0.animate() }, "UIViewControllerContextTransitioning.isInteractive", of: { [$0.navigation] }) {
      _ = $0.isInteractive
    },
    .on({ $0.animate() }, "UIViewControllerContextTransitioning.presentationStyle", of: { [$0.navigation] }) {
      _ = $0.presentationStyle
    },
    .on({ $0.animate() }, "UIViewControllerContextTransitioning.view(forKey:)", of: { [$0.top] }) {
      _ = $0.view(forKey: .from)
    },
    .on(
      { stage in (stage.animate(), stage.top) }, "UIViewControllerContextTransitioning.initialFrame(for:)",
      of: { [$0.navigation] }
    ) { _ = $0.0.initialFrame(for: $0.1) },
    .on(
      { stage in (stage.animate(), stage.top) }, "UIViewControllerContextTransitioning.finalFrame(for:)",
      of: { [$0.navigation] }
    ) { _ = $0.0.finalFrame(for: $0.1) },
    .on(
      { $0.sheet.presentationController }, "UIPresentationController.frameOfPresentedViewInContainerView",
      of: { [$0.sheet] }
    ) { _ = $0?.frameOfPresentedViewInContainerView },
    .on(
      { $0.sheet.presentationController }, "UIPresentationController.preferredContentSize",
      of: { [$0.sheet] }
    ) { _ = $0?.preferredContentSize },
  ]

  @MainActor static let transitions: [TrackedAccess] = [
    .on({ $0.push() }, "Transition.isAnimated", of: { [$0.navigation] }) { _ = $0.isAnimated },
    .on({ $0.push() }, "Transition.isInteractive", of: { [$0.navigation] }) { _ = $0.isInteractive },
    .on({ $0.push() }, "Transition.isCancelled", of: { [$0.navigation] }) { _ = $0.isCancelled },
    .on({ $0.push() }, "Transition.viewController(forKey:)", of: { [$0.top] }) {
      _ = $0.viewController(forKey: .from)
    },
    .on({ $0.animate() }, "UIViewControllerContextTransitioning.containerView", of: { [$0.navigation] }) {
      _ = $0.containerView
    },
    .on({ $0.animate() }, "UIViewControllerContextTransitioning.isAnimated", of: { [$0.navigation] }) {
      _ = $0.isAnimated
    },
    .on(
      { $0.animate() }, "UIViewControllerContextTransitioning.transitionWasCancelled", of: { [$0.navigation] }
    ) {
      _ = $0.transitionWasCancelled
    },
    .on({ $0.animate() }, "UIViewControllerContextTransitioning.viewController(forKey:)", of: { [$0.top] }) {
      _ = $0.viewController(forKey: .from)
    },
    .on({ $0.unwind() }, "UIStoryboardUnwindSegueSource.source", of: { [$0.unwinder] }) { _ = $0.source },
    .on(
      { stage in (stage.unwind(), stage.unwinder.parent) }, "UIViewController.childContaining(_:)",
      of: { [$0.unwinder] }
    ) { _ = $0.1?.childContaining($0.0) },
    .on(
      { stage in (stage.unwind(), stage.unwinder.parent) },
      "UIViewController.allowedChildrenForUnwinding(from:)",
      of: { stage in stage.unwinder.parent?.children.filter { $0 !== stage.unwinder } ?? [stage.fresh] }
    ) { _ = $0.1?.allowedChildrenForUnwinding(from: $0.0) },
    .on({ $0.segue() }, "UIStoryboardSegue.source", of: { [$0.top] }) { _ = $0.source },
    .on({ $0.segue() }, "UIStoryboardSegue.destination", of: { [$0.fresh] }) { _ = $0.destination },
    .on({ $0.segue() }, "UIStoryboardSegue.perform()", of: { [$0.top] }) { $0.perform() },
  ]
}
