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

  /// The first controller of the class; its class is all that is asked of it.
  public func findViewController(with context: Context) throws -> ViewController? {
    try iterator.firstViewController { $0 is ViewController } as? ViewController
  }

  /// Every controller of the class is the one.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool { true }
}
