import HeadlessUIKit
import MVVMRouting
import RoutingSpecs

/// What was on screen in between, watched without being kept alive.
@MainActor
private final class Visit {
  var references = WeakReferences([])
  var screen = ""
}

extension SignIn {
  /// A button, and back again a second later: the screen in between must be gone, with its view model and router.
  static func thereAndBack(
    _ name: String, _ button: LoginViewController.Route,
    prepare: @escaping @MainActor (UIViewController) -> Void = { _ in }
  ) -> Route {
    let visit = Visit()
    return Route(
      name, summary: "\(button.rawValue) and back again.", expecting: .backToLogin
    ) { attempt in
      visit.references = WeakReferences([])
      guard let login = attempt.onScreen(LoginViewController.self) else {
        return attempt.finish(.declined(.loginNotOnScreen))
      }
      guard let navigation = login.navigationController else {
        return attempt.finish(.declined(.noNavigation))
      }
      login.tap(button)
      guard let screen = navigation.topViewController, screen !== login else { return }
      prepare(screen)
      visit.screen = "\(type(of: screen))"
      visit.references = WeakReferences((screen as? any AssembledScreen)?.parts ?? [screen])
      Simulation.current.clock.schedule(after: 1_000) { [weak navigation] in
        navigation?.popViewController(animated: true)
        attempt.finish(.reached)
      }
    }
    .alsoChecking(
      "releasesPoppedScreens", "The screen that was left is gone, with its view model and its router."
    ) { after in
      guard after.isReached else { return .notExercised }
      return judgeRelease(of: visit)
    }
  }

  private static func judgeRelease(of visit: Visit) -> OwnCheck.Verdict {
    let alive = visit.references.alive
    guard let first = alive.first else { return .holds }
    let names = alive.map { "\(type(of: $0))" }.joined(separator: ", ")
    let path = RetainingPath.from(first).map { ": \($0)" } ?? "; reflection shows no path"
    return .fails("\(visit.screen) was popped, but still alive are \(names)\(path).")
  }
}

extension RouteRefusal {
  /// There is no login to tap a button of.
  static let loginNotOnScreen = RouteRefusal("loginNotOnScreen", message: "The user does not see the login.")

  /// There is nothing to push onto.
  static let noNavigation = RouteRefusal(
    "noNavigation", message: "The login stands in no navigation controller.")
}

extension LoginViewController {
  /// The state of the view model.
  var password: PasswordState { viewModel?.passwordHasExpired == true ? .expired : .valid }
}

extension RouteAttempt {
  /// The app's screen that the user sees.
  var screenOnTop: SignInScreen? {
    if onScreen(HomeViewController.self) != nil { return .home }
    if onScreen(ChangePasswordViewController.self) != nil { return .changePassword }
    if onScreen(SignUpViewController.self) != nil { return .signUp }
    if onScreen(ForgotPasswordViewController.self) != nil { return .forgotPassword }
    return onScreen(LoginViewController.self).map { _ in .login }
  }
}
