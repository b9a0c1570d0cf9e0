public import HeadlessUIKit

/// Builds a container together with the controllers that the following steps put into it.
///
/// A container is never presented empty: the steps read in sequence, but the content goes in first.
@MainActor
public protocol ContainerFactory<ViewController, Context>: BuildingFactory
where ViewController: ContainerViewController {
  /// The class of the controllers that it builds.
  associatedtype ViewController

  /// What a navigation hands to its steps.
  associatedtype Context

  /// Makes the container.
  ///
  /// - Parameters:
  ///   - context: What the navigation was asked to show.
  ///   - children: The children that the new container begins with, in its order.
  /// - Returns: A container that is not on the stack yet.
  /// - Throws: Any error; the stack stays as it was.
  func build(with context: Context, integrating children: [UIViewController]) throws -> ViewController
}

extension ContainerFactory {
  /// A container factory builds the following steps into its container.
  public var takesChildren: Bool { true }

  /// Makes the container without content of other steps.
  ///
  /// - Parameter context: What the navigation was asked to show.
  /// - Returns: A new container, not on the stack yet.
  /// - Throws: Any error; the stack stays as it was.
  public func build(with context: Context) throws -> ViewController {
    try build(with: context, integrating: try makeInitialChildren(with: context))
  }
}
