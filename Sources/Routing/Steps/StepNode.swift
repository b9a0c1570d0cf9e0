import HeadlessUIKit

/// What a router can do with a step.
enum StepRole {
  /// It is where a chain starts: it is on the stack, or the navigation fails.
  case start
  /// It can be found, but not built.
  case finderOnly
  /// It can be found or built.
  case builds
  /// It leads to one of several chains.
  case chooses
}

/// One step of an assembled chain, with the types of its finder, factory and action erased.
///
/// A chain is resolved into nodes once, when it is assembled; a navigation only walks them.
@MainActor
class StepNode {
  let role: StepRole

  /// What runs around the step, or `nil` for nothing.
  let tasks: StepTasks?

  init(role: StepRole, tasks: StepTasks?) {
    self.role = role
    self.tasks = tasks
  }

  /// Tells steps apart: a step that is adapted to another context stays the step that it was.
  ///
  /// Whoever remembers steps keeps these nodes, because a new node may get the address of one that is gone.
  var identity: StepNode { self }

  /// What brings a built controller onto the stack; the base class brings nothing.
  var action: ErasedAction? { nil }

  var finderType: Any.Type { Void.self }
  var factoryType: Any.Type? { nil }
  var searchOptions: SearchOptions? { nil }
  var neverFinds: Bool { false }

  /// The class of the step's controllers.
  var producedType: UIViewController.Type { UIViewController.self }
  var takesChildren: Bool { false }
  var buildsAfterPreviousSteps: Bool { false }

  /// Whether the step's factory may run code of the app's besides initialisers.
  var callsAppCode: Bool { true }

  /// The container that the step's controller was promised to stand in.
  var promise: ContainerExpectation? { nil }

  /// Adds what tells whether the step's finders search as they should.
  func collectProbes(into collection: inout ProbeCollection) {}

  func find(with context: ContextBox) throws -> UIViewController? { nil }

  /// Chooses where the chain goes on; only nodes that choose are asked.
  func choose(with context: ContextBox) throws -> Choice { .none }

  func prepare(with context: ContextBox) throws {}

  func makeInitialChildren(with context: ContextBox) throws -> [UIViewController] { [] }

  func build(with context: ContextBox, integrating children: [UIViewController]) throws -> UIViewController {
    preconditionFailure("only steps with a factory are built")
  }

  final func reference(at index: Int) -> StepReference {
    StepReference(index: index, finder: finderType, factory: factoryType, action: action?.type)
  }
}

/// Where a step that chooses sends the search.
enum Choice {
  /// No case applies, and there is no default.
  case none
  /// The controller of a case is on the stack.
  case found(UIViewController, index: Int)
  /// The chain goes on with these steps, of a case or of the default.
  case steps([StepNode], index: Int?)
}

/// A step with a finder and a factory.
final class BuildingNode<F: Finder, Builder: BuildingFactory>: StepNode
where F.Context == Builder.Context, F.ViewController == Builder.ViewController {
  private let finder: F
  private let factory: Builder
  private let ownAction: ErasedAction

  init(_ blueprint: StepBlueprint<F, Builder>, action: ErasedAction) {
    finder = blueprint.finder
    factory = blueprint.factory
    ownAction = action
    super.init(role: .builds, tasks: blueprint.tasks.isEmpty ? nil : blueprint.tasks)
  }

  override var action: ErasedAction? { ownAction }
  override var finderType: Any.Type { F.self }
  override var factoryType: Any.Type? { Builder.self }
  override var searchOptions: SearchOptions? { (finder as? any StackIteratingFinder)?.iterator.options }
  override var neverFinds: Bool { F.self == NilFinder<F.ViewController, F.Context>.self }
  override var producedType: UIViewController.Type { F.ViewController.self }
  override var takesChildren: Bool { factory.takesChildren }
  override var buildsAfterPreviousSteps: Bool { factory.buildsAfterPreviousSteps }
  override var callsAppCode: Bool { mayCallAppCode(factory) }

  override func collectProbes(into collection: inout ProbeCollection) {
    collection.probes.append(FinderProbe(finder))
  }

  override func find(with context: ContextBox) throws -> UIViewController? {
    try finder.ask(with: context)
  }

  override func prepare(with context: ContextBox) throws {
    try factory.prepare(with: context.value(as: F.Context.self))
  }

  override func makeInitialChildren(with context: ContextBox) throws -> [UIViewController] {
    try factory.makeInitialChildren(with: context.value(as: F.Context.self))
  }

  override func build(
    with context: ContextBox, integrating children: [UIViewController]
  ) throws -> UIViewController {
    try factory.build(with: context.value(as: F.Context.self), integrating: children)
  }
}

/// A step that can only be found: one without a factory, or the start of a chain.
final class FindingNode<F: Finder>: StepNode {
  private let finder: F

  init(_ finder: F, role: StepRole, tasks: StepTasks = StepTasks()) {
    self.finder = finder
    super.init(role: role, tasks: tasks.isEmpty ? nil : tasks)
  }

  override var finderType: Any.Type { F.self }
  override var searchOptions: SearchOptions? { (finder as? any StackIteratingFinder)?.iterator.options }
  override var neverFinds: Bool { F.self == NilFinder<F.ViewController, F.Context>.self }
  override var producedType: UIViewController.Type { F.ViewController.self }

  override func collectProbes(into collection: inout ProbeCollection) {
    collection.probes.append(FinderProbe(finder))
  }

  override func find(with context: ContextBox) throws -> UIViewController? {
    try finder.ask(with: context)
  }
}

extension Finder {
  /// Asks the finder, for a context in its box.
  ///
  /// - Parameter context: The box.
  /// - Returns: What it finds.
  /// - Throws: What it throws.
  @inline(__always)
  func ask(with context: ContextBox) throws -> ViewController? {
    let context: Context = context.value(as: Context.self)
    // The closure of generic code is dear to make, and nearly nobody listens.
    guard OpenRegions.isActive else { return try findViewController(with: context) }
    return try OpenRegions.code(of: self, .finder) { try findViewController(with: context) }
  }
}
