public import HeadlessUIKit

extension UINavigationController: ContainerViewController {
  /// The stack, bottom first.
  public var containedViewControllers: [UIViewController] { viewControllers }

  /// The top of the stack.
  public var visibleViewControllers: [UIViewController] { topViewController.map { [$0] } ?? [] }

  /// What lies over a controller on the stack.
  ///
  /// - Parameter child: A controller on the stack.
  /// - Returns: The controllers above it, the nearest first.
  public func viewControllersRemoved(byShowing child: UIViewController) -> [UIViewController] {
    guard topViewController !== child else { return [] }
    let stack = viewControllers
    guard let index = stack.lastIndex(where: { $0 === child }) else { return [] }
    return Array(stack[(index + 1)...])
  }

  /// Pops until a controller is on top.
  ///
  /// - Parameters:
  ///   - child: A controller on the stack.
  ///   - animated: Whether with animation.
  ///   - completion: Called when the pop has ended.
  public func makeVisible(
    _ child: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard topViewController !== child else { return completion(.success) }
    guard viewControllers.contains(where: { $0 === child }) else {
      return completion(.failure(.cannotShow(child, in: self)))
    }
    popToViewController(child, animated: animated)
    guard topViewController === child else { return completion(.failure(.cannotShow(child, in: self))) }
    whenTransitionEnds(animated: animated) { completion(.success) }
  }
}
