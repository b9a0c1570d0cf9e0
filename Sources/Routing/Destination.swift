public import HeadlessUIKit

/// A chain together with what its screen is to show.
@MainActor
public struct Destination<ViewController: UIViewController, Context> {
  /// The chain that ends at the screen.
  public let step: DestinationStep<ViewController, Context>

  /// What the screen is to show.
  public let context: Context

  /// Joins a chain and a context.
  ///
  /// - Parameters:
  ///   - step: The chain that ends at the screen.
  ///   - context: What the screen is to show.
  public init(to step: DestinationStep<ViewController, Context>, with context: Context) {
    self.step = step
    self.context = context
  }

  /// The same destination with its types forgotten, for lists of destinations.
  public var erased: AnyDestination { AnyDestination(self) }
}

/// A destination without its types.
@MainActor
public struct AnyDestination {
  private let navigateWith: @MainActor (any Router, Bool, (@MainActor (RoutingResult) -> Void)?) -> Void

  /// Forgets the types of a destination.
  ///
  /// - Parameter destination: The destination.
  public init<ViewController: UIViewController, Context>(_ destination: Destination<ViewController, Context>)
  {
    navigateWith = { router, animated, completion in
      router.navigate(
        to: destination.step, with: destination.context, animated: animated, completion: completion)
    }
  }

  /// Navigates to the destination.
  ///
  /// - Parameters:
  ///   - router: The router.
  ///   - animated: Whether the changes of the stack are animated.
  ///   - completion: Called exactly once.
  public func navigate(
    with router: any Router, animated: Bool = true, completion: (@MainActor (RoutingResult) -> Void)? = nil
  ) {
    navigateWith(router, animated, completion)
  }
}
