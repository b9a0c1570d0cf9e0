import Foundation
import HeadlessUIKit

/// Makes animators that end their transitions at once, later, otherwise than they should, or never (rule P35).
@MainActor
final class AbusedAnimations {
  private weak var abuse: HierarchyAbuse?

  /// The transitions that wait for somebody to end them.
  var waiting: [any UIViewControllerContextTransitioning] = []

  /// The fingers that are on the screen.
  var drivers: [UIPercentDrivenInteractiveTransition] = []

  init(in abuse: HierarchyAbuse) { self.abuse = abuse }

  private func makeAnimator() -> (any UIViewControllerAnimatedTransitioning)? {
    guard let abuse, abuse.choices.isLucky(2) else { return nil }
    return AbusedAnimator(self)
  }

  private func makeDriver() -> (any UIViewControllerInteractiveTransitioning)? {
    guard let abuse, abuse.choices.isLucky(3) else { return nil }
    let driver = UIPercentDrivenInteractiveTransition()
    drivers.append(driver)
    return driver
  }

  fileprivate func animate(_ context: any UIViewControllerContextTransitioning) {
    guard let abuse else { return }
    let isCarriedOut = !abuse.choices.isLucky(3)
    switch abuse.choices.below(3) {
    case 0: context.completeTransition(isCarriedOut)
    case 1: Simulation.current.clock.schedule(after: 100) { context.completeTransition(isCarriedOut) }
    default: waiting.append(context)
    }
  }
}

/// One animator.
@MainActor
private final class AbusedAnimator: UIViewControllerAnimatedTransitioning {
  private let animations: AbusedAnimations

  init(_ animations: AbusedAnimations) { self.animations = animations }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    animations.animate(context)
  }
}

extension AbusedAnimations: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeDriver() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeDriver() }
}

extension AbusedAnimations: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeDriver() }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { abuse?.react() }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { abuse?.react() }
}

extension AbusedAnimations: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator() }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { makeDriver() }
}

extension HierarchyAbuse {
  /// Ends a transition that waits for it, as its animator should or as a cancelled one would.
  func completeAnimation() {
    guard !animations.waiting.isEmpty else { return }
    let context = animations.waiting.remove(at: choices.below(animations.waiting.count))
    context.completeTransition(!choices.isLucky(3))
    // An animator may call back twice.
    if choices.isLucky(4) { context.completeTransition(true) }
  }

  /// Takes a finger off the screen.
  func finishInteraction() {
    guard !animations.drivers.isEmpty else { return }
    let driver = animations.drivers.remove(at: choices.below(animations.drivers.count))
    driver.update(0.5)
    if choices.isLucky(2) { driver.cancel() } else { driver.finish() }
  }

  /// Ends everything that waits for the app.
  func finishAnimations() {
    while !animations.drivers.isEmpty || !animations.waiting.isEmpty {
      let (drivers, waiting) = (animations.drivers, animations.waiting)
      (animations.drivers, animations.waiting) = ([], [])
      for driver in drivers { driver.finish() }
      for context in waiting { context.completeTransition(true) }
      guard Simulation.current.clock.settle() else { return }
    }
  }
}
