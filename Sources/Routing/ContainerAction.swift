public import HeadlessUIKit

/// Puts a step's new controller into a container.
///
/// What it does to the container's list is said once, in `embed`, which changes no container. So the list can be
/// worked out for a container that is still to be built, several actions can be carried out as one change, and
/// controllers that would fall out of the list are known before anything happens.
@MainActor
public protocol ContainerAction<ViewController> {
  /// The class of the container.
  associatedtype ViewController: ContainerViewController

  /// Whether no child ever leaves the container through this action.
  var keepsAllChildren: Bool { get }

  /// Works the new controller into a list of children.
  ///
  /// - Parameters:
  ///   - viewController: The new controller.
  ///   - children: The container's children, in its order; changed to what they are to become.
  /// - Throws: Any error; nothing has been changed then.
  func embed(_ viewController: UIViewController, in children: inout [UIViewController]) throws

  /// Gives a container that is on the stack its new list of children, in one change.
  ///
  /// - Parameters:
  ///   - children: The children as they are to be, in the container's order.
  ///   - container: The container.
  ///   - viewController: The child that was put in last and is to be shown.
  ///   - animated: Whether with animation.
  ///   - completion: To be called exactly once, when the change has ended.
  func integrate(
    _ children: [UIViewController], into container: ViewController, showing viewController: UIViewController,
    animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void)
}

extension ContainerAction {
  /// An action may drop children unless it says otherwise.
  public var keepsAllChildren: Bool { false }
}
