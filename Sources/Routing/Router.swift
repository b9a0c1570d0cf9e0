public import HeadlessUIKit

/// Brings the user to a screen, from wherever the app is.
@MainActor
public protocol Router {
  /// Navigates to a destination.
  ///
  /// - Parameters:
  ///   - step: The chain that ends at the screen.
  ///   - context: What the screen is to show.
  ///   - animated: Whether the changes of the stack are animated.
  ///   - completion: Called exactly once: with success when the screen is shown, or with the reason why it is not.
  func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool,
    completion: (@MainActor (RoutingResult) -> Void)?)
}

extension Router {
  /// Navigates to a destination, with animation unless told otherwise.
  ///
  /// - Parameters:
  ///   - step: The chain that ends at the screen.
  ///   - context: What the screen is to show.
  ///   - animated: Whether the changes of the stack are animated.
  ///   - completion: Called exactly once, as in the protocol's method.
  public func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool = true,
    then completion: (@MainActor (RoutingResult) -> Void)? = nil
  ) {
    navigate(to: step, with: context, animated: animated, completion: completion)
  }

  /// Navigates to a destination that takes any context or none.
  ///
  /// - Parameters:
  ///   - step: The chain that ends at the screen.
  ///   - animated: Whether the changes of the stack are animated.
  ///   - completion: Called exactly once, as in the protocol's method.
  public func navigate<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Any?>, animated: Bool = true,
    completion: (@MainActor (RoutingResult) -> Void)? = nil
  ) {
    navigate(to: step, with: nil, animated: animated, completion: completion)
  }

  /// Navigates to a destination that takes no context.
  ///
  /// - Parameters:
  ///   - step: The chain that ends at the screen.
  ///   - animated: Whether the changes of the stack are animated.
  ///   - completion: Called exactly once, as in the protocol's method.
  public func navigate<ViewController: UIViewController>(
    to step: DestinationStep<ViewController, Void>, animated: Bool = true,
    completion: (@MainActor (RoutingResult) -> Void)? = nil
  ) {
    navigate(to: step, with: (), animated: animated, completion: completion)
  }

  /// Navigates to a destination together with what it is to show.
  ///
  /// - Parameters:
  ///   - destination: The chain and its context.
  ///   - animated: Whether the changes of the stack are animated.
  ///   - completion: Called exactly once, as in the protocol's method.
  public func navigate<ViewController: UIViewController, Context>(
    to destination: Destination<ViewController, Context>, animated: Bool = true,
    completion: (@MainActor (RoutingResult) -> Void)? = nil
  ) {
    navigate(to: destination.step, with: destination.context, animated: animated, completion: completion)
  }

  /// Navigates to a destination and returns when the screen is shown.
  ///
  /// - Parameters:
  ///   - step: The chain that ends at the screen.
  ///   - context: What the screen is to show.
  ///   - animated: Whether the changes of the stack are animated.
  /// - Throws: The reason why the screen is not shown.
  public func navigate<ViewController: UIViewController, Context>(
    to step: DestinationStep<ViewController, Context>, with context: Context, animated: Bool = true
  ) async throws(RoutingError) {
    let result = await withCheckedContinuation { (continuation: CheckedContinuation<RoutingResult, Never>) in
      navigate(to: step, with: context, animated: animated) { continuation.resume(returning: $0) }
    }
    try result.get()
  }
}
