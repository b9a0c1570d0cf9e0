import HeadlessUIKit
import Routing
import Testing

/// What a program can do wrong with the router ends in a typed error, once, and harms no stack.
@MainActor
struct MisuseTests {
  /// One mistake: a chain that no team means to write.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let error: RoutingError.Code
    let navigate: @MainActor @Sendable (Stage) -> RoutingResult?

    init<ViewController: UIViewController>(
      _ id: String, _ error: RoutingError.Code, to type: ViewController.Type,
      _ step: @escaping @MainActor @Sendable () -> DestinationStep<ViewController, Any?>
    ) {
      (testDescription, self.error) = (id, error)
      navigate = { $0.go(step()) }
    }
  }

  /// A stack to make the mistake on.
  struct Start: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable () -> Stage
  }

  nonisolated static let starts = [
    Start(testDescription: "Home") { Stage(HomeScreen()) },
    Start(testDescription: "Home > Login") { Stage(HomeScreen(), presenting: [LoginScreen()]) },
    Start(testDescription: "Tabs[*Home, Nav[Account, Forgot]] > Nav[Login]") {
      Stage(
        tabs(HomeScreen(), nav(AccountScreen(), ForgotPasswordScreen())), presenting: [nav(LoginScreen())])
    },
  ]

  nonisolated static let mistakes: [Mistake] = [
    Mistake("a switch that leads back to itself", .cyclicChain, to: UIViewController.self) {
      SwitchAssembly<UIViewController, Any?>().addCase { _ in Knot.step }.assemble()
    },
    Mistake("a chain that grows for ever", .chainWithoutEnd, to: UIViewController.self) { endless() },
    Mistake("a switch that makes new steps with interceptors at every look", .cyclicChain, to: BagScreen.self)
    {
      SwitchAssembly<BagScreen, Any?>().addCase { _ in
        StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
          .adding(InlineInterceptor { _ in }).using(.presentModally).from(.current).assemble()
      }
      .assemble()
    },
    Mistake("a switch without a case that applies and without default", .noCaseApplies, to: BagScreen.self) {
      SwitchAssembly<BagScreen, Any?>().addCase(expecting: BagScreen.self).assemble()
    },
    Mistake("a rewrapped step of the wrong class", .containerNotFound, to: BagScreen.self) {
      let wrong = DestinationStep<UIViewController, Any?>.root
        .unsafelyRewrapped(as: UINavigationController.self)
      return bag(built).using(.push).from(wrong).assemble()
    },
    Mistake("a promise that a built step cannot keep", .containerNotFound, to: AccountScreen.self) {
      let alone = bag(built).using(.presentModally).from(.current).assemble()
      return StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
        .using(.push).from(alone.expectingContainer()).assemble()
    },
    Mistake("a finder that names a controller off the stack", .notOnStack, to: BagScreen.self) {
      GeneralStep.custom(using: ClosureFinder<BagScreen, Any?> { _ in BagScreen() })
    },
    Mistake("a finder that throws", .finderFailed, to: BagScreen.self) {
      GeneralStep.custom(using: ClosureFinder<BagScreen, Any?> { _ in throw PlannedFailure() })
    },
    Mistake("a factory that refuses to prepare", .factoryFailed, to: BagScreen.self) {
      bag(UnpreparedFactory()).using(.presentModally).from(.root).assemble()
    },
    Mistake("a factory that throws", .factoryFailed, to: BagScreen.self) {
      bag(ClosureFactory { _ in throw PlannedFailure() }).using(.presentModally).from(.root).assemble()
    },
    Mistake("an action that drops its completion", .completionNeverCalled, to: BagScreen.self) {
      bag(built).using(Ending(times: 0)).from(.current).assemble()
    },
    Mistake("an interceptor that drops its completion", .completionNeverCalled, to: BagScreen.self) {
      bag(built).adding(InlineInterceptor(completing: { _, _ in }))
        .using(.presentModally).from(.current).assemble()
    },
  ]

  @Test(arguments: mistakes, starts)
  func `a mistake is a typed error, told once, and the stack is unharmed`(mistake: Mistake, start: Start) {
    for observed in [true, false] {
      let stage = start.make()
      if !observed { stage.router.observer = nil }
      let before = stage.text
      #expect(mistake.navigate(stage)?.error?.code == mistake.error)
      #expect(stage.results.count == 1)
      #expect(stage.text == before)
      #expect(Simulation.current.faults.isEmpty)
      #expect(stage.go(GeneralStep.current())?.isSuccess == true, "the router is ready for the next")
    }
  }

  @Test func `an action that completes twice counts once, and the second time is reported`() {
    let stage = Stage(HomeScreen())
    #expect(stage.go(Self.bag(Self.built).using(Ending(times: 2)).from(.root).assemble())?.isSuccess == true)
    #expect(stage.results.count == 1 && stage.text == "Home")
    #expect(stage.events.contains { if case .completedTwice = $0 { true } else { false } })
  }

  // MARK: - What the mistakes are made of

  private static func bag<BagFactory: Factory>(
    _ factory: BagFactory
  ) -> StepAssembly<NilFinder<BagScreen, Any?>, BagFactory>
  where BagFactory.ViewController == BagScreen, BagFactory.Context == Any? {
    StepAssembly(finder: NilFinder(), factory: factory)
  }

  private static var built: ClassFactory<BagScreen, Any?> { ClassFactory() }

  private static func endless() -> DestinationStep<UIViewController, Any?> {
    SwitchAssembly<UIViewController, Any?>().addCase { _ in endless() }.assemble()
  }

  /// A switch whose only case is itself.
  private enum Knot {
    @MainActor static let step: DestinationStep<UIViewController, Any?> =
      SwitchAssembly<UIViewController, Any?>().addCase { _ in step }.assemble()
  }

  private struct UnpreparedFactory: Factory {
    func prepare(with context: Any?) throws { throw PlannedFailure() }

    func build(with context: Any?) throws -> BagScreen { BagScreen() }
  }

  /// Does nothing, and says so as many times as it is told to.
  private struct Ending: Action {
    let times: Int

    func perform(
      with viewController: UIViewController, on existing: UIViewController, animated: Bool,
      completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      for _ in 0..<times { completion(.success) }
    }
  }
}
