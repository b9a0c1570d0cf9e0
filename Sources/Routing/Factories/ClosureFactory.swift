public import HeadlessUIKit

/// Makes a controller with a closure.
public struct ClosureFactory<ViewController: UIViewController, Context>: Factory {
  private let make: @MainActor (Context) throws -> ViewController

  /// Makes a factory from a closure.
  ///
  /// - Parameter make: Makes a new controller for a context.
  public init(_ make: @escaping @MainActor (Context) throws -> ViewController) { self.make = make }

  /// The closure makes the controller.
  public func build(with context: Context) throws -> ViewController { try make(context) }
}
