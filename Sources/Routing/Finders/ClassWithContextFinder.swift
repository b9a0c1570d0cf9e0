public import HeadlessUIKit

/// A controller that can say whether it shows what a context asks for.
@MainActor
public protocol ContextChecking<Context>: UIViewController {
  /// What a navigation hands to its steps.
  associatedtype Context

  /// Whether the controller shows what the context asks for.
  ///
  /// - Parameter context: What the navigation was asked to show.
  /// - Returns: Whether nothing would have to change on the screen.
  func isTarget(for context: Context) -> Bool
}

/// Finds the first controller of a class that shows what the context asks for.
public struct ClassWithContextFinder<ViewController: ContextChecking, Context>: StackIteratingFinder
where ViewController.Context == Context {
  /// The search that the finder was made with.
  public let iterator: StackIterator

  /// Makes a finder that searches as described.
  ///
  /// - Parameters:
  ///   - options: Which parts of the stack to look at.
  ///   - startingPoint: Where to start.
  ///   - windowProvider: The window; the one of ``RoutingDefaults`` if `nil`.
  public init(
    options: SearchOptions = .fullStack, startingPoint: StartingPoint = .topmost,
    windowProvider: (any WindowProvider)? = nil
  ) {
    iterator = StackIterator(options: options, startingPoint: startingPoint, windowProvider: windowProvider)
  }

  /// The controller says itself whether it is the one.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    viewController.isTarget(for: context)
  }
}
