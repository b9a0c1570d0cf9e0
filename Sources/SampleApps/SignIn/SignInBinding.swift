import HeadlessUIKit
import RoutingSpecs

/// The screens of the app, in the order of its catalogue.
enum SignInScreen: Int, CaseIterable {
  case login
  case home
  case changePassword
  case signUp
  case forgotPassword

  /// The screen's name in the catalogue.
  var name: String {
    switch self {
    case .login: "Login"
    case .home: "Home"
    case .changePassword: "ChangePassword"
    case .signUp: "SignUp"
    case .forgotPassword: "ForgotPassword"
    }
  }
}

/// The states of the login's view model.
enum PasswordState: Int, CaseIterable {
  case valid
  case expired

  /// The state's name among the contexts of the catalogue.
  var name: String { self == .valid ? "valid" : "expired" }
}

/// Makes the app's screens from its storyboard, and recognises them.
struct SignInBinding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController {
    switch SignInScreen(rawValue: screen.kind) {
    case .home: HomeViewController.make()
    case .changePassword: ChangePasswordViewController.make()
    case .signUp: SignUpViewController.make()
    case .forgotPassword: ForgotPasswordViewController.make()
    case .login, nil: makeLogin(passwordHasExpired: screen.context == PasswordState.expired.rawValue)
    }
  }

  private func makeLogin(passwordHasExpired: Bool) -> UIViewController {
    let login = SignInStoryboard.scene(LoginViewController.self)
    let viewModel = LoginViewModel(passwordHasExpired: passwordHasExpired)
    login.viewModel = viewModel
    login.router = LoginRouter(viewModel: viewModel)
    return login
  }

  func screen(of controller: UIViewController) -> Screen? {
    switch controller {
    case let login as LoginViewController:
      let state: PasswordState = login.viewModel?.passwordHasExpired == true ? .expired : .valid
      return Screen(kind: SignInScreen.login.rawValue, context: state.rawValue)
    case is HomeViewController: return Screen(kind: SignInScreen.home.rawValue)
    case is ChangePasswordViewController: return Screen(kind: SignInScreen.changePassword.rawValue)
    case is SignUpViewController: return Screen(kind: SignInScreen.signUp.rawValue)
    case is ForgotPasswordViewController: return Screen(kind: SignInScreen.forgotPassword.rawValue)
    default: return nil
    }
  }
}
