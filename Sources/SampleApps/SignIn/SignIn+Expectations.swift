import RoutingSpecs

/// Where each button leads in each state of the view model: said once more, without the router.
enum DecisionTable {
  static func destination(of route: LoginViewController.Route, _ password: PasswordState) -> SignInScreen {
    switch (route, password) {
    case (.login, .valid): .home
    case (.login, .expired): .changePassword
    case (.signUp, _): .signUp
    case (.forgotPassword, _): .forgotPassword
    }
  }

  /// The name of the route for one row of the table.
  static func name(of route: LoginViewController.Route, _ password: PasswordState) -> String {
    let button =
      switch route {
      case .login: "login"
      case .signUp: "sign-up"
      case .forgotPassword: "forgot-password"
      }
    return "\(button)-\(password.name)"
  }
}

extension Expectation {
  private static let onScreen: StackSearchOptions = [.current, .visible]

  /// A login in a state is on screen, or what it leads to is; otherwise there is nothing to tap.
  static func leads(from password: PasswordState, to screen: SignInScreen) -> Expectation {
    let login = StackPattern.screenShowing("Login", context: password.name)
    return Expectation(
      reaches: Target(screen: screen.rawValue),
      declines: [
        Decline(
          "loginNotOnScreen",
          when: .all([
            .not(.exists(login, onScreen)), .not(.exists(.screen(screen.name), onScreen)),
          ])),
        Decline("noNavigation", when: .firstMatch(login, onScreen, is: .not(.inside(.navigation)))),
      ])
  }

  /// The way leads back to the login that it began with.
  static let backToLogin = Expectation(
    reaches: Target(screen: SignInScreen.login.rawValue),
    declines: [
      Decline("loginNotOnScreen", when: .not(.exists(.screen("Login"), onScreen))),
      Decline(
        "noNavigation", when: .firstMatch(.screen("Login"), onScreen, is: .not(.inside(.navigation)))),
    ])

  /// Nobody knows the name, wherever it is said.
  static let unknownRoute = Expectation(
    reaches: Target(screen: SignInScreen.login.rawValue),
    declines: [
      Decline("loginNotOnScreen", when: .not(.exists(.screen("Login"), onScreen))),
      Decline("unknownRoute", when: .always),
    ])
}
