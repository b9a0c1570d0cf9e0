public import HeadlessUIKit

/// Makes a container together with children that always belong to it.
///
/// It is made by ``CompleteFactoryAssembly``. Controllers of following steps come after its own children.
public struct CompleteFactory<Container: ContainerFactory>: ContainerFactory {
  /// The class of the container.
  public typealias ViewController = Container.ViewController

  /// What a navigation hands to its steps.
  public typealias Context = Container.Context

  let container: Container
  let children: [CompleteChild<Container.Context>]

  /// Asks the container and every child.
  public func prepare(with context: Context) throws {
    try container.prepare(with: context)
    for child in children { try child.prepare(context) }
  }

  /// Builds the container's own children.
  public func makeInitialChildren(with context: Context) throws -> [UIViewController] {
    var list = try container.makeInitialChildren(with: context)
    for child in children { try child.embed(context, &list) }
    return list
  }

  /// Makes the container around its own and the given children.
  public func build(
    with context: Context, integrating children: [UIViewController]
  ) throws -> ViewController {
    try container.build(with: context, integrating: children)
  }
}

/// A child of a complete factory, with the types of its factory and action erased.
struct CompleteChild<Context> {
  let prepare: @MainActor (Context) throws -> Void
  let embed: @MainActor (Context, inout [UIViewController]) throws -> Void
  /// Whether code of the app's runs; a closure, because configurations are made for each run, and hardly anybody asks.
  let callsAppCode: @MainActor () -> Bool
}

extension CompleteFactory: LibraryPart {
  package var callsAppCode: Bool {
    mayCallAppCode(container) || children.contains { $0.callsAppCode() }
  }
}
