import HeadlessUIKit
import Routing
import RoutingSpecs

/// An app's own container: all its children are on screen, one above the other.
final class DrawerController: UIViewController, ContainerViewController {
  var containedViewControllers: [UIViewController] { children }

  var visibleViewControllers: [UIViewController] { children }

  /// Takes over those of a list of controllers that are not inside it yet.
  func take(_ controllers: [UIViewController]) {
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  func makeVisible(
    _ child: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) { completion(.success) }
}

/// Makes a drawer with its content.
struct DrawerFactory: ContainerFactory {
  func build(with context: Int, integrating children: [UIViewController]) throws -> DrawerController {
    let drawer = DrawerController()
    drawer.take(children)
    return drawer
  }
}

/// Puts a controller into a drawer, under all that is in it.
struct DrawerAction: ContainerAction {
  /// What is done with a controller that is to go into a drawer which is on the stack.
  var integrate: @MainActor (UIViewController, DrawerController) -> Void = { $1.take([$0]) }

  var keepsAllChildren: Bool { true }

  func embed(_ viewController: UIViewController, in children: inout [UIViewController]) throws {
    children.append(viewController)
  }

  func integrate(
    _ children: [UIViewController], into container: DrawerController,
    showing viewController: UIViewController,
    animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    integrate(viewController, container)
    completion(.success)
  }
}
