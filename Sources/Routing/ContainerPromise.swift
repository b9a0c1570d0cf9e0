public import HeadlessUIKit

/// What became of a container that `expectingContainer()` had promised, when a controller was to go into it.
@MainActor
public struct ContainerPromise {
  /// The class that was promised.
  public let expected: UIViewController.Type

  /// The controller that was to stand in such a container.
  public let controller: UIViewController

  /// The container that was there when the action was performed, or `nil` where there was none.
  public let container: UIViewController?

  /// The controller that was to go into the container.
  public let newController: UIViewController

  /// Whether the container was there, on the stack, and took the new controller.
  public let isKept: Bool

  /// Tells what became of a promise.
  ///
  /// - Parameters:
  ///   - expected: The class that was promised.
  ///   - controller: The controller that was to stand in such a container.
  ///   - container: The container that was there, or `nil`.
  ///   - newController: The controller that was to go into the container.
  ///   - isKept: Whether the container was there and took the new controller.
  public init(
    of expected: UIViewController.Type, around controller: UIViewController, container: UIViewController?,
    for newController: UIViewController, isKept: Bool
  ) {
    self.expected = expected
    self.controller = controller
    self.container = container
    self.newController = newController
    self.isKept = isKept
  }
}
