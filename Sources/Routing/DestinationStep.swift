public import HeadlessUIKit

/// A complete chain of steps that ends at a screen: what a router navigates to.
///
/// The types say which class of controller it leads to and what context it takes; what is between is erased, once.
@MainActor
public struct DestinationStep<ViewController: UIViewController, Context> {
  /// The steps from the target back to the start of the chain.
  let nodes: [StepNode]

  init(nodes: [StepNode]) { self.nodes = nodes }
}

extension DestinationStep {
  /// How many steps the chain has; one that chooses among chains counts as one.
  public var stepCount: Int { nodes.count }

  /// Whether some step of the chain was promised to stand in a container, or a switch may lead to one that was.
  package var makesPromises: Bool { nodes.contains { $0.promise != nil || $0.role == .chooses } }

  /// Promises that the step's controller will stand in a container of a class, so that a container action can follow.
  ///
  /// The compiler cannot know it, so the router checks: where the controller is in no such container, the navigation
  /// is refused and the stack stays as it was.
  ///
  /// - Parameter type: The class of the container; usually it follows from the action.
  /// - Returns: The same chain, as one that leads to the container.
  public func expectingContainer<Container: ContainerViewController>(
    _ type: Container.Type = Container.self
  ) -> DestinationStep<Container, Context> {
    var nodes = nodes
    if let first = nodes.first { nodes[0] = PromisingNode(first, ContainerExpectation(Container.self)) }
    return DestinationStep<Container, Context>(nodes: nodes)
  }

  /// The same chain with the controller's class forgotten.
  ///
  /// - Returns: A chain that leads to some view controller.
  public func asGeneric() -> DestinationStep<UIViewController, Context> {
    DestinationStep<UIViewController, Context>(nodes: nodes)
  }

  /// The same chain as one that leads to another class of controllers.
  ///
  /// Where the controller turns out to be of another class, and is in no container of that class, the navigation that
  /// needs it is refused.
  ///
  /// - Parameter type: The class.
  /// - Returns: The same chain with another type.
  public func unsafelyRewrapped<Other: UIViewController>(
    as type: Other.Type = Other.self
  ) -> DestinationStep<Other, Context> {
    DestinationStep<Other, Context>(nodes: nodes)
  }
}

extension DestinationStep where ViewController == UIViewController {
  /// The last controller of the modal chain: the window's root, or the one presented last.
  public static var current: DestinationStep { GeneralStep.current() }

  /// The window's root; modal layers over it are dismissed first.
  public static var root: DestinationStep { GeneralStep.root() }
}
