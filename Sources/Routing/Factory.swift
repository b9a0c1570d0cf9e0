public import HeadlessUIKit

/// Builds a controller for a step whose finder found none.
@MainActor
public protocol Factory<ViewController, Context>: BuildingFactory {
  /// The class of the controllers that it builds.
  associatedtype ViewController

  /// What a navigation hands to its steps.
  associatedtype Context

  /// Makes the controller.
  ///
  /// - Parameter context: What the navigation was asked to show.
  /// - Returns: A new controller, not on the stack yet.
  /// - Throws: Any error; the stack stays as it was.
  func build(with context: Context) throws -> ViewController
}

extension Factory {
  /// A plain factory builds no children into its controller.
  public var takesChildren: Bool { false }

  /// Makes the controller; there are no children to take.
  public func build(with context: Context, integrating children: [UIViewController]) throws -> ViewController
  {
    try build(with: context)
  }
}
