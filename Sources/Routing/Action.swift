public import HeadlessUIKit

/// Brings a step's new controller onto the stack, from the controller of the previous step.
@MainActor
public protocol Action<ViewController> {
  /// The class of the previous step's controller.
  associatedtype ViewController: UIViewController

  /// Refuses what cannot work, before anything on the stack has changed.
  ///
  /// - Parameter existing: The controller that the action will start from, or `nil` if the same navigation has yet
  ///   to bring it onto the stack.
  /// - Throws: Any error; the navigation fails with it and the stack stays as it was.
  func prepare(on existing: ViewController?) throws

  /// The controller that the action takes off the stack, with all that is in it and over it.
  ///
  /// It is asked for before the first change, so that no screen that refuses dismissal is lost.
  ///
  /// - Parameter existing: The controller that the action will start from.
  /// - Returns: The controller that leaves, or `nil` if none does.
  func controllerRemoved(from existing: ViewController) -> UIViewController?

  /// Brings the controller onto the stack.
  ///
  /// - Parameters:
  ///   - viewController: The new controller.
  ///   - existing: The controller to start from.
  ///   - animated: Whether with animation.
  ///   - completion: To be called exactly once, when the change has ended.
  func perform(
    with viewController: UIViewController, on existing: ViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension Action {
  /// Nothing is refused unless an action says so.
  public func prepare(on existing: ViewController?) throws {}

  /// No controller leaves unless an action says so.
  public func controllerRemoved(from existing: ViewController) -> UIViewController? { nil }
}
