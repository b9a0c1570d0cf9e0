public import HeadlessUIKit

/// Puts a controller into a column of a split view controller.
public struct SplitColumnAction<ViewController: UISplitViewController>: ContainerAction {
  enum Column {
    case primary
    case secondary
  }

  let column: Column

  /// Puts the controller into its column.
  public func embed(_ viewController: UIViewController, in children: inout [UIViewController]) throws {
    switch column {
    case .primary:
      if children.isEmpty { children.append(viewController) } else { children[0] = viewController }
    case .secondary:
      guard let primary = children.first else { throw RoutingError.noSuchPlace(index: 1, count: 0) }
      children = [primary, viewController]
    }
  }

  /// Sets the columns; a collapsed split view shows the detail its own way, by a push or a presentation with animation,
  /// whose end is waited for.
  public func integrate(
    _ children: [UIViewController], into container: ViewController, showing viewController: UIViewController,
    animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if container.style != .unspecified {
      // A split view with columns takes no list; it wraps what it is given where it likes to.
      container.setViewController(viewController, for: column == .primary ? .primary : .secondary)
      container.show(column == .primary ? .primary : .secondary)
    } else if column == .secondary, container.isCollapsed {
      container.showDetailViewController(viewController, sender: nil)
    } else {
      container.viewControllers = children
      return completion(.success)
    }
    viewController.whenTransitionEnds(animated: true) { completion(.success) }
  }
}

extension ContainerViewController where Self: UISplitViewController {
  /// Puts a controller into the primary column.
  ///
  /// - Returns: The action.
  public static func setAsMaster() -> SplitColumnAction<Self> { SplitColumnAction(column: .primary) }

  /// Puts a controller into the secondary column.
  ///
  /// - Returns: The action.
  public static func setAsDetail() -> SplitColumnAction<Self> { SplitColumnAction(column: .secondary) }
}

extension ContainerAction where Self == SplitColumnAction<UISplitViewController> {
  /// Puts a controller into the primary column of a split view controller.
  public static var setAsMaster: Self { UISplitViewController.setAsMaster() }

  /// Puts a controller into the secondary column of a split view controller.
  public static var setAsDetail: Self { UISplitViewController.setAsDetail() }
}
