public import HeadlessUIKit

/// Puts a controller onto a navigation controller's stack.
public struct PushAction<ViewController: UINavigationController>: ContainerAction {
  enum Place {
    case onTop
    case asRoot
    case replacingLast
  }

  let place: Place

  /// Only a push on top leaves the others alone.
  public var keepsAllChildren: Bool { place == .onTop }

  /// Puts the controller into its place on the stack; other navigation controllers and split views are refused.
  public func embed(_ viewController: UIViewController, in children: inout [UIViewController]) throws {
    if viewController is UINavigationController || viewController is UISplitViewController {
      throw RoutingError.cannotEmbed(viewController, in: ViewController.self)
    }
    switch place {
    case .onTop: break
    case .asRoot: children.removeAll()
    case .replacingLast: _ = children.popLast()
    }
    children.append(viewController)
  }

  /// Pushes, or sets the stack where more than the top changes.
  public func integrate(
    _ children: [UIViewController], into container: ViewController, showing viewController: UIViewController,
    animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if let last = children.last, Self.onlyAppends(to: container.viewControllers, in: children) {
      container.pushViewController(last, animated: animated)
    } else {
      container.setViewControllers(children, animated: animated)
    }
    // A navigation controller refuses edits while something else moves; nothing but the look tells.
    guard container.topViewController === children.last else {
      completion(.failure(.cannotShow(viewController, in: container)))
      return
    }
    container.whenTransitionEnds(animated: animated) { completion(.success) }
  }

  private static func onlyAppends(to old: [UIViewController], in new: [UIViewController]) -> Bool {
    guard new.count == old.count + 1 else { return false }
    for index in old.indices where old[index] !== new[index] { return false }
    return true
  }
}

extension PushAction: ChildrenIndifference {
  var isIndifferentToChildren: Bool { place == .onTop }
}

extension ContainerViewController where Self: UINavigationController {
  /// Puts a controller on top of the stack.
  ///
  /// - Returns: The action.
  public static func push() -> PushAction<Self> { PushAction(place: .onTop) }

  /// Makes a controller the only one on the stack.
  ///
  /// - Returns: The action.
  public static func pushAsRoot() -> PushAction<Self> { PushAction(place: .asRoot) }

  /// Puts a controller in the place of the one on top of the stack.
  ///
  /// - Returns: The action.
  public static func pushReplacingLast() -> PushAction<Self> { PushAction(place: .replacingLast) }
}

extension ContainerAction where Self == PushAction<UINavigationController> {
  /// Puts a controller on top of a navigation controller's stack.
  public static var push: Self { UINavigationController.push() }

  /// Makes a controller the only one on a navigation controller's stack.
  public static var pushAsRoot: Self { UINavigationController.pushAsRoot() }

  /// Puts a controller in the place of the one on top of a navigation controller's stack.
  public static var pushReplacingLast: Self { UINavigationController.pushReplacingLast() }
}

extension UIViewController {
  /// Calls a closure when the transition under way has ended; at once if nothing moves.
  func whenTransitionEnds(animated: Bool, _ body: @escaping @MainActor () -> Void) {
    guard animated, let coordinator = transitionCoordinator else { return body() }
    coordinator.animate(alongsideTransition: nil) { _ in body() }
  }
}
