import Foundation
import HeadlessUIKit

/// Makes the transitions of an app's own, of both kinds, and ends them as a test says, or as a finger does.
@MainActor
final class TestAnimator: UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  /// What becomes of a transition that has begun.
  enum Signature {
    /// It goes on until the test ends it by the context.
    case waits
    /// It goes on for ever, and nobody could end it.
    case forgets
    /// It ends at once, called off.
    case refuses
  }

  private let signature: Signature

  /// The finger that drives the transitions, or `nil` where none does.
  var driver: UIPercentDrivenInteractiveTransition?

  /// Is called when a navigation controller has shown somebody.
  var onShow: () -> Void = {}

  /// What ends the transition that waits.
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(_ signature: Signature = .waits) { self.signature = signature }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { onShow() }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    switch signature {
    case .waits: self.context = context
    case .forgets: break
    case .refuses: context.completeTransition(false)
    }
  }
}
