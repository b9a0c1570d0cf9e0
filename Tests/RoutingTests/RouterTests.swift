import HeadlessUIKit
import Routing
import Testing

@MainActor
struct RouterTests {
  @Test func `without a window there is a typed error`() {
    let stage = Stage(nil)
    #expect(stage.go(Chains.product)?.error?.code == .noWindow)
    let router = DefaultRouter(windowProvider: FixedWindowProvider(nil))
    var code: RoutingError.Code?
    router.navigate(to: Chains.product, animated: false) { code = $0.error?.code }
    #expect(code == .noWindow)
  }

  @Test func `a target that is on screen costs nothing but the search, with or without an observer`() {
    let stage = Stage(tabs(nav(HomeScreen(), AccountScreen())))
    let turns = Simulation.current.clock.eventsRun
    #expect(stage.go(Chains.accountOrNew)?.isSuccess == true)
    stage.router.observer = nil
    #expect(stage.go(Chains.accountOrNew)?.isSuccess == true)
    #expect(Simulation.current.clock.eventsRun == turns)
  }

  @Test func `with and without an observer a navigation does the same`() {
    for row in StorefrontChainsTests.rows {
      let (root, modals) = row.stack()
      let stage = Stage(root, presenting: modals)
      stage.router.observer = nil
      let result = row.step(stage)
      #expect(result?.error?.code == row.error, "\(row.id)")
      #expect(stage.text == row.after, "\(row.id)")
    }
  }

  @Test func `a finder is asked once for the target, with or without an observer`() {
    for observed in [true, false] {
      let stage = Stage(HomeScreen())
      if !observed { stage.router.observer = nil }
      var asked = 0
      let step = StepAssembly(
        finder: ClosureFinder<BagScreen, Any?> { _ in
          asked += 1; return nil
        }, factory: ClassFactory()
      )
      .using(.presentModally).from(.current).assemble()
      #expect(stage.go(step)?.isSuccess == true)
      #expect(asked == 1)
    }
  }

  @Test func `an action that fails half-way says what had been done`() {
    struct Failing: Action {
      func perform(
        with viewController: UIViewController, on existing: UIViewController, animated: Bool,
        completion: @escaping @MainActor (RoutingResult) -> Void
      ) { completion(.failure(.actionFailed(PlannedFailure(), nil))) }
    }
    let stage = Stage(HomeScreen(), presenting: [LoginScreen()])
    let step = StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(Failing()).from(.root).assemble()
    let error = stage.go(step)?.error
    guard case .interrupted(.actionFailed, let changes)? = error else {
      Issue.record("not interrupted: \(String(describing: error))")
      return
    }
    #expect(changes.count == 1)
    if case .dismissed(let screen)? = changes.first { #expect(screen is LoginScreen) }
    #expect(RoutingErrorMessage(error ?? .noWindow).text.contains("dismissed LoginScreen"))
    #expect(stage.text == "Home")
  }

  @Test func `a presentation that UIKit refuses ends the navigation with an error`() {
    let stage = Stage(HomeScreen())
    Simulation.current.settings.presentsInHiddenWindow = false
    stage.window.isHidden = true
    #expect(stage.go(Chains.product)?.error?.code == .completionNeverCalled)
    #expect(stage.text == "Home")
  }

  @Test func `cases are asked in order, by finder, class, condition and closure`() {
    let bagScreen = BagScreen()
    let stage = Stage(tabs(HomeScreen(), bagScreen))
    let bag = GeneralStep.custom(using: ClassFinder<BagScreen, Int>()).asGeneric()
    let home = GeneralStep.custom(using: ClassFinder<HomeScreen, Int>()).asGeneric()
    let step = SwitchAssembly<UIViewController, Int>()
      .addCase(from: bag, when: { $0 == 1 })
      .addCase { $0 == 2 ? home : nil }
      .addCase(from: bag, when: ClassFinder<LoginScreen, Int>())
      .addCase(from: bag, when: ClassFinder<BagScreen, Int>())
      .assemble(default: home)
    func chosen(_ context: Int) -> (Int?, String) {
      _ = stage.go(step, context)
      let choices = stage.events.compactMap { event -> Int? in
        if case .caseChosen(_, let index) = event { index } else { nil }
      }
      return (choices.last, stage.text)
    }
    #expect(chosen(1) == (0, "Tabs[Home, *Bag]"))
    #expect(chosen(2) == (1, "Tabs[*Home, Bag]"))
    #expect(chosen(3) == (3, "Tabs[Home, *Bag]"))
    let fallback = home.whenPresent(ClassFinder<LoginScreen, Int>(), otherwise: bag)
    #expect(stage.go(fallback, 0)?.isSuccess == true)
    #expect(stage.text == "Tabs[Home, *Bag]")
  }

  @Test func `a promise is refused where another step has left its container`() {
    let stage = Stage(HomeScreen())
    let tabStep = SingleContainerStep(
      finder: NilFinder<UITabBarController, Any?>(), factory: TabBarControllerFactory())
    let inside = StepAssembly(finder: NilFinder<LoginScreen, Any?>(), factory: ClassFactory())
      .using(.push).from(NavigationControllerStep()).using(.addTab).from(tabStep)
      .using(.presentModally).from(.current).assemble()
    let beside = StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(.addTab).from(inside.expectingContainer()).assemble()
    let lost = StepAssembly(finder: NilFinder<AccountScreen, Any?>(), factory: ClassFactory())
      .using(.push).from(beside.expectingContainer()).assemble()
    #expect(stage.go(lost)?.error?.code == .containerNotFound)
    #expect(stage.text == "Home")
    #expect(
      !stage.events.contains { if case .built = $0 { true } else { false } }, "nothing was built for it")
  }

