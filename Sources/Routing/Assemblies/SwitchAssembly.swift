public import HeadlessUIKit

/// Assembles a step that leads to one of several chains, depending on the stack and the context.
///
/// The cases are asked in the order in which they were added, at every navigation.
@MainActor
public struct SwitchAssembly<ViewController: UIViewController, Context> {
  private var cases: [SwitchCase] = []

  /// Begins without cases.
  public init() {}

  /// Adds a case that applies where a finder finds its controller, which then is the step's controller.
  ///
  /// - Parameter finder: The finder.
  /// - Returns: The assembly with the case.
  public func addCase<F: Finder>(expecting finder: F) -> Self
  where F.ViewController == ViewController, F.Context == Context {
    adding(SwitchContent(probe: FinderProbe(finder))) { context, index in
      guard let controller = try finder.ask(with: context) else {
        return .none
      }
      return .found(controller, index: index)
    }
  }

  /// Adds a case that applies where a controller of the switch's class is on the stack.
  ///
  /// - Parameter finder: The finder; its class and context follow from the switch.
  /// - Returns: The assembly with the case.
  public func addCase(expecting finder: ClassFinder<ViewController, Context>) -> Self {
    adding(SwitchContent(probe: FinderProbe(finder))) { context, index in
      guard let controller = try finder.ask(with: context) else {
        return .none
      }
      return .found(controller, index: index)
    }
  }

  /// Adds a case that applies where a controller of the class is on the stack, which then is the step's controller.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - options: Which parts of the stack to look at.
  /// - Returns: The assembly with the case.
  public func addCase(
    expecting type: ViewController.Type, options: SearchOptions = .fullStack
  ) -> Self {
    addCase(expecting: ClassFinder<ViewController, Context>(options: options))
  }

  /// Adds a case that goes on with a chain where a finder finds something.
  ///
  /// - Parameters:
  ///   - step: The chain to go on with.
  ///   - finder: The finder.
  /// - Returns: The assembly with the case.
  public func addCase<F: Finder>(from step: DestinationStep<ViewController, Context>, when finder: F) -> Self
  where F.Context == Context {
    adding(SwitchContent(probe: FinderProbe(finder), steps: step.nodes)) { context, index in
      try finder.ask(with: context) == nil
        ? .none : .steps(step.nodes, index: index)
    }
  }

  /// Adds a case that goes on with a chain where a condition holds.
  ///
  /// - Parameters:
  ///   - step: The chain to go on with.
  ///   - condition: Whether the case applies.
  /// - Returns: The assembly with the case.
  public func addCase(
    from step: DestinationStep<ViewController, Context>,
    when condition: @escaping @MainActor (Context) -> Bool
  ) -> Self {
    adding(SwitchContent(steps: step.nodes)) { context, index in
      condition(context.value(as: Context.self)) ? .steps(step.nodes, index: index) : .none
    }
  }

  /// Adds a case that goes on with the chain that a closure makes, where it makes one.
  ///
  /// - Parameter choose: Makes the chain, or `nil` where the case does not apply.
  /// - Returns: The assembly with the case.
  public func addCase(
    _ choose: @escaping @MainActor (Context) throws -> DestinationStep<ViewController, Context>?
  ) -> Self {
    adding(SwitchContent()) { context, index in
      try choose(context.value(as: Context.self)).map { .steps($0.nodes, index: index) } ?? .none
    }
  }

  /// Ends with a chain for where no case applies.
  ///
  /// - Parameter step: The chain to go on with.
  /// - Returns: A step for other chains to start from.
  public func assemble(
    default step: DestinationStep<ViewController, Context>
  ) -> DestinationStep<ViewController, Context> {
    DestinationStep(nodes: [ChoosingNode(cases: cases, fallback: step.nodes)])
  }

  /// Ends with a chain for where no case applies, which a closure makes now.
  ///
  /// - Parameter step: Makes the chain to go on with.
  /// - Returns: A step for other chains to start from.
  public func assemble(
    default step: () -> DestinationStep<ViewController, Context>
  ) -> DestinationStep<ViewController, Context> {
    assemble(default: step())
  }

  /// Ends without a default: where no case applies, the navigation is refused.
  ///
  /// - Returns: A step for other chains to start from.
  public func assemble() -> DestinationStep<ViewController, Context> {
    DestinationStep(nodes: [ChoosingNode(cases: cases, fallback: nil)])
  }

  private func adding(
    _ content: SwitchContent, _ choose: @escaping @MainActor (ContextBox, Int) throws -> Choice
  ) -> Self {
    var copy = self
    copy.cases.append(SwitchCase(choose: choose, content: content))
    return copy
  }
}

/// One case of a step that chooses.
struct SwitchCase {
  /// Says, with the case's own index, where the chain goes on if the case applies.
  let choose: @MainActor (ContextBox, Int) throws -> Choice

  /// What the case consists of.
  let content: SwitchContent
}

/// What a case consists of, as far as that is known before it is asked.
struct SwitchContent {
  /// Examines the finder that decides for the case.
  var probe: FinderProbe?

  /// The chain that the case leads to.
  var steps: [StepNode] = []
}

/// A step that leads to one of several chains.
final class ChoosingNode: StepNode {
  private let cases: [SwitchCase]
  private let fallback: [StepNode]?

  init(cases: [SwitchCase], fallback: [StepNode]?) {
    self.cases = cases
    self.fallback = fallback
    super.init(role: .chooses, tasks: nil)
  }

  override func collectProbes(into collection: inout ProbeCollection) {
    for possibility in cases {
      if let probe = possibility.content.probe { collection.probes.append(probe) }
      collection.visit(possibility.content.steps)
    }
    collection.visit(fallback ?? [])
  }

  override func choose(with context: ContextBox) throws -> Choice {
    for (index, possibility) in cases.enumerated() {
      // A case that a finder decides is the library's; whose the finder is, it says itself.
      let choice = try OpenRegions.appCode(.choice, callsAppCode: possibility.content.probe == nil) {
        try possibility.choose(context, index)
      }
      if case .none = choice { continue }
      return choice
    }
    return fallback.map { .steps($0, index: nil) } ?? .none
  }
}
