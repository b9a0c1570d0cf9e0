/// Assembles a container factory with the children that always belong to the container.
@MainActor
public struct CompleteFactoryAssembly<Container: ContainerFactory> {
  private let container: Container
  private var children: [CompleteChild<Container.Context>] = []

  /// Begins with a container without children.
  ///
  /// - Parameter factory: Makes the container.
  public init(factory: Container) { container = factory }

  /// Adds a child.
  ///
  /// - Parameters:
  ///   - factory: Makes the child.
  ///   - action: Says where in the container it comes.
  /// - Returns: The assembly with the child.
  public func with<Child: BuildingFactory, Embedding: ContainerAction>(
    _ factory: Child, using action: Embedding
  ) -> Self where Child.Context == Container.Context, Embedding.ViewController == Container.ViewController {
    adding(factory, using: action, isAdapted: false) { $0 }
  }

  /// Adds a child whose factory takes another context.
  ///
  /// - Parameters:
  ///   - factory: Makes the child.
  ///   - action: Says where in the container it comes.
  ///   - context: Turns the container's context into the child's.
  /// - Returns: The assembly with the child.
  public func with<Child: BuildingFactory, Embedding: ContainerAction>(
    _ factory: Child, using action: Embedding,
    adapting context: @escaping @MainActor (Container.Context) throws -> Child.Context
  ) -> Self where Embedding.ViewController == Container.ViewController {
    adding(factory, using: action, isAdapted: true, adapting: context)
  }

  /// Ends the list of children.
  ///
  /// - Returns: A factory for the container with all of them.
  public func assemble() -> CompleteFactory<Container> {
    CompleteFactory(container: container, children: children)
  }

  private func adding<Child: BuildingFactory, Embedding: ContainerAction>(
    _ factory: Child, using action: Embedding, isAdapted: Bool,
    adapting adapt: @escaping @MainActor (Container.Context) throws -> Child.Context
  ) -> Self {
    var copy = self
    copy.children.append(
      CompleteChild(
        prepare: { try factory.prepare(with: adapt($0)) },
        embed: { context, list in
          let own = try adapt(context)
          let grandchildren = try factory.makeInitialChildren(with: own)
          try action.embed(try factory.build(with: own, integrating: grandchildren), in: &list)
        },
        callsAppCode: { isAdapted || mayCallAppCode(factory) || !(action is any Announcing) }))
    return copy
  }
}