  @Test(arguments: [false, true])
  func `a promise is kept where the container takes the controller, not where another one does`(
    takesElsewhere: Bool
  ) {
    let stage = Stage(nav(HomeScreen()))
    let container = stage.window.rootViewController
    var promises: [ContainerPromise] = []
    stage.router.promiseObserver = { promises.append($0) }
    let home = GeneralStep.custom(using: ClassFinder<HomeScreen, Any?>())
    let bag = StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(PushSomewhere(isElsewhere: takesElsewhere)).from(home.expectingContainer()).assemble()
    #expect(stage.go(bag)?.isSuccess == true)
    #expect(stage.text == (takesElsewhere ? "Nav[Home] > Nav[Bag]" : "Nav[Home, Bag]"))
    #expect(promises.map(\.isKept) == [!takesElsewhere])
    #expect(promises.first?.container === container && promises.first?.newController is BagScreen)
  }

  @Test func `a screen that refuses is not replaced after what lay over it was popped`() {
    let stage = Stage(nav(HomeScreen(), CheckoutScreen(), BagScreen()))
    let checkout = GeneralStep.custom(using: ClassFinder<CheckoutScreen, Any?>())
    let step = StepAssembly(finder: NilFinder<LoginScreen, Any?>(), factory: ClassFactory())
      .using(.pushReplacingLast).from(checkout.expectingContainer()).assemble()
    #expect(stage.go(step)?.error?.code == .cannotBeDismissed)
    #expect(stage.text == "Nav[Home, Checkout, Bag]")
  }

  @Test func `two navigations at once do not harm each other`() {
    for animated in [false, true] {
      let stage = Stage(HomeScreen())
      var results: [RoutingResult] = []
      for _ in 0..<2 {
        stage.router.navigate(to: Chains.product, animated: animated) { results.append($0) }
      }
      stage.settle()
      #expect(results.count == 2)
      #expect(results.map(\.isSuccess) == [true, true])
      #expect(Simulation.current.faults.isEmpty)
    }
  }

  @Test func `a navigation keeps nothing alive`() {
    let stage = Stage(HomeScreen())
    ControllerLedger.open()
    defer { ControllerLedger.close() }
    for step in [
      Chains.forgotPassword.asGeneric(), Chains.product.asGeneric(), Chains.bagVisible.asGeneric(),
    ] {
      #expect(stage.go(step, animated: true)?.isSuccess == true)
    }
    stage.router.observer = nil
    #expect(stage.go(Chains.homeFromCurrent)?.error?.code == .cannotReplaceRoot)
    stage.forget()
    stage.window.rootViewController?.dismiss(animated: false)
    stage.settle()
    #expect(ControllerLedger.madeCount > 3 && ControllerLedger.aliveCount == 0)
  }

  @Test func `the root is found, uncovered and shown`() {
    let stage = Stage(tabs(HomeScreen(), nav(BagScreen(), AccountScreen())), presenting: [LoginScreen()])
    #expect(stage.go(GeneralStep.root())?.isSuccess == true)
    #expect(stage.text == "Tabs[*Home, Nav[Bag, Account]]")
    #expect(stage.go(GeneralStep.custom(using: ClassFinder<BagScreen, Any?>()))?.isSuccess == true)
    #expect(stage.text == "Tabs[Home, *Nav[Bag]]")
  }

