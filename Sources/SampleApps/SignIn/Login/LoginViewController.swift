import HeadlessUIKit
import MVVMRouting

/// Where the user signs in: names where to go, and leaves the way to its router.
final class LoginViewController: UIViewController {
  /// The buttons.
  enum Route: String, CaseIterable {
    case login
    case signUp
    case forgotPassword
  }

  var viewModel: LoginViewModel?
  var router: (any Router)?

  /// The user has tapped a button.
  func tap(_ route: Route) {
    router?.route(to: route.rawValue, from: self)
  }
}

/// What is known of the user who signs in.
@MainActor
final class LoginViewModel {
  /// Whether the password must be changed before anything else.
  let passwordHasExpired: Bool

  init(passwordHasExpired: Bool) {
    self.passwordHasExpired = passwordHasExpired
  }
}
