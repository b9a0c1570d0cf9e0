import HeadlessUIKit
import Routing
import Testing

@MainActor
struct AroundTests {
  private func bag<Task: RoutingInterceptor>(
    _ interceptor: Task
  ) -> DestinationStep<BagScreen, Int> where Task.Context == Int {
    StepAssembly(finder: ClassFinder<BagScreen, Int>(), factory: ClassFactory())
      .adding(interceptor).using(.presentModally).from(.current).assemble()
  }

  @Test func `interceptors of the router run first, then those of the steps from the target backwards`() {
    let stage = Stage(HomeScreen())
    var order: [String] = []
    func note(_ name: String) -> InlineInterceptor<Int> {
      InlineInterceptor { order.append("\(name) \($0)") }
    }
    stage.router.add(InlineInterceptor<Any?> { order.append("global \($0 as? Int ?? -1)") })
    let navigation = SingleStep(
      finder: NilFinder<UINavigationController, Int>(), factory: NavigationControllerFactory())
    let step = StepAssembly(finder: ClassFinder<BagScreen, Int>(), factory: ClassFactory())
      .adding(note("first")).adding(note("second"))
      .using(.push).from(navigation.adding(note("container"))).using(.presentModally).from(.current)
      .assemble()
    #expect(stage.go(step, 4)?.isSuccess == true)
    #expect(order == ["global 4", "first 4", "second 4", "container 4"])
    order = []
    #expect(stage.go(step, 5)?.isSuccess == true)
    #expect(order == ["global 5", "first 5", "second 5"], "the container's step is not walked")
  }

  @Test func `an interceptor that fails stops the navigation before anything changes`() {
    let stage = Stage(HomeScreen())
    let result = stage.go(bag(InlineInterceptor { _ in throw PlannedFailure(id: 3) }), 0)
    guard case .interceptorFailed(let reason)? = result?.error else {
      Issue.record("not an interceptor's failure: \(String(describing: result))")
      return
    }
    #expect(reason as? PlannedFailure == PlannedFailure(id: 3))
    #expect(stage.text == "Home")
  }

  @Test func `an interceptor's refusal to prepare comes before any interceptor runs`() {
    struct Refusing: RoutingInterceptor {
      func prepare(with context: Int) throws { throw PlannedFailure() }
      func perform(with context: Int, completion: @escaping @MainActor (RoutingResult) -> Void) {
        Issue.record("ran without having been prepared")
        completion(.success)
      }
    }
    let stage = Stage(HomeScreen())
    #expect(stage.go(bag(Refusing()), 0)?.error?.code == .interceptorFailed)
  }

  @Test func `the stack is looked at again after an interceptor has changed it`() {
    let stage = Stage(HomeScreen())
    let login = InlineInterceptor<Int>(completing: { _, completion in
      stage.window.rootViewController?.present(nav(BagScreen()), animated: true) { completion(.success) }
    })
    #expect(stage.go(bag(login), 0)?.isSuccess == true)
    #expect(stage.text == "Home > Nav[Bag]", "the interceptor's bag is found, none is built")
  }

  @Test func `an interceptor that never ends is an error as soon as it cannot end any more`() {
    let stage = Stage(HomeScreen())
    let forgetful = InlineInterceptor<Int>(completing: { _, _ in })
    #expect(stage.go(bag(forgetful), 0)?.error?.code == .completionNeverCalled)
    var held: (@MainActor (RoutingResult) -> Void)?
    let keeping = InlineInterceptor<Int>(completing: { held = $1 })
    var results: [RoutingResult] = []
    stage.router.navigate(to: bag(keeping), with: 0, animated: false) { results.append($0) }
    stage.settle()
    #expect(results.isEmpty && held != nil)
    held = nil
    #expect(results.map(\.error?.code) == [.completionNeverCalled])
    #expect(stage.text == "Home")
  }

