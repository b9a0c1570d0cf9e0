import HeadlessUIKit

extension DestinationStep {
  /// The same chain for navigations with another context.
  ///
  /// - Parameter transformer: Turns the navigation's context into the chain's.
  /// - Returns: The chain, taking the other context.
  public func adaptingContext<Transformer: ContextTransforming>(
    using transformer: Transformer
  ) -> DestinationStep<ViewController, Transformer.SourceContext>
  where Transformer.TargetContext == Context {
    let adapt = ContextAdapter(transformer)
    return DestinationStep<ViewController, Transformer.SourceContext>(
      nodes: nodes.map { AdaptedNode($0, adapt) })
  }

  /// The same chain with a context that is decided now.
  ///
  /// - Parameter context: What the chain is given in every navigation.
  /// - Returns: The chain, taking any context.
  public func fixingContext<Other>(_ context: Context) -> DestinationStep<ViewController, Other> {
    adaptingContext(using: InlineContextTransformer { (_: Other) in context })
  }
}

/// A transformation of contexts whose failures say which types were meant.
struct ContextAdapter<Source, Target> {
  private let transform: @MainActor (Source) throws -> Target

  @MainActor
  init<Transformer: ContextTransforming>(_ transformer: Transformer)
  where Transformer.SourceContext == Source, Transformer.TargetContext == Target {
    transform = { try transformer.transform($0) }
  }

  @MainActor
  func result(for context: ContextBox) -> Result<ContextBox, RoutingError> {
    Result { () throws(RoutingError) in try self(context) }
  }

  @MainActor
  func callAsFunction(_ context: ContextBox) throws(RoutingError) -> ContextBox {
    do {
      return TypedContext(
        try OpenRegions.appCode(.contextTransformation) { try transform(context.value(as: Source.self)) })
    } catch let error as RoutingError {
      throw error
    } catch {
      throw .contextNotAdapted(error, from: Source.self, to: Target.self)
    }
  }
}

/// A step of a chain that takes another context than the navigation has.
final class AdaptedNode<Source, Target>: ForwardingNode {
  private let adapt: ContextAdapter<Source, Target>

  init(_ wrapped: StepNode, _ adapt: ContextAdapter<Source, Target>) {
    self.adapt = adapt
    super.init(wrapped, tasks: wrapped.tasks.map { StepTasks(adapting: $0, adapt) })
  }

  override func collectProbes(into collection: inout ProbeCollection) {
    var own = ProbeCollection(visitsLeft: collection.visitsLeft)
    super.collectProbes(into: &own)
    collection.visitsLeft = own.visitsLeft
    collection.probes += own.probes.map { [adapt] probe in
      FinderProbe(probe.finder) { context, window in
        // A context that cannot be adapted ends the navigation before any finder is asked.
        guard case .success(let adapted) = adapt.result(for: context) else { return .nothing }
        return probe.examine(adapted, window)
      }
    }
  }

  override func find(with context: ContextBox) throws -> UIViewController? {
    try super.find(with: adapt(context))
  }

  override func choose(with context: ContextBox) throws -> Choice {
    switch try super.choose(with: adapt(context)) {
    case .none: .none
    case .found(let controller, let index): .found(controller, index: index)
    case .steps(let steps, let index): .steps(steps.map { AdaptedNode($0, adapt) }, index: index)
    }
  }

  override func prepare(with context: ContextBox) throws { try super.prepare(with: adapt(context)) }

  override func makeInitialChildren(with context: ContextBox) throws -> [UIViewController] {
    try super.makeInitialChildren(with: adapt(context))
  }

  override func build(
    with context: ContextBox, integrating children: [UIViewController]
  ) throws -> UIViewController {
    try super.build(with: adapt(context), integrating: children)
  }
}

extension StepTasks {
  /// The tasks of a step, for navigations with another context.
  @MainActor
  init<Source, Target>(adapting tasks: StepTasks, _ adapt: ContextAdapter<Source, Target>) {
    interceptors = tasks.interceptors.map { task in
      Interceptor(
        prepare: { try task.prepare(adapt($0)) },
        perform: { context, completion in
          switch adapt.result(for: context) {
          case .success(let context): task.perform(context, completion)
          case .failure(let error): completion(.failure(error))
          }
        })
    }
    setters = tasks.setters.map { task in
      Setter(
        prepare: { try task.prepare(adapt($0)) }, perform: { try task.perform($0, adapt($1)) })
    }
    followers = tasks.followers.map { task in
      { controller, context, stack in
        // The context was adapted before the first change, or the navigation would have been refused.
        guard case .success(let adapted) = adapt.result(for: context) else { return }
        task(controller, adapted, stack)
      }
    }
  }
}
