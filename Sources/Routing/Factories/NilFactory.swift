public import HeadlessUIKit

/// A factory that marks a step as one that is only found, never built.
@MainActor
public protocol NeverBuildingFactory<ViewController, Context>: AbstractFactory {}

/// Never builds: its step is found, or the navigation does nothing.
///
/// No action can follow, because there is nothing to bring onto the stack. Where the steps before are built in the
/// same navigation, the finder is asked once more afterwards, and what it finds is made visible.
public struct NilFactory<ViewController: UIViewController, Context>: NeverBuildingFactory {
  /// Makes the factory.
  public init() {}
}
