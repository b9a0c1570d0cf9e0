import HeadlessUIKit
import MVVMRouting

/// Decides where the buttons of the login lead.
class LoginRouter: DecidingRouter {
  typealias Route = LoginViewController.Route

  // The controller holds both; held strongly, the two would hold each other.
  unowned let viewModel: LoginViewModel

  /// Hears why nothing was done, for instance to tell the user.
  var onRefusal: (@MainActor (MVVMRoutingError) -> Void)?

  init(viewModel: LoginViewModel) {
    self.viewModel = viewModel
  }

  func destination(of route: Route, parameters: Any?) -> UIViewController {
    switch route {
    case .login:
      viewModel.passwordHasExpired ? ChangePasswordViewController.make() : HomeViewController.make()
    case .signUp: SignUpViewController.make()
    case .forgotPassword: ForgotPasswordViewController.make()
    }
  }

  func routeWasRefused(_ error: MVVMRoutingError, from context: UIViewController) {
    onRefusal?(error)
  }
}
