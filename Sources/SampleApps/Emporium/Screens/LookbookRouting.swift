import HeadlessUIKit
import Routing

/// Makes a magazine of the pages that belong to it and those of the following steps.
struct LookbookFactory<Context>: ContainerFactory {
  func build(with context: Context, integrating children: [UIViewController]) throws -> LookbookViewController
  {
    let lookbook = LookbookViewController()
    lookbook.bind(children)
    return lookbook
  }
}

/// Puts a page at the end of a magazine and turns to it.
struct AppendPageAction: ContainerAction {
  var keepsAllChildren: Bool { true }

  func embed(_ viewController: UIViewController, in children: inout [UIViewController]) throws {
    guard !(viewController is any ContainerViewController) else {
      throw RoutingError.cannotEmbed(viewController, in: LookbookViewController.self)
    }
    children.append(viewController)
  }

  func integrate(
    _ children: [UIViewController], into container: LookbookViewController,
    showing viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    container.bind(children)
    container.turn(to: viewController)
    completion(.success)
  }
}

extension LookbookViewController {
  /// Puts a page at the end.
  ///
  /// - Returns: The action.
  static func appendPage() -> AppendPageAction { AppendPageAction() }
}
