import HeadlessUIKit
import Journeys
import KeptShapes
import MVVMRouting
import RouteChecking
import RoutingSpecs
import Testing

@testable import SignIn

@MainActor
@Suite struct SignInLaunchTests {
  private static func app(
    _ password: PasswordState, router: (@MainActor (LoginViewModel) -> LoginRouter)? = nil
  ) -> App<UIWindow> {
    App("signIn") { window in
      try SignInStoryboard.register()
      let screen = SignInBinding().makeController(for: .init(kind: 0, context: password.rawValue))
      if let login = screen as? LoginViewController, let viewModel = login.viewModel, let router {
        login.router = router(viewModel)
      }
      window.rootViewController = UINavigationController(rootViewController: screen)
      return window
    }
  }

  /// A tap on a button of the login, which is drawn in the storyboard and so not found by touch.
  private static func link<Target: UIViewController>(
    _ name: String, _ route: LoginViewController.Route, _ target: Target.Type
  ) -> Journeys.Link<UIWindow> {
    Link(
      name, reaches: target,
      or: .declines(
        "the login is not on screen", when: { !($0.shownControllers.last is LoginViewController) })
    ) { window in
      (window.shownControllers.last as? LoginViewController)?.tap(route)
    }
  }

  private static func links(_ password: PasswordState) -> [Journeys.Link<UIWindow>] {
    [
      password == .valid
        ? link("login", .login, HomeViewController.self)
        : link("login", .login, ChangePasswordViewController.self),
      link("signUp", .signUp, SignUpViewController.self),
      link("forgotPassword", .forgotPassword, ForgotPasswordViewController.self),
    ]
  }

  @Test(arguments: PasswordState.allCases)
  func `the login is clean from launch`(password: PasswordState) {
    let report = check(Self.app(password), links: Self.links(password))
    #expect(report.notExercised.isEmpty, "\(report.text)")
    let atRest = JourneyReport.exploring(
      Self.app(password), links: Self.links(password), limits: JourneyLimits(moments: 0))
    // In the middle of a push a second one is taken, so that two screens come to stand on each other.
    #expect(atRest.counts.states == 4 && report.counts.states > 4)
  }

  @Test func `a router that forgets that a password expires is found by the first tap`() {
    let report = JourneyReport.exploring(
      Self.app(.expired, router: CarelessLoginRouter.init), links: Self.links(.expired))
    #expect(report.findings.map(\.journey) == [["open link login"]], "\(report.text)")
  }

  @Test func `a screen and its view model that hold each other are found by going there and back`() {
    let clinging = Journeys.Link<UIWindow>(
      "forgotPassword", reaches: ForgotPasswordViewController.self,
      or: .declines("the login is not on screen")
    ) { window in
      guard let login = window.shownControllers.last as? LoginViewController else { return }
      login.tap(.forgotPassword)
      guard let screen = login.navigationController?.topViewController as? ForgotPasswordViewController else {
        return
      }
      let viewModel = ClingingViewModel()
      viewModel.view = screen
      screen.viewModel = viewModel
    }
    let report = JourneyReport.exploring(Self.app(.valid), links: [clinging])
    let finding = report.findings.first { $0.property == .releasesControllers }
    #expect(finding?.journey == ["open link forgotPassword", "tap Back"], "\(report.text)")
  }

  @Test func `the login has the shape that is kept, and stays in it`() throws {
    let shape = try signInShape()
    let report = JourneyReport.exploring(Self.app(.valid), links: Self.links(.valid))
    try KeptShape(shape, in: "LaunchTests/Shapes/SignInShape.swift", of: "SignIn", on: "HeadlessUIKit")
      .expect(from: report)
    let inside = JourneyReport.exploring(Self.app(.valid), links: Self.links(.valid), shape: shape)
    #expect(inside.holds, "\(inside.text)")
  }
}
