public import HeadlessUIKit

/// What all factories have in common: the controller's class and a chance to refuse early.
///
/// A factory conforms to ``Factory`` or ``ContainerFactory``; ``NilFactory`` is the only one that never builds.
@MainActor
public protocol AbstractFactory<ViewController, Context> {
  /// The class of the controllers that it builds.
  associatedtype ViewController: UIViewController

  /// What a navigation hands to its steps.
  associatedtype Context

  /// Refuses what cannot be built, before anything on the stack has changed.
  ///
  /// - Parameter context: What the navigation was asked to show.
  /// - Throws: Any error; the navigation fails with it and the stack stays as it was.
  func prepare(with context: Context) throws
}

extension AbstractFactory {
  /// Nothing is refused unless a factory says so.
  public func prepare(with context: Context) throws {}
}

/// A factory that really builds: the common form of ``Factory`` and ``ContainerFactory``.
@MainActor
public protocol BuildingFactory<ViewController, Context>: AbstractFactory {
  /// The class of the controllers that it builds.
  associatedtype ViewController

  /// What a navigation hands to its steps.
  associatedtype Context

  /// Whether controllers of the following steps can be built into the new controller.
  var takesChildren: Bool { get }

  /// Whether the controller can be made only when the previous steps are on the stack.
  var buildsAfterPreviousSteps: Bool { get }

  /// The children that the factory brings itself, before those of the following steps.
  ///
  /// - Parameter context: What the navigation was asked to show.
  /// - Returns: The children in the container's order.
  /// - Throws: Any error; the stack stays as it was.
  func makeInitialChildren(with context: Context) throws -> [UIViewController]

  /// Makes the controller.
  ///
  /// - Parameters:
  ///   - context: What the navigation was asked to show.
  ///   - children: The children that the new container begins with, in its order.
  /// - Returns: A controller that is not on the stack yet.
  /// - Throws: Any error; the stack stays as it was.
  func build(with context: Context, integrating children: [UIViewController]) throws -> ViewController
}

extension BuildingFactory {
  /// Controllers are built early unless a factory says otherwise.
  public var buildsAfterPreviousSteps: Bool { false }

  /// No factory brings children of its own unless it says so.
  public func makeInitialChildren(with context: Context) throws -> [UIViewController] { [] }
}
