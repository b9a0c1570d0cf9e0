public import HeadlessUIKit

/// What a step is made of before an action connects it: finder, factory and the tasks around them.
@MainActor
public struct StepBlueprint<StepFinder: Finder, StepFactory: AbstractFactory>
where StepFinder.ViewController == StepFactory.ViewController, StepFinder.Context == StepFactory.Context {
  let finder: StepFinder
  let factory: StepFactory
  var tasks = StepTasks()

  /// Takes a finder and a factory for the same class and context.
  ///
  /// - Parameters:
  ///   - finder: Looks for the step's controller.
  ///   - factory: Builds it where it is not on the stack.
  public init(finder: StepFinder, factory: StepFactory) {
    self.finder = finder
    self.factory = factory
  }
}

/// A step in the making, around which tasks can run.
@MainActor
public protocol TaskAdding {
  /// The type of the step's finder.
  associatedtype StepFinder: Finder

  /// The type of the step's factory.
  associatedtype StepFactory: AbstractFactory
  where StepFactory.ViewController == StepFinder.ViewController, StepFactory.Context == StepFinder.Context

  /// The step's finder, factory and tasks.
  var blueprint: StepBlueprint<StepFinder, StepFactory> { get set }
}

extension TaskAdding {
  /// Lets an interceptor run before every navigation that walks through the step.
  ///
  /// - Parameter interceptor: The interceptor.
  /// - Returns: The step with the interceptor.
  public func adding<Task: RoutingInterceptor>(_ interceptor: Task) -> Self
  where Task.Context == StepFinder.Context {
    var copy = self
    copy.blueprint.tasks.interceptors.append(.init(interceptor) { $0.value(as: Task.Context.self) })
    return copy
  }

  /// Lets a task give the context to the step's controller, found or built.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step with the task.
  public func adding<Task: ContextTask>(_ task: Task) -> Self
  where Task.Context == StepFinder.Context, Task.ViewController == StepFinder.ViewController {
    var copy = self
    copy.blueprint.tasks.setters.append(.init(task) { $0.value(as: Task.Context.self) })
    return copy
  }

  /// Lets a task run with the step's controller when the navigation has succeeded.
  ///
  /// - Parameter task: The task.
  /// - Returns: The step with the task.
  public func adding<Task: PostRoutingTask>(_ task: Task) -> Self
  where Task.Context == StepFinder.Context, Task.ViewController == StepFinder.ViewController {
    var copy = self
    copy.blueprint.tasks.followers.append(StepTasks.follower(task) { $0.value(as: Task.Context.self) })
    return copy
  }
}

/// A step that can be built, and so needs an action that brings its controller onto the stack.
@MainActor
public protocol StepWithAction: TaskAdding where StepFactory: BuildingFactory {}

/// A step that cannot be built, and so has no action.
@MainActor
public protocol StepWithoutAction: TaskAdding {}

extension StepWithAction {
  func node(action: ErasedAction) -> StepNode { BuildingNode(blueprint, action: action) }

  /// Says how the step's controller comes onto the stack.
  ///
  /// - Parameter action: The action; it determines what the previous step has to be.
  /// - Returns: The chain so far; `from` goes on.
  public func using<A: Action>(
    _ action: A
  ) -> ConnectingAssembly<StepFinder.ViewController, A.ViewController, StepFinder.Context> {
    ConnectingAssembly(nodes: [node(action: ErasedPlainAction(action))])
  }

  /// Says how the step's controller comes onto the stack, from any controller.
  ///
  /// - Parameter action: The action.
  /// - Returns: The chain so far; `from` goes on with any step.
  public func using<A: Action>(_ action: A) -> OpenAssembly<StepFinder.ViewController, StepFinder.Context>
  where A.ViewController == UIViewController {
    OpenAssembly(nodes: [node(action: ErasedPlainAction(action))])
  }

  /// Says into which container the step's controller comes.
  ///
  /// - Parameter action: The action; its container has to be the previous step.
  /// - Returns: The chain so far; `from` goes on.
  public func using<A: ContainerAction>(
    _ action: A
  ) -> ConnectingAssembly<StepFinder.ViewController, A.ViewController, StepFinder.Context> {
    ConnectingAssembly(nodes: [node(action: ErasedContainerAction(action))])
  }
}

extension StepWithoutAction {
  var node: StepNode {
    FindingNode(blueprint.finder, role: .finderOnly, tasks: blueprint.tasks)
  }

  /// Says which step the stack is to be built up to before this step's controller is looked for again.
  ///
  /// - Parameter step: The previous step, complete with its chain.
  /// - Returns: The chain, ready to be assembled.
  public func from<Previous: UIViewController>(
    _ step: DestinationStep<Previous, StepFinder.Context>
  ) -> ClosedAssembly<StepFinder.ViewController, StepFinder.Context> {
    ClosedAssembly(nodes: [node] + step.nodes)
  }

  /// Says which step comes before, where that step needs an action of its own.
  ///
  /// - Parameter step: The previous step.
  /// - Returns: The chain so far; `using` goes on.
  public func from<Previous: StepWithAction>(
    _ step: Previous
  ) -> ActionAssembly<StepFinder.ViewController, Previous>
  where Previous.StepFinder.Context == StepFinder.Context {
    ActionAssembly(nodes: [node], step: step)
  }

  /// Says which step comes before, where that step is only found as well.
  ///
  /// - Parameter step: The previous step.
  /// - Returns: The chain so far; `from` goes on.
  public func from<Previous: StepWithoutAction>(
    _ step: Previous
  ) -> OpenAssembly<StepFinder.ViewController, StepFinder.Context>
  where Previous.StepFinder.Context == StepFinder.Context {
    OpenAssembly(nodes: [node, step.node])
  }
}