  @Test func `an interceptor that ends twice counts once, and the second time is reported`() {
    let stage = Stage(HomeScreen())
    let hasty = InlineInterceptor<Int>(completing: { _, completion in
      completion(.success)
      completion(.failure(.noWindow))
    })
    #expect(stage.go(bag(hasty), 0)?.isSuccess == true)
    #expect(stage.text == "Home > Bag")
    #expect(stage.events.contains { if case .completedTwice = $0 { true } else { false } })
  }

  @Test func `a controller that goes while an interceptor waits is not navigated from`() {
    let stage = Stage(HomeScreen(), presenting: [LoginScreen()])
    var held: (@MainActor (RoutingResult) -> Void)?
    let step = StepAssembly(finder: ClassFinder<BagScreen, Int>(), factory: ClassFactory())
      .adding(InlineInterceptor(completing: { held = $1 }))
      .using(.presentModally).from(GeneralStep.custom(using: ClassFinder<LoginScreen, Int>())).assemble()
    var results: [RoutingResult] = []
    stage.router.navigate(to: step, with: 0, animated: false) { results.append($0) }
    stage.window.rootViewController?.dismiss(animated: false)
    stage.settle()
    held?(.success)
    stage.settle()
    #expect(results.map(\.error?.code) == [.initialControllerNotFound])
    #expect(stage.text == "Home")
  }

