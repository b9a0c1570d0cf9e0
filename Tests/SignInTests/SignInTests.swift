import Checking
import HeadlessUIKit
import MVVMRouting
import RoutingSpecs
import TestSupport
import Testing

@testable import SignIn

/// The login's decisions by MVVM, from every stack.
@MainActor
@Suite(.serialized) struct SignInTests {
  private static let small = StackSpace.Bounds(
    tabs: 1, depth: 2, modals: 1, splits: false, modalKinds: .items, tabKinds: .navigation)

  @Test func `the app exhausts a small space, with unselected tabs and a modal`() throws {
    let app = try SignIn.app()
    #expect(app.exhaustiveSpace.count == 177_282)
    #expect(app.exhaustiveSpace.bounds.fits(in: app.space.bounds))
    #expect(app.space.bounds.modals == 4)
  }

  @Test func `the table is total: each button in each state of the view model is a route`() throws {
    let table = LoginViewController.Route.allCases.flatMap { button in
      PasswordState.allCases.map { DecisionTable.name(of: button, $0) }
    }
    #expect(
      table == [
        "login-valid", "login-expired", "sign-up-valid", "sign-up-expired", "forgot-password-valid",
        "forgot-password-expired",
      ])
    #expect(try SignIn.app().routes.map(\.name).starts(with: table))
  }

  nonisolated static let routes = [
    "login-valid", "login-expired", "sign-up-valid", "sign-up-expired", "forgot-password-valid",
    "forgot-password-expired", "sign-up-and-back", "forgot-password-and-back", "unknown-route",
  ]

  @Test(arguments: routes)
  func `everything holds from every stack`(name: String) throws {
    let app = try SignIn.app().exhausting(Self.small)
    let result = RouteCheck(try #require(app.route(named: name)), of: app).run()
    for cell in result.cells { #expect(cell.verdict == .holds, "\(cell.property)") }
    #expect(result[.declinesCleanly].exercisedRuns > 0)
    #expect((result[.keepsTheRest].exercisedRuns > 0) == (name != "unknown-route"))
    #expect((result[.passesOwnChecks].exercisedRuns > 0) == name.hasSuffix("-and-back"))
  }

  @Test func `every route of the app is checked here`() throws {
    #expect(try SignIn.app().routes.map(\.name) == Self.routes)
  }

  @Test func `the storyboard of the app is the fixture`() throws {
    try Repository.expectGolden(SignInStoryboard.xml, "Storyboards/SignIn.storyboard")
  }

  @Test func `an unknown name is reported with what is known, and nothing has changed`() throws {
    let app = try SignIn.app()
    let route = try #require(app.route(named: "unknown-route"))
    let state = try StackNotation(catalogue: app.catalogue).state(from: "Nav[Home, Login(valid)]")
    let explanation = RouteExecution(route, of: app).explain(state)
    #expect(
      explanation.attempts.first?.outcome
        == "declined with unknownRoute: LoginRouter has no route “help”; known: login, signUp, forgotPassword."
    )
    #expect(explanation.judgement.violated == [])
  }
}

/// The classic mistakes with view models and routers, each found with its smallest stack.
@MainActor
@Suite(.serialized) struct SignInDefectsTests {
  /// A mistake, and what a check says about it.
  struct Row: Sendable, CustomTestStringConvertible {
    let route: String
    let property: RouteProperty
    let minimal: String
    let sentence: String

    var testDescription: String { "\(route) \(property)" }
  }

  nonisolated static let rows = [
    Row(
      route: "login-expired", property: .reachesTarget, minimal: "Nav[Login(expired)]",
      sentence: "The route said that it reached its target, but the target is not where it should be."),
    Row(
      route: "unknown-route", property: .reachesTarget, minimal: "Login(valid)",
      sentence:
        "The route said that it reached its target, but it should have declined with unknownRoute."),
    Row(
      route: "sign-up-and-back", property: .passesOwnChecks, minimal: "Nav[Login(valid)]",
      sentence: "releasesPoppedScreens: SignUpViewController was popped, but still alive are "
        + "SignUpViewController, SignUpViewModel, LastRouter: SignUpViewController.viewModel → "
        + "SignUpViewModel.onEnd → a closure, whose captures cannot be seen."),
    Row(
      route: "sign-up-and-back", property: .releasesControllers, minimal: "Nav[Login(valid)]",
      sentence: "When the hierarchy had been taken apart, 2 of its controllers were still alive. "
        + "Retaining path: SignUpViewController.viewModel → SignUpViewModel.onEnd → a closure, whose "
        + "captures cannot be seen."),
    Row(
      route: "forgot-password-and-back", property: .passesOwnChecks, minimal: "Nav[Login(valid)]",
      sentence: "releasesPoppedScreens: ForgotPasswordViewController was popped, but still alive are "
        + "ForgotPasswordViewController, ClingingViewModel, LastRouter: "
        + "ForgotPasswordViewController.viewModel → ClingingViewModel.view → ForgotPasswordViewController."),
  ]

  @Test(arguments: rows)
  func `a mistake is found by its property, with its smallest stack and what went wrong`(row: Row) throws {
    let app = try SignIn.defects()
    let route = try #require(app.route(named: row.route))
    let group = try #require(RouteCheck(route, of: app).run()[row.property].groups.first)
    #expect(StackNotation(catalogue: app.catalogue).text(for: group.witness) == row.minimal)
    let findings = RouteExecution(route, of: app).explain(group.witness).findings
    #expect(findings.first { $0.property == row.property }?.sentence == row.sentence)
  }
}
