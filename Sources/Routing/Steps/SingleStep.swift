public import HeadlessUIKit

/// A step between others: a finder and a factory, or a finder alone.
public struct SingleStep<StepFinder: Finder, StepFactory: AbstractFactory>: TaskAdding
where StepFinder.ViewController == StepFactory.ViewController, StepFinder.Context == StepFactory.Context {
  /// The step's finder, factory and tasks.
  public var blueprint: StepBlueprint<StepFinder, StepFactory>

  /// Makes a step.
  ///
  /// - Parameters:
  ///   - finder: Looks for the step's controller.
  ///   - factory: Builds it where it is not on the stack; ``NilFactory`` if it is not to be built.
  public init(finder: StepFinder, factory: StepFactory) {
    blueprint = StepBlueprint(finder: finder, factory: factory)
  }

  /// Makes a step, in the short form.
  ///
  /// - Parameters:
  ///   - finder: Looks for the step's controller.
  ///   - factory: Builds it where it is not on the stack; ``NilFactory`` if it is not to be built.
  public init(_ finder: StepFinder, _ factory: StepFactory) {
    self.init(finder: finder, factory: factory)
  }
}

extension SingleStep: StepWithAction where StepFactory: BuildingFactory {}

extension SingleStep: StepWithoutAction where StepFactory: NeverBuildingFactory {}

/// A step between others whose controller is a container that takes the following steps' controllers.
public struct SingleContainerStep<StepFinder: Finder, StepFactory: ContainerFactory>: StepWithAction
where StepFinder.ViewController == StepFactory.ViewController, StepFinder.Context == StepFactory.Context {
  /// The step's finder, factory and tasks.
  public var blueprint: StepBlueprint<StepFinder, StepFactory>

  /// Makes a step.
  ///
  /// - Parameters:
  ///   - finder: Looks for the container.
  ///   - factory: Builds it where it is not on the stack.
  public init(finder: StepFinder, factory: StepFactory) {
    blueprint = StepBlueprint(finder: finder, factory: factory)
  }
}

/// A step that always makes a new navigation controller.
public struct NavigationControllerStep<ViewController: UINavigationController, Context>: StepWithAction {
  /// The step's finder, factory and tasks.
  public var blueprint:
    StepBlueprint<
      NilFinder<ViewController, Context>, NavigationControllerFactory<ViewController, Context>
    >

  /// Makes the step.
  ///
  /// - Parameter factory: Builds the navigation controller.
  public init(factory: NavigationControllerFactory<ViewController, Context> = NavigationControllerFactory()) {
    blueprint = StepBlueprint(finder: NilFinder(), factory: factory)
  }
}
