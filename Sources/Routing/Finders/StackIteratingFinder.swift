/// A finder that goes through the stack and asks of each controller whether it is the one.
///
/// Only `isTarget` has to be written. The usual search is the full stack from its top.
@MainActor
public protocol StackIteratingFinder<ViewController, Context>: Finder {
  /// The class of the controllers that it finds.
  associatedtype ViewController

  /// What a navigation hands to its steps.
  associatedtype Context

  /// The search: what to look at, and from where.
  var iterator: StackIterator { get }

  /// Whether a controller of the right class is the one that is meant.
  ///
  /// - Parameters:
  ///   - viewController: A controller on the stack.
  ///   - context: What the navigation was asked to show.
  /// - Returns: Whether the search ends here.
  func isTarget(_ viewController: ViewController, with context: Context) -> Bool
}

extension StackIteratingFinder {
  /// The search that the finder was made with.
  public var iterator: StackIterator { StackIterator() }

  /// Goes through the stack in the order of the search.
  public func findViewController(with context: Context) throws -> ViewController? {
    let match = try iterator.firstViewController { candidate in
      guard let target = candidate as? ViewController else { return false }
      return isTarget(target, with: context)
    }
    return match as? ViewController
  }
}
