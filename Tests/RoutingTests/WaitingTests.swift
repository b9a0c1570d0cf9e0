import HeadlessUIKit
import Routing
import Testing

/// A navigation that meets a transition waits for its end, and looks again.
@MainActor
@Suite struct WaitingTests {
  @Test func `a navigation waits for a presentation under way`() {
    let stage = Stage(HomeScreen())
    stage.window.rootViewController?.present(LoginScreen(), animated: true)
    Simulation.current.clock.advance()
    #expect(stage.go(Chains.loginFromRoot)?.isSuccess == true)
    stage.window.rootViewController?.present(BagScreen(), animated: true)
    #expect(stage.text.hasPrefix("Home > Login"))
  }

  @Test func `a navigation waits for a presentation two layers up before it dismisses`() {
    let stage = Stage(HomeScreen(), presenting: [AccountScreen()])
    stage.top?.present(BagScreen(), animated: true)
    #expect(stage.go(Chains.loginFromRoot)?.isSuccess == true)
    #expect(stage.text == "Home > Nav[Login]")
    #expect(stage.events.contains { if case .waited = $0 { true } else { false } })
    #expect(Simulation.current.faults.isEmpty)
  }

  @Test func `a navigation waits for a dismissal under way before it presents`() {
    for animated in [false, true] {
      let stage = Stage(HomeScreen(), presenting: [LoginScreen()])
      stage.window.rootViewController?.dismiss(animated: animated)
      #expect(stage.go(Chains.product, animated: animated)?.isSuccess == true)
      #expect(stage.text == "Home > Nav[Product]")
      #expect(Simulation.current.faults.isEmpty)
    }
  }

  @Test(arguments: [UserGesture.cancelSwipeDown, .finishSwipeDown], [false, true])
  func `a sheet that a finger holds is not taken for gone`(end: UserGesture, isHeld: Bool) {
    for isObserved in [false, true] { holdSheet(end: end, isHeld: isHeld, isObserved: isObserved) }
  }

  private func holdSheet(end: UserGesture, isHeld: Bool, isObserved: Bool) {
    let stage = Stage(HomeScreen(), presenting: [LoginScreen()])
    if !isObserved { stage.router.observer = nil }
    #expect(stage.window.perform(.startSwipeDown(layer: 0)))
    if !isHeld { stage.window.perform(end) }
    let home = GeneralStep.custom(using: ClassFinder<HomeScreen, Any?>())
    let result = stage.go(home)
    if isHeld {
      #expect(result == nil)
      #expect(stage.window.perform(end))
      Simulation.current.clock.settle()
    }
    #expect(stage.results.map(\.isSuccess) == [true])
    #expect(stage.text == "Home")
    #expect(Simulation.current.faults.isEmpty)
  }

  @Test func `a controller that leaves while the navigation waits is not built upon`() {
    let stage = Stage(HomeScreen(), presenting: [LoginScreen()])
    var error: RoutingError?
    let step = StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(.presentModally).from(.root).assemble()
    stage.router.navigate(to: step, animated: true) { error = $0.error }
    Simulation.current.clock.advance()
    stage.window.rootViewController = AccountScreen()
    stage.settle()
    #expect(error?.code == .controllerLeft)
    #expect(error?.changes.count == 1)
    #expect(stage.text == "Account")
  }
}
