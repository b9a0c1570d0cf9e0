public import HeadlessUIKit

/// The steps that a chain can start with.
@MainActor
public enum GeneralStep {
  /// Starts at the last controller of the modal chain: the window's root, or the one presented last.
  ///
  /// - Parameter windowProvider: The window; the one of ``RoutingDefaults`` if `nil`.
  /// - Returns: The start of a chain; it is always on the stack.
  public static func current<Context>(
    windowProvider: (any WindowProvider)? = nil
  ) -> DestinationStep<UIViewController, Context> {
    start(at: .topmost, windowProvider)
  }

  /// Starts at the window's root; modal layers over it are dismissed first.
  ///
  /// - Parameter windowProvider: The window; the one of ``RoutingDefaults`` if `nil`.
  /// - Returns: The start of a chain; it is always on the stack.
  public static func root<Context>(
    windowProvider: (any WindowProvider)? = nil
  ) -> DestinationStep<UIViewController, Context> {
    start(at: .root, windowProvider)
  }

  /// Starts at whatever a finder finds; where it finds nothing, the navigation is refused.
  ///
  /// - Parameter finder: The finder.
  /// - Returns: The start of a chain.
  public static func custom<F: Finder>(using finder: F) -> DestinationStep<F.ViewController, F.Context> {
    DestinationStep(nodes: [FindingNode(finder, role: .start)])
  }

  private static func start<Context>(
    at point: StartingPoint, _ windowProvider: (any WindowProvider)?
  ) -> DestinationStep<UIViewController, Context> {
    let iterator = StackIterator(options: .current, startingPoint: point, windowProvider: windowProvider)
    return DestinationStep(nodes: [FindingNode(StartFinder<Context>(iterator: iterator), role: .start)])
  }
}

/// Finds the controller that a chain starts from.
struct StartFinder<Context>: Finder {
  let iterator: StackIterator

  func findViewController(with context: Context) throws -> UIViewController? { try iterator.begin() }
}
