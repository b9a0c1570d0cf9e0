import HeadlessUIKit

/// An action without its type, made once when a chain is assembled.
@MainActor
class ErasedAction {
  /// The type of the action.
  var type: Any.Type { preconditionFailure("a subclass says which action it is") }

  /// The class of the controller that the action starts from.
  var existingType: UIViewController.Type { UIViewController.self }

  /// Whether the action puts controllers into a container.
  var isContainerAction: Bool { false }

  /// Whether no child ever leaves the container through the action.
  var keepsAllChildren: Bool { true }

  /// Whether controllers of a class can stand before the action.
  func accepts(_ type: UIViewController.Type) -> Bool { true }

  /// The controller that the action starts from: the given one or the nearest container around it of the right class.
  func resolve(_ existing: UIViewController) -> UIViewController? { existing }

  func prepare(on existing: UIViewController?) throws {}

  func controllerRemoved(from existing: UIViewController) -> UIViewController? { nil }

  func embed(_ viewController: UIViewController, in children: inout [UIViewController]) throws {}

  /// What is in the container that the action works on.
  func children(of container: UIViewController) -> [UIViewController] { [] }

  func integrate(
    _ children: [UIViewController], into container: UIViewController,
    showing viewController: UIViewController,
    animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) { completion(.success) }

  func perform(
    with viewController: UIViewController, on existing: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) { completion(.success) }
}

/// An action that is no container action, without its type.
final class ErasedPlainAction<Wrapped: Action>: ErasedAction {
  private let action: Wrapped

  init(_ action: Wrapped) { self.action = action }

  override var type: Any.Type { Wrapped.self }

  override var existingType: UIViewController.Type { Wrapped.ViewController.self }

  override func accepts(_ type: UIViewController.Type) -> Bool {
    type == Wrapped.ViewController.self || type is Wrapped.ViewController.Type
  }

  override func resolve(_ existing: UIViewController) -> UIViewController? {
    if OpenRegions.isActive, Wrapped.ViewController.self != UIViewController.self {
      OpenRegions.current?.willResolve(existing)
    }
    return existing.nearest(Wrapped.ViewController.self)
  }

  override func prepare(on existing: UIViewController?) throws {
    let existing = existing as? Wrapped.ViewController
    try run(on: existing) { try action.prepare(on: existing) }
  }

  override func controllerRemoved(from existing: UIViewController) -> UIViewController? {
    guard let existing = existing as? Wrapped.ViewController else { return nil }
    return run(on: existing) { action.controllerRemoved(from: existing) }
  }

  override func perform(
    with viewController: UIViewController, on existing: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let existing = existing as? Wrapped.ViewController else { return }
    run(on: existing) {
      action.perform(with: viewController, on: existing, animated: animated, completion: completion)
    }
  }

  /// Lets the action work, which is given the controller that it starts from.
  @inline(__always)
  private func run<Result, Failure>(
    on existing: UIViewController?, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if OpenRegions.isActive, !(action is any Announcing) {
      OpenRegions.handOut(existing.map { [$0] } ?? [], at: .action)
    }
    return try OpenRegions.code(of: action, .action, body)
  }
}

/// A container action without its type.
final class ErasedContainerAction<Wrapped: ContainerAction>: ErasedAction {
  private let action: Wrapped

  init(_ action: Wrapped) { self.action = action }

  override var type: Any.Type { Wrapped.self }

  override var existingType: UIViewController.Type { Wrapped.ViewController.self }

  override var isContainerAction: Bool { true }

  override var keepsAllChildren: Bool { action.keepsAllChildren }

  override func accepts(_ type: UIViewController.Type) -> Bool {
    type == Wrapped.ViewController.self || type is Wrapped.ViewController.Type
  }

  override func resolve(_ existing: UIViewController) -> UIViewController? {
    if OpenRegions.isActive, Wrapped.ViewController.self != UIViewController.self {
      OpenRegions.current?.willResolve(existing)
    }
    return existing.nearest(Wrapped.ViewController.self)
  }

  override func embed(_ viewController: UIViewController, in children: inout [UIViewController]) throws {
    try OpenRegions.code(of: action, .action) { try action.embed(viewController, in: &children) }
  }

  override func children(of container: UIViewController) -> [UIViewController] {
    if OpenRegions.isActive, (action as? any ChildrenIndifference)?.isIndifferentToChildren != true {
      OpenRegions.current?.willReadChildren(of: container)
    }
    guard let container = container as? Wrapped.ViewController else { return [] }
    let children = container.askItself { $0.containedViewControllers }
    if OpenRegions.isActive, !(action is any Announcing) { OpenRegions.handOut(children, at: .preparation) }
    return children
  }

  override func integrate(
    _ children: [UIViewController], into container: UIViewController,
    showing viewController: UIViewController,
    animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard let container = container as? Wrapped.ViewController else { return }
    OpenRegions.code(of: action, .action) {
      action.integrate(
        children, into: container, showing: viewController, animated: animated, completion: completion)
    }
  }
}

/// A container action that may pass the children which were there on without looking at them.
@MainActor
protocol ChildrenIndifference {
  /// Whether the action does the same whatever and however many the children are.
  var isIndifferentToChildren: Bool { get }
}
