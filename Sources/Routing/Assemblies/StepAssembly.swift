public import HeadlessUIKit

/// Assembles a destination, from its target backwards.
///
/// The chain reads from the target: how it is found, how it is built, how it comes onto the stack, and from where.
public struct StepAssembly<StepFinder: Finder, StepFactory: AbstractFactory>: TaskAdding
where StepFinder.ViewController == StepFactory.ViewController, StepFinder.Context == StepFactory.Context {
  /// The step's finder, factory and tasks.
  public var blueprint: StepBlueprint<StepFinder, StepFactory>

  /// Begins with the target.
  ///
  /// - Parameters:
  ///   - finder: Looks for the target on the stack.
  ///   - factory: Builds it where it is not there; ``NilFactory`` if it is not to be built.
  public init(finder: StepFinder, factory: StepFactory) {
    blueprint = StepBlueprint(finder: finder, factory: factory)
  }
}

extension StepAssembly: StepWithAction where StepFactory: BuildingFactory {}

extension StepAssembly: StepWithoutAction where StepFactory: NeverBuildingFactory {}

/// Assembles a chain from a step that exists already.
@MainActor
public enum ChainAssembly {
  /// Begins with a step that needs an action.
  ///
  /// - Parameter step: The target of the chain.
  /// - Returns: The chain so far; `using` goes on.
  public static func from<Step: StepWithAction>(
    _ step: Step
  ) -> ActionAssembly<Step.StepFinder.ViewController, Step> {
    ActionAssembly(nodes: [], step: step)
  }

  /// Begins with a step that is only found, never built.
  ///
  /// - Parameter step: The target of the chain.
  /// - Returns: The chain so far; `from` goes on.
  public static func from<Step: StepWithoutAction>(
    _ step: Step
  ) -> OpenAssembly<Step.StepFinder.ViewController, Step.StepFinder.Context> {
    OpenAssembly(nodes: [step.node])
  }

  /// Begins with a complete chain.
  ///
  /// - Parameter step: The target of the chain.
  /// - Returns: The chain, ready to be assembled.
  public static func from<ViewController: UIViewController, Context>(
    _ step: DestinationStep<ViewController, Context>
  ) -> ClosedAssembly<ViewController, Context> {
    ClosedAssembly(nodes: step.nodes)
  }
}
