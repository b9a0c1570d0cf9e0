public import HeadlessUIKit

/// Finds the first controller of a class.
public struct ClassFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
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

  /// Every controller of the class is the one.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool { true }
}
