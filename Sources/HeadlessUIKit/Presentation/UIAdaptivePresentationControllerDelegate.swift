/// Decides about and is told of the user's gestures on a presentation.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// What the presentation becomes where it does not fit (rule P10).
  ///
  /// - Parameter controller: The presentation.
  /// - Returns: The style; `.none` to stay as it is.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// What the presentation becomes in an environment (rule P10).
  ///
  /// - Parameters:
  ///   - controller: The presentation.
  ///   - traitCollection: The environment.
  /// - Returns: The style; `.none` to stay as it is.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether the user may swipe the presentation away; may be asked any number of times (rule D17).
  ///
  /// - Parameter presentationController: The presentation.
  /// - Returns: Whether it may be dismissed.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user started to swipe the presentation away (rule D14).
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has swiped the presentation away (rule D14).
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user tried in vain to swipe the presentation away (rule D16).
  ///
  /// - Parameter presentationController: The presentation.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The system chooses.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }
  /// What the method without an environment answers.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// The user may swipe the presentation away.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  /// Nothing is done.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Nothing is done.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Nothing is done.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
