import Foundation
import HeadlessUIKit

/// The transition of an app's own that a file asks for with `"transition": "custom"`.
///
/// It takes two tenths of a second; how it looks is of no interest to a checker.
final class DescribedTransition: UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.2 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}
