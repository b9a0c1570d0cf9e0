public import HeadlessUIKit

/// A stack-iterating finder whose test is a closure.
public struct InlineFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  /// The search that the finder was made with.
  public let iterator: StackIterator

  private let test: @MainActor (ViewController, Context) -> Bool

  /// Makes a finder from a test.
  ///
  /// - Parameters:
  ///   - options: Which parts of the stack to look at.
  ///   - startingPoint: Where to start.
  ///   - windowProvider: The window; the one of ``RoutingDefaults`` if `nil`.
  ///   - test: Whether a controller of the class is the one that is meant.
  public init(
    options: SearchOptions = .fullStack, startingPoint: StartingPoint = .topmost,
    windowProvider: (any WindowProvider)? = nil,
    where test: @escaping @MainActor (ViewController, Context) -> Bool
  ) {
    iterator = StackIterator(options: options, startingPoint: startingPoint, windowProvider: windowProvider)
    self.test = test
  }

  /// The closure decides.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    test(viewController, context)
  }
}

/// A finder that is a closure: it looks wherever it likes.
public struct ClosureFinder<ViewController: UIViewController, Context>: Finder {
  private let find: @MainActor (Context) throws -> ViewController?

  /// Makes a finder from a closure.
  ///
  /// - Parameter find: Names the controller, or `nil` where it is not on the stack.
  public init(_ find: @escaping @MainActor (Context) throws -> ViewController?) { self.find = find }

  /// The closure looks.
  public func findViewController(with context: Context) throws -> ViewController? { try find(context) }
}