  @Test func `a page of a user's container is shown`() {
    let pages = PagesScreen()
    pages.setPages([HomeScreen(), nav(BagScreen(), AccountScreen())])
    let stage = Stage(pages)
    #expect(stage.go(GeneralStep.custom(using: ClassFinder<BagScreen, Any?>()))?.isSuccess == true)
    #expect(stage.text == "Pages[Home, *Nav[Bag]]")
  }

  @Test func `events tell the decisions in order`() {
    let stage = Stage(tabs(HomeScreen(), nav(BagScreen())), presenting: [LoginScreen()])
    #expect(stage.go(Chains.accountInNavigation)?.isSuccess == true)
    let words = stage.events.map { event -> String in
      switch event {
      case .stepNotFound(let step, .nothingMatches(let options)):
        "not \(step.index) \(options?.description ?? "-")"
      case .stepNotFound(let step, .neverFinds): "never \(step.index)"
      case .stepFound(let step, _): "found \(step.index)"
      case .prepared(let count): "prepared \(count)"
      case .built(let step, _): "built \(step.index)"
      case .dismissed(let screen): "dismissed \(type(of: screen))"
      case .madeVisible(let child, let container): "\(type(of: container)) shows \(type(of: child))"
      case .integrated(let step, _): "integrated \(step.index)"
      case .completed(let result): "completed \(result.isSuccess)"
      default: "?"
      }
    }
    #expect(
      words == [
        "not 0 [current, contained, presenting, presented]", "found 1", "prepared 1", "built 0",
        "dismissed LoginScreen", "UITabBarController shows UINavigationController", "integrated 0",
        "completed true",
      ])
  }

  @Test func `a refused navigation says so and nothing else has happened`() {
    let stage = Stage(HomeScreen(), presenting: [CheckoutScreen()])
    #expect(stage.go(Chains.homeFromRoot)?.error?.code == .cannotBeDismissed)
    guard case .refused(let error)? = stage.events.dropLast().last, case .completed? = stage.events.last
    else {
      Issue.record("no refusal among \(stage.events)")
      return
    }
    #expect(error.code == .cannotBeDismissed)
  }

  @Test func `every error has a sentence`() {
    let step = StepReference(index: 2, finder: ClassFinder<BagScreen, Any?>.self)
    let screen = HomeScreen()
    let errors: [RoutingError] = [
      .noWindow, .initialControllerNotFound(step), .notFound(step), .notFoundAfterBuilding(step),
      .noCaseApplies(step), .chainWithoutEnd(steps: 1), .cyclicChain(step),
      .typeMismatch(expected: BagScreen.self, actual: HomeScreen.self, step),
      .containerNotFound(expected: UINavigationController.self, around: screen, step),
      .cannotBeDismissed(screen), .cannotReplaceRoot(from: screen, root: nil),
      .alreadyPresenting(screen, presented: screen), .alreadyOnStack(screen), .transitionInProgress(screen),
      .notOnStack(screen, step), .controllerLeft(screen), .cannotShow(screen, in: screen),
      .cannotEmbed(screen, in: UINavigationController.self), .noSuchPlace(index: 3, count: 2),
      .interceptorFailed(PlannedFailure()), .finderFailed(PlannedFailure(), step),
      .factoryFailed(PlannedFailure(), step), .actionFailed(PlannedFailure(), step),
      .contextTaskFailed(PlannedFailure(), step),
      .contextNotAdapted(PlannedFailure(), from: Int.self, to: String.self), .completionNeverCalled(by: "X"),
      .navigationInProgress, .notDismissible(screen), .unknownStoryboard("Shp", known: ["Shop"]),
      .unknownScene("Bg", storyboard: "Shop", known: ["Bag"]), .unknownDeepLink("shop://x"),
      .deepLinkFailed(PlannedFailure(), "shop://x"),
    ]
    #expect(errors.map(\.code) == RoutingError.Code.allCases)
    for error in errors {
      let text = RoutingErrorMessage(error).text
      #expect(text.count > 20 && (text.hasSuffix(".") || text.hasSuffix("?")), "\(error.code): \(text)")
      #expect(RoutingError.interrupted(by: error, after: []).code == error.code)
    }
    #expect(Set(errors.map { RoutingErrorMessage($0).text }).count == errors.count)
  }
}

/// Puts a controller on a stack: on that which was asked for, or on another one over it.
private struct PushSomewhere: ContainerAction {
  let isElsewhere: Bool

  func embed(_ viewController: UIViewController, in children: inout [UIViewController]) {
    children.append(viewController)
  }

  func integrate(
    _ children: [UIViewController], into container: UINavigationController,
    showing viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if isElsewhere {
      container.present(nav(viewController), animated: animated) { completion(.success) }
    } else {
      container.setViewControllers(children, animated: animated)
      completion(.success)
    }
  }
}