  @Test func `interceptors can be joined, and stop at the first failure`() {
    let stage = Stage(HomeScreen())
    var order: [Int] = []
    func number(_ id: Int, fails: Bool = false) -> InlineInterceptor<Int> {
      InlineInterceptor { _ in
        order.append(id)
        if fails { throw PlannedFailure(id: id) }
      }
    }
    #expect(
      stage.go(bag(InterceptorMultiplexer([number(1), number(2, fails: true), number(3)])), 0)?.error != nil)
    #expect(order == [1, 2])
    #expect(stage.go(bag(InterceptorMultiplexer([number(1), number(3)])), 0)?.isSuccess == true)
    #expect(order == [1, 2, 1, 3])
  }

  @Test func `a delaying interceptor waits for a transition or refuses`() {
    for (strategy, code) in [
      (NavigationDelayingInterceptor<Int>.Strategy.wait, nil),
      (.abort, RoutingError.Code.transitionInProgress),
    ] {
      let stage = Stage(HomeScreen())
      stage.window.rootViewController?.present(LoginScreen(), animated: true)
      let result = stage.go(bag(NavigationDelayingInterceptor(strategy: strategy)), 0)
      #expect(result?.error?.code == code)
      #expect(stage.text == (code == nil ? "Home > Login > Bag" : "Home > Login"))
    }
  }

  // MARK: - Tasks

  final class Tagged: UIViewController, ContextAccepting {
    private(set) var tags: [Int] = []

    static func checkCompatibility(with context: Int) throws {
      if context < 0 { throw PlannedFailure(id: context) }
    }

    func setup(with context: Int) throws {
      if context > 100 { throw PlannedFailure(id: context) }
      tags.append(context)
    }
  }

  private var tagged: DestinationStep<Tagged, Int> {
    StepAssembly(finder: ClassFinder<Tagged, Int>(), factory: ClassFactory())
      .adding(ContextSettingTask()).using(.presentModally).from(.root).assemble()
  }

  @Test func `a context task is given controllers that are built and that are found`() {
    let stage = Stage(HomeScreen())
    #expect(stage.go(tagged, 1)?.isSuccess == true)
    #expect(stage.go(tagged, 2)?.isSuccess == true)
    #expect((stage.top as? Tagged)?.tags == [1, 2])
  }

  @Test(arguments: [-1, 101])
  func `a context that cannot be shown is refused before anything changes`(context: Int) {
    let stage = Stage(HomeScreen(), presenting: [BagScreen()])
    #expect(stage.go(tagged, context)?.error?.code == .contextTaskFailed)
    #expect(stage.text == "Home > Bag")
  }

  @Test func `joined context tasks stop at the first failure, before anything changes`() {
    let stage = Stage(HomeScreen(), presenting: [BagScreen()])
    var ran: [String] = []
    let wrong = StepAssembly(
      finder: NilFinder<UINavigationController, Int>(), factory: NavigationControllerFactory()
    )
    .adding(
      ContextTaskMultiplexer([
        InlineContextTask<UINavigationController, Int> { _, _ in ran.append("first") },
        InlineContextTask<UINavigationController, Int> { _, _ in throw PlannedFailure() },
        InlineContextTask<UINavigationController, Int> { _, _ in ran.append("third") },
      ])
    )
    .using(.presentModally).from(.root).assemble()
    #expect(stage.go(wrong, 0)?.error?.code == .contextTaskFailed)
    #expect(ran == ["first"])
    #expect(stage.text == "Home > Bag")
  }

  @Test func `post-routing tasks run after success, with the controllers of all steps`() {
    let stage = Stage(HomeScreen())
    var seen: [String] = []
    func name(_ controller: UIViewController) -> String { String(describing: type(of: controller)) }
    stage.router.add(
      InlinePostRoutingTask<UIViewController, Any?> { screen, _, _ in seen.append("global \(name(screen))") })
    let step = StepAssembly(finder: ClassFinder<BagScreen, Int>(), factory: ClassFactory())
      .adding(
        PostRoutingTaskMultiplexer([
          InlinePostRoutingTask<BagScreen, Int> { _, id, stack in
            seen.append("\(id) " + stack.map(name).joined(separator: ","))
          }
        ])
      )
      .using(.push).from(NavigationControllerStep()).using(.presentModally).from(.current).assemble()
    #expect(stage.go(step, 9)?.isSuccess == true)
    #expect(
      seen == [
        "global HomeScreen", "global UINavigationController", "global BagScreen",
        "9 HomeScreen,UINavigationController,BagScreen",
      ])
    seen = []
    #expect(stage.go(bag(InlineInterceptor { _ in throw PlannedFailure() }), 0)?.isSuccess == false)
    #expect(seen.isEmpty)
  }

  @Test func `the router's own context task sees every controller`() {
    let stage = Stage(HomeScreen())
    var seen = 0
    stage.router.add(
      InlineContextTask<UIViewController, Any?> { _, context in seen += context as? Int ?? 100 })
    #expect(stage.go(bag(InlineInterceptor { _ in }), 1)?.isSuccess == true)
    #expect(seen == 2, "the found controller and the built one")
    let told = stage.events.count { if case .taskRun(nil, .context) = $0 { true } else { false } }
    #expect(told == 2, "each is an event, of no step")
  }

  // MARK: - Contexts

  @Test func `a chain takes another context through a transformation`() {
    let stage = Stage(HomeScreen())
    let adapted = tagged.adaptingContext(
      using: InlineContextTransformer { (text: String) in
        guard let number = Int(text) else { throw PlannedFailure() }
        return number
      })
    #expect(stage.go(adapted, "12")?.isSuccess == true)
    #expect((stage.top as? Tagged)?.tags == [12])
    #expect(stage.go(adapted, "twelve")?.error?.code == .contextNotAdapted)
    #expect(stage.go(tagged.fixingContext(13), ())?.isSuccess == true)
    #expect((stage.top as? Tagged)?.tags == [12, 13])
  }

  @Test func `switches and interceptors of an adapted chain get the adapted context`() {
    let stage = Stage(HomeScreen())
    var heard: [Int] = []
    let other = StepAssembly(finder: ClassFinder<BagScreen, Int>(), factory: ClassFactory())
      .adding(InlineInterceptor { heard.append($0) }).using(.presentModally).from(.current).assemble()
    let step = other.when({ $0 > 0 }, otherwise: bag(InlineInterceptor { _ in throw PlannedFailure() }))
      .adaptingContext(using: InlineContextTransformer { (number: Double) in Int(number) })
    #expect(stage.go(step, -1.5)?.error?.code == .interceptorFailed)
    #expect(stage.go(step, 1.5)?.isSuccess == true)
    #expect(heard == [1])
  }
}
