import HeadlessUIKit
import MVVMRouting
import RoutingSpecs

extension SignIn {
  /// The decision table, the ways there and back, and an unknown name.
  static var routes: [Route] {
    let table = LoginViewController.Route.allCases.flatMap { button in
      PasswordState.allCases.map { forward(button, $0) }
    }
    return table + [
      thereAndBack("sign-up-and-back", .signUp), thereAndBack("forgot-password-and-back", .forgotPassword),
      unknown("unknown-route"),
    ]
  }

  /// One row of the decision table: a button, tapped where the user sees a login in one state.
  static func forward(
    _ button: LoginViewController.Route, _ password: PasswordState,
    router: (@MainActor (LoginViewModel) -> LoginRouter)? = nil
  ) -> Route {
    let screen = DecisionTable.destination(of: button, password)
    let name = DecisionTable.name(of: button, password)
    return Route(
      name, summary: "\(screen.name), where the password is \(password.name).",
      expecting: .leads(from: password, to: screen)
    ) { attempt in
      if let login = attempt.onScreen(LoginViewController.self), login.password == password {
        tap(button.rawValue, on: login, in: attempt, router: router)
      } else if let seen = attempt.screenOnTop, seen == screen {
        attempt.finish(.reached)
      } else {
        attempt.finish(.declined(.loginNotOnScreen))
      }
    }
  }

  /// Says a name that the router does not know.
  static func unknown(
    _ name: String, router: (@MainActor (LoginViewModel) -> LoginRouter)? = nil
  ) -> Route {
    Route(name, summary: "A name that the router does not know.", expecting: .unknownRoute) { attempt in
      guard let login = attempt.onScreen(LoginViewController.self) else {
        return attempt.finish(.declined(.loginNotOnScreen))
      }
      tap("help", on: login, in: attempt, router: router)
    }
  }

  /// Says a name to the router of a login; what it refuses, the route declines.
  private static func tap(
    _ routeID: String, on login: LoginViewController, in attempt: RouteAttempt,
    router makeRouter: (@MainActor (LoginViewModel) -> LoginRouter)?
  ) {
    if let makeRouter, let viewModel = login.viewModel { login.router = makeRouter(viewModel) }
    guard let router = login.router as? LoginRouter else { return }
    var refusal: MVVMRoutingError?
    router.onRefusal = { refusal = $0 }
    router.route(to: routeID, from: login)
    router.onRefusal = nil
    if let refusal {
      attempt.finish(.declined(RouteRefusal(refusal.code, message: refusal.description)))
    } else {
      attempt.finish(.reached)
    }
  }
}
