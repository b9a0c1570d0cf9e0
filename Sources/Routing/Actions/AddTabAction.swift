public import HeadlessUIKit

/// Makes a controller a tab of a tab bar controller, and selects it.
public struct AddTabAction<ViewController: UITabBarController>: ContainerAction {
  enum Place {
    case last
    case at(Int)
    case replacing(Int)
  }

  let place: Place

  /// Only replacing a tab removes one.
  public var keepsAllChildren: Bool {
    if case .replacing = place { return false }
    return true
  }

  /// Puts the controller into its place among the tabs.
  public func embed(_ viewController: UIViewController, in children: inout [UIViewController]) throws {
    switch place {
    case .last: children.append(viewController)
    case .at(let index):
      guard (0...children.count).contains(index) else {
        throw RoutingError.noSuchPlace(index: index, count: children.count)
      }
      children.insert(viewController, at: index)
    case .replacing(let index):
      guard children.indices.contains(index) else {
        throw RoutingError.noSuchPlace(index: index, count: children.count)
      }
      children[index] = viewController
    }
  }

  /// Sets the tabs and selects the new one.
  public func integrate(
    _ children: [UIViewController], into container: ViewController, showing viewController: UIViewController,
    animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.setViewControllers(children, animated: animated)
    container.selectedViewController = viewController
    completion(.success)
  }
}

extension ContainerViewController where Self: UITabBarController {
  /// Adds a controller as the last tab.
  ///
  /// - Returns: The action.
  public static func add() -> AddTabAction<Self> { AddTabAction(place: .last) }

  /// Adds a controller as a tab before another one.
  ///
  /// - Parameter index: The index of the new tab, from 0 to the number of tabs.
  /// - Returns: The action.
  public static func add(at index: Int) -> AddTabAction<Self> { AddTabAction(place: .at(index)) }

  /// Puts a controller in the place of a tab.
  ///
  /// - Parameter index: The index of the tab that goes.
  /// - Returns: The action.
  public static func add(replacing index: Int) -> AddTabAction<Self> {
    AddTabAction(place: .replacing(index))
  }
}

extension ContainerAction where Self == AddTabAction<UITabBarController> {
  /// Adds a controller as the last tab of a tab bar controller.
  public static var addTab: Self { UITabBarController.add() }
}
