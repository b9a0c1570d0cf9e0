public import HeadlessUIKit

/// A controller that shows other controllers inside itself.
///
/// A container that adopts it takes part in searches, visibility and dismissal checks. Navigation, tab bar and split
/// controllers conform already.
@MainActor
public protocol ContainerViewController: UIViewController {
  /// All controllers inside, visible or not, in the container's own order.
  var containedViewControllers: [UIViewController] { get }

  /// The controllers inside that can be seen now, the most important first.
  var visibleViewControllers: [UIViewController] { get }

  /// The controllers that would leave the container if a child were made visible.
  ///
  /// - Parameter child: A controller inside the container.
  /// - Returns: Those that leave, the nearest to the child first; none where showing a child removes nothing.
  func viewControllersRemoved(byShowing child: UIViewController) -> [UIViewController]

  /// Shows a child.
  ///
  /// - Parameters:
  ///   - child: A controller inside the container.
  ///   - animated: Whether with animation.
  ///   - completion: To be called exactly once, when the child is visible or cannot be made so.
  func makeVisible(
    _ child: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension ContainerViewController {
  /// Showing a child removes nothing unless a container says so.
  public func viewControllersRemoved(byShowing child: UIViewController) -> [UIViewController] { [] }
}

extension ContainerViewController {
  /// Asks the container for something; one of the app's own class answers with code of the app's.
  ///
  /// - Parameter question: The question.
  /// - Returns: The answer.
  @inline(__always)
  func askItself<Answer>(_ question: (Self) -> Answer) -> Answer {
    guard OpenRegions.isActive, ControllerTraits.of(self).container == .other else { return question(self) }
    return OpenRegions.appCode(.container) { question(self) }
  }
}
