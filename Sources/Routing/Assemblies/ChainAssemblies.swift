public import HeadlessUIKit

/// A chain whose last action waits for the step that it starts from.
@MainActor
public struct ConnectingAssembly<Target: UIViewController, Expected: UIViewController, Context> {
  let nodes: [StepNode]

  /// Says which complete chain comes before.
  ///
  /// - Parameter step: The previous step; its controller is of the class that the action needs.
  /// - Returns: The chain, ready to be assembled.
  public func from(_ step: DestinationStep<Expected, Context>) -> ClosedAssembly<Target, Context> {
    ClosedAssembly(nodes: nodes + step.nodes)
  }

  /// Says which step comes before, where that step needs an action of its own.
  ///
  /// - Parameter step: The previous step; its controller is of the class that the action needs.
  /// - Returns: The chain so far; `using` goes on.
  public func from<Previous: StepWithAction>(_ step: Previous) -> ActionAssembly<Target, Previous>
  where Previous.StepFinder.ViewController == Expected, Previous.StepFinder.Context == Context {
    ActionAssembly(nodes: nodes, step: step)
  }

  /// Says which step comes before, where that step is only found, never built.
  ///
  /// - Parameter step: The previous step; its controller is of the class that the action needs.
  /// - Returns: The chain so far; `from` goes on.
  public func from<Previous: StepWithoutAction>(_ step: Previous) -> OpenAssembly<Target, Context>
  where Previous.StepFinder.ViewController == Expected, Previous.StepFinder.Context == Context {
    OpenAssembly(nodes: nodes + [step.node])
  }
}

/// A chain whose last step waits for the action that brings its controller onto the stack.
@MainActor
public struct ActionAssembly<Target: UIViewController, Step: StepWithAction> {
  let nodes: [StepNode]
  let step: Step

  /// Says how the last step's controller comes onto the stack.
  ///
  /// - Parameter action: The action; it determines what the previous step has to be.
  /// - Returns: The chain so far; `from` goes on.
  public func using<A: Action>(
    _ action: A
  ) -> ConnectingAssembly<Target, A.ViewController, Step.StepFinder.Context> {
    ConnectingAssembly(nodes: nodes + [step.node(action: ErasedPlainAction(action))])
  }

  /// Says how the last step's controller comes onto the stack, from any controller.
  ///
  /// - Parameter action: The action.
  /// - Returns: The chain so far; `from` goes on with any step.
  public func using<A: Action>(_ action: A) -> OpenAssembly<Target, Step.StepFinder.Context>
  where A.ViewController == UIViewController {
    OpenAssembly(nodes: nodes + [step.node(action: ErasedPlainAction(action))])
  }

  /// Says into which container the last step's controller comes.
  ///
  /// - Parameter action: The action; its container has to be the previous step.
  /// - Returns: The chain so far; `from` goes on.
  public func using<A: ContainerAction>(
    _ action: A
  ) -> ConnectingAssembly<Target, A.ViewController, Step.StepFinder.Context> {
    ConnectingAssembly(nodes: nodes + [step.node(action: ErasedContainerAction(action))])
  }
}

/// A chain that can go on with any step, because its last one needs no particular controller before it.
///
/// Either its action works from every controller, or it is only found and has no action.
@MainActor
public struct OpenAssembly<Target: UIViewController, Context> {
  let nodes: [StepNode]

  /// Says which complete chain comes before.
  ///
  /// - Parameter step: The previous step.
  /// - Returns: The chain, ready to be assembled.
  public func from<Previous: UIViewController>(
    _ step: DestinationStep<Previous, Context>
  ) -> ClosedAssembly<Target, Context> {
    ClosedAssembly(nodes: nodes + step.nodes)
  }

  /// Says which step comes before, where that step needs an action of its own.
  ///
  /// - Parameter step: The previous step.
  /// - Returns: The chain so far; `using` goes on.
  public func from<Previous: StepWithAction>(_ step: Previous) -> ActionAssembly<Target, Previous>
  where Previous.StepFinder.Context == Context {
    ActionAssembly(nodes: nodes, step: step)
  }

  /// Says which step comes before, where that step is only found, never built.
  ///
  /// - Parameter step: The previous step.
  /// - Returns: The chain so far; `from` goes on.
  public func from<Previous: StepWithoutAction>(_ step: Previous) -> OpenAssembly<Target, Context>
  where Previous.StepFinder.Context == Context {
    OpenAssembly(nodes: nodes + [step.node])
  }
}

/// A chain that has reached its start.
@MainActor
public struct ClosedAssembly<Target: UIViewController, Context> {
  let nodes: [StepNode]

  /// Makes the chain a destination.
  ///
  /// - Returns: What a router navigates to.
  public func assemble() -> DestinationStep<Target, Context> { DestinationStep(nodes: nodes) }
}
