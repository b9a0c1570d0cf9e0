import HeadlessUIKit
import MVVMRouting

/// The model behind one screen.
@MainActor
class ViewModel {}

/// A screen that others have put together.
@MainActor
protocol AssembledScreen: UIViewController {
  /// The screen, its view model and its router.
  var parts: [AnyObject] { get }
}

/// A screen with a view model and a router of its own.
class ModelledViewController<Model: ViewModel>: UIViewController, AssembledScreen {
  var viewModel: Model?
  var router: (any Router)?

  var parts: [AnyObject] {
    let others: [AnyObject?] = [viewModel, router]
    return [self] + others.compactMap { $0 }
  }

  /// Makes a screen from the storyboard, and puts its parts together.
  static func make(_ viewModel: Model) -> Self {
    let controller = SignInStoryboard.scene(self)
    controller.viewModel = viewModel
    controller.router = LastRouter(viewModel: viewModel)
    return controller
  }
}

/// The router of a screen that leads nowhere yet.
final class LastRouter: Router {
  unowned let viewModel: ViewModel

  init(viewModel: ViewModel) {
    self.viewModel = viewModel
  }

  func route(to routeID: String, from context: UIViewController, parameters: Any?) {
    let error = MVVMRoutingError.unknownRoute(routeID, router: "\(LastRouter.self)", known: [])
    Simulation.current.report(error.description)
  }
}
