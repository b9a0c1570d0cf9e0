import Foundation
import HeadlessUIKit

// Whoever is told that an environment has changed, and the closures of animations.
extension TrackedCallout {
  @MainActor static let traits: [TrackedCallout] = [
    changing("UIView.traitCollectionDidChange(_:)") { $0.bottom.view.addSubview(ChangedView()) },
    changing("UIPresentationController.traitCollectionDidChange(_:)") {
      $0.screen.modalPresentationStyle = .custom
      $0.screen.transitioningDelegate = $0.listener
      ControllerTree.install(root: $0.tabs, modals: [$0.screen], in: $0.window)
      _ = $0.screen.presentationController
    },
    registering("handler:") { stage in
      stage.bottom.registerForTraitChanges(observed) { (_: CalledScreen, _) in stage.look() }
    },
    registering("target:action:") {
      $0.bottom.registerForTraitChanges(observed, target: $0.bottom, action: CalledScreen.notice)
    },
    registering("action:") { $0.bottom.registerForTraitChanges(observed, action: CalledScreen.notice) },
  ]

  private static let observed: [UITrait] = [UITraitHorizontalSizeClass.self]

  @MainActor private static func changing(
    _ member: String, _ arrange: @escaping @MainActor @Sendable (CalloutStage) -> Void
  ) -> TrackedCallout {
    TrackedCallout(member, arranging: arrange) { $0.resize(.compact) }
  }

  @MainActor private static func registering(
    _ labels: String, _ arrange: @escaping @MainActor @Sendable (CalloutStage) -> Void
  ) -> TrackedCallout {
    changing("UITraitChangeObservable.registerForTraitChanges(_:\(labels))", arrange)
  }

  @MainActor static let animations: [TrackedCallout] = [
    TrackedCallout("UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)", .atOnce) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: $0.look)
    },
    TrackedCallout("UIView.performWithoutAnimation(_:)", .atOnce) { UIView.performWithoutAnimation($0.look) },
    TrackedCallout("UIViewPropertyAnimator.addAnimations(_:)", .atOnce) {
      UIViewPropertyAnimator(duration: 1, curve: .linear, animations: $0.look).startAnimation()
    },
    TrackedCallout("UIViewPropertyAnimator.addCompletion(_:)") { stage in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addCompletion { _ in stage.look() }
      animator.startAnimation()
    },
  ]
}

extension CalledScreen {
  /// The name of a method that says that a trait has changed.
  static let notice = Selector("notice") { (_: CalledScreen) in CalloutStage.current?.look() }
}

/// A view of the app's own.
final class ChangedView: UIView {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    CalloutStage.called("UIView.traitCollectionDidChange(_:)")
  }
}
