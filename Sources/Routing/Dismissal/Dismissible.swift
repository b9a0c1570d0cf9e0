public import HeadlessUIKit

/// A screen that can be asked to go without knowing how it came.
///
/// How it goes is configured where it is shown, by a ``DismissalMethodTask``.
@MainActor
public protocol Dismissible<DismissalContext>: UIViewController {
  /// What the screen hands over when it goes, for instance what the user chose.
  associatedtype DismissalContext

  /// How the screen goes; set by a task, called by ``dismissScreen(with:animated:completion:)``.
  var dismissalMethod: DismissalMethod<DismissalContext>? { get set }
}

/// How a screen goes.
public typealias DismissalMethod<DismissalContext> =
  @MainActor (
    _ screen: UIViewController, _ context: DismissalContext, _ animated: Bool,
    _ completion: @escaping @MainActor (RoutingResult) -> Void
  ) -> Void

extension Dismissible {
  /// Takes the screen away in the configured way.
  ///
  /// - Parameters:
  ///   - context: What the screen hands over.
  ///   - animated: Whether with animation.
  ///   - completion: Called exactly once; fails with ``RoutingError/notDismissible(_:)`` if no way was configured.
  public func dismissScreen(
    with context: DismissalContext, animated: Bool = true,
    completion: (@MainActor (RoutingResult) -> Void)? = nil
  ) {
    guard let method = dismissalMethod else {
      completion?(.failure(.notDismissible(self)))
      return
    }
    method(self, context, animated) { completion?($0) }
  }
}

extension Dismissible where DismissalContext == Void {
  /// Takes the screen away in the configured way, without handing anything over.
  ///
  /// - Parameters:
  ///   - animated: Whether with animation.
  ///   - completion: Called exactly once; fails with ``RoutingError/notDismissible(_:)`` if no way was configured.
  public func dismissScreen(
    animated: Bool = true, completion: (@MainActor (RoutingResult) -> Void)? = nil
  ) {
    dismissScreen(with: (), animated: animated, completion: completion)
  }
}

/// Tells a screen how it goes, when it is found or built.
public struct DismissalMethodTask<ViewController: Dismissible, Context>: ContextTask {
  private let method: DismissalMethod<ViewController.DismissalContext>

  /// Makes a task.
  ///
  /// - Parameter method: How the screen goes.
  public init(_ method: @escaping DismissalMethod<ViewController.DismissalContext>) {
    self.method = method
  }

  /// Hands over the method.
  public func perform(on viewController: ViewController, with context: Context) throws {
    viewController.dismissalMethod = method
  }

  /// Makes a task for screens that were presented: they are dismissed with what they present.
  ///
  /// - Returns: The task.
  public static func dismissing() -> DismissalMethodTask {
    DismissalMethodTask { screen, _, animated, completion in
      guard let presenter = screen.presentingViewController else {
        return completion(.failure(.notDismissible(screen)))
      }
      presenter.dismiss(animated: animated) { completion(.success) }
    }
  }

  /// Makes a task for screens that were pushed: what is below them on the stack is shown.
  ///
  /// - Returns: The task.
  public static func popping() -> DismissalMethodTask {
    DismissalMethodTask { screen, _, animated, completion in
      let stack = screen.navigationController?.viewControllers ?? []
      guard let navigation = screen.navigationController,
        let index = stack.firstIndex(where: { $0 === screen }), index > 0
      else { return completion(.failure(.notDismissible(screen))) }
      navigation.makeVisible(stack[index - 1], animated: animated, completion: completion)
    }
  }
}
