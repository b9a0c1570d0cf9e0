import UIKit

final class CardPresentationController: UIPresentationController {
  private(set) var dimming: UIView?

  override var shouldRemovePresentersView: Bool { false }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    let dimming = UIView(frame: presentingViewController.view.bounds)
    dimming.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    dimming.alpha = 0
    self.dimming = dimming
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in dimming.alpha = 1 }, completion: nil)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimming = nil }
  }
}

final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    isPresenting ? 0.4 : 0.2
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let moving = transitionContext.viewController(forKey: key) else {
      transitionContext.completeTransition(false)
      return
    }
    if isPresenting { transitionContext.containerView.addSubview(moving.view) }
    moving.view.alpha = isPresenting ? 0 : 1
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { moving.view.alpha = self.isPresenting ? 1 : 0 },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

final class CardTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private(set) var presented = 0
  private(set) var dismissed = 0

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    self.presented += 1
    return CardAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
  {
    self.dismissed += 1
    return CardAnimator(isPresenting: false)
  }
}

extension UIViewController {
  private static var cardDelegateKey: UInt8 = 0

  /// Keeps the transitioning delegate alive as long as the controller that it presents.
  private var cardDelegate: CardTransitioningDelegate? {
    get { objc_getAssociatedObject(self, &UIViewController.cardDelegateKey) as? CardTransitioningDelegate }
    set {
      objc_setAssociatedObject(
        self, &UIViewController.cardDelegateKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  @discardableResult
  func presentCard(
    _ controller: UIViewController, completion: (() -> Void)? = nil
  ) -> CardTransitioningDelegate {
    let delegate = CardTransitioningDelegate()
    controller.cardDelegate = delegate
    controller.transitioningDelegate = delegate
    controller.modalPresentationStyle = .custom
    present(controller, animated: true, completion: completion)
    return delegate
  }
}

extension UINavigationController {
  /// UIKit's push has no completion; apps add one in one of these two ways.
  func push(_ controller: UIViewController, animated: Bool = true, completion: @escaping () -> Void) {
    pushViewController(controller, animated: animated)
    guard animated, let coordinator = transitionCoordinator else {
      DispatchQueue.main.async { completion() }
      return
    }
    coordinator.animate(alongsideTransition: nil) { context in
      if !context.isCancelled { completion() }
    }
  }

  func pop(completion: @escaping () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(completion)
    popViewController(animated: true)
    CATransaction.commit()
  }

  func replaceTop(with controller: UIViewController) {
    var stack = viewControllers
    _ = stack.popLast()
    stack.append(controller)
    setViewControllers(stack, animated: true)
  }
}
