import HeadlessUIKit

/// A step that is another one with something added.
class ForwardingNode: StepNode {
  private let wrapped: StepNode

  init(_ wrapped: StepNode, tasks: StepTasks?) {
    self.wrapped = wrapped
    super.init(role: wrapped.role, tasks: tasks)
  }

  override final var identity: StepNode { wrapped.identity }
  override final var action: ErasedAction? { wrapped.action }
  override final var finderType: Any.Type { wrapped.finderType }
  override final var factoryType: Any.Type? { wrapped.factoryType }
  override final var searchOptions: SearchOptions? { wrapped.searchOptions }
  override final var neverFinds: Bool { wrapped.neverFinds }
  override final var producedType: UIViewController.Type { wrapped.producedType }
  override final var takesChildren: Bool { wrapped.takesChildren }
  override final var buildsAfterPreviousSteps: Bool { wrapped.buildsAfterPreviousSteps }
  override final var callsAppCode: Bool { wrapped.callsAppCode }
  override var promise: ContainerExpectation? { wrapped.promise }

  override func collectProbes(into collection: inout ProbeCollection) { collection.visit([wrapped]) }

  override func find(with context: ContextBox) throws -> UIViewController? {
    try wrapped.find(with: context)
  }

  override func choose(with context: ContextBox) throws -> Choice { try wrapped.choose(with: context) }

  override func prepare(with context: ContextBox) throws { try wrapped.prepare(with: context) }

  override func makeInitialChildren(with context: ContextBox) throws -> [UIViewController] {
    try wrapped.makeInitialChildren(with: context)
  }

  override func build(
    with context: ContextBox, integrating children: [UIViewController]
  ) throws -> UIViewController {
    try wrapped.build(with: context, integrating: children)
  }
}

/// A step whose controller was promised to stand in a container of a class.
final class PromisingNode: ForwardingNode {
  private let expectation: ContainerExpectation

  init(_ wrapped: StepNode, _ expectation: ContainerExpectation) {
    self.expectation = expectation
    super.init(wrapped, tasks: wrapped.tasks)
  }

  override var promise: ContainerExpectation? { expectation }

  /// The chain that a switch chooses leads to the same container, so its target takes the promise over.
  override func choose(with context: ContextBox) throws -> Choice {
    let choice = try super.choose(with: context)
    guard case .steps(var steps, let index) = choice, let first = steps.first else { return choice }
    steps[0] = PromisingNode(first, expectation)
    return .steps(steps, index: index)
  }
}

/// The container that a step's controller was promised to stand in.
struct ContainerExpectation {
  /// The class of the container.
  let type: UIViewController.Type

  /// The container of that class that a controller is or stands in, the nearest one.
  let container: @MainActor (UIViewController) -> UIViewController?

  init<Container: UIViewController>(_ type: Container.Type) {
    self.type = type
    container = { $0.nearest(type) }
  }
}
