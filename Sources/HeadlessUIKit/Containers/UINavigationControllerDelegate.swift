/// Told of the controllers that a navigation controller shows.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown (rules N22, N23).
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller.
  ///   - animated: Whether with animation.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  /// A controller has been shown (rules N22, N24).
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The controller.
  ///   - animated: Whether with animation.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  /// The animator of a change of the stack (rule N10).
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - operation: Whether it looks like a push or like a pop.
  ///   - fromVC: What was shown.
  ///   - toVC: What is to be shown.
  /// - Returns: The animator, or `nil` for the standard one.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What lets the user's finger drive a change of the stack.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - animationController: The animator of the change.
  /// - Returns: The interaction, or `nil` for none.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The orientations that the navigation controller supports; the model never calls it, for nothing rotates.
  ///
  /// - Parameter navigationController: The navigation controller.
  /// - Returns: The orientations.
  func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
    -> UIInterfaceOrientationMask
  /// The orientation in which the navigation controller is presented; the model never calls it, for nothing rotates.
  ///
  /// - Parameter navigationController: The navigation controller.
  /// - Returns: The orientation.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationController {
  /// What a change of the stack looks like.
  public enum Operation: Int, Hashable, Sendable {
    /// No change.
    case none = 0
    /// The new top comes in from the right.
    case push = 1
    /// The old top goes out to the right.
    case pop = 2
  }
}

extension UINavigationControllerDelegate {
  /// The standard animator.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// No interaction.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Nothing is done.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  /// Nothing is done.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  /// All, as controllers say that override nothing.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .all }
  /// Upright, as controllers say that override nothing.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
}
