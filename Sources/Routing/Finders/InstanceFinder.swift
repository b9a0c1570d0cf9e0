public import HeadlessUIKit

/// Finds one particular controller, if it is still on the stack.
///
/// The controller is not kept alive by the finder.
public struct InstanceFinder<ViewController: UIViewController, Context>: StackIteratingFinder {
  /// The search that the finder was made with.
  public let iterator: StackIterator

  private weak var instance: ViewController?

  /// Makes a finder for a controller.
  ///
  /// - Parameters:
  ///   - instance: The controller to find.
  ///   - options: Which parts of the stack to look at.
  ///   - windowProvider: The window; the one of ``RoutingDefaults`` if `nil`.
  public init(
    instance: ViewController, options: SearchOptions = .fullStack,
    windowProvider: (any WindowProvider)? = nil
  ) {
    self.instance = instance
    iterator = StackIterator(options: options, windowProvider: windowProvider)
  }

  /// Only the one controller is meant.
  public func isTarget(_ viewController: ViewController, with context: Context) -> Bool {
    viewController === instance
  }
}
