import HeadlessUIKit
import MVVMRouting
import RoutingSpecs

extension SignIn {
  /// What a check must find: each route has one mistake.
  static var defectiveRoutes: [Route] {
    [
      forward(.login, .expired, router: CarelessLoginRouter.init),
      unknown("unknown-route", router: SilentLoginRouter.init),
      thereAndBack("sign-up-and-back", .signUp) { screen in
        guard let screen = screen as? SignUpViewController else { return }
        // The closure holds the screen, which holds the view model, which holds the closure.
        screen.viewModel?.onEnd = { screen.navigationController?.popViewController(animated: true) }
      },
      thereAndBack("forgot-password-and-back", .forgotPassword) { screen in
        guard let screen = screen as? ForgotPasswordViewController else { return }
        let viewModel = ClingingViewModel()
        viewModel.view = screen
        screen.viewModel = viewModel
        screen.router = LastRouter(viewModel: viewModel)
      },
    ]
  }
}

/// Forgets that a password may have expired.
final class CarelessLoginRouter: LoginRouter {
  override func destination(of route: Route, parameters: Any?) -> UIViewController {
    route == .login ? HomeViewController.make() : super.destination(of: route, parameters: parameters)
  }
}

/// Returns from an unknown name as if nothing had been said.
final class SilentLoginRouter: LoginRouter {
  override func routeWasRefused(_ error: MVVMRoutingError, from context: UIViewController) {}
}

/// Holds its view strongly, which holds it.
final class ClingingViewModel: ForgotPasswordViewModel {
  var view: ForgotPasswordViewController?
}
