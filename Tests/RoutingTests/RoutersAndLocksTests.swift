import Foundation
import HeadlessUIKit
import Routing
import Testing

@MainActor
struct RoutersAndLocksTests {
  private var bag: DestinationStep<BagScreen, Any?> {
    StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
      .using(.presentModally).from(.current).assemble()
  }

  @Test func `a lock refuses a second navigation while one is under way`() {
    let stage = Stage(HomeScreen())
    let lock = SingleNavigationLock()
    let first = SingleNavigationRouter(router: stage.router, lock: lock)
    let second = SingleNavigationRouter(router: DefaultRouter(), lock: lock)
    var codes: [RoutingError.Code?] = []
    first.navigate(to: bag, animated: true) { codes.append($0.error?.code) }
    #expect(lock.isNavigationInProgress)
    second.navigate(to: bag, animated: true) { codes.append($0.error?.code) }
    #expect(codes == [.navigationInProgress])
    stage.settle()
    #expect(codes == [.navigationInProgress, nil])
    #expect(!lock.isNavigationInProgress)
    second.navigate(to: bag, animated: true) { codes.append($0.error?.code) }
    stage.settle()
    #expect(codes == [.navigationInProgress, nil, nil])
    #expect(stage.text == "Home > Bag > Bag")
  }

  @Test func `a queueing lock lets one navigation begin after the other, in order`() {
    let stage = Stage(HomeScreen())
    let lock = SingleNavigationLock(policy: .queue)
    let router = SingleNavigationRouter(router: stage.router, lock: lock)
    var order: [Int] = []
    for id in 0..<3 { router.navigate(to: bag, animated: true) { _ in order.append(id) } }
    #expect(lock.queuedCount == 2)
    stage.settle()
    #expect(order == [0, 1, 2])
    #expect(stage.text == "Home > Bag > Bag > Bag")
    #expect(!lock.isNavigationInProgress && lock.queuedCount == 0)
  }

  @Test
  func
    `a replacing lock lets the last one begin when the one under way has ended, and refuses those between`()
  {
    let stage = Stage(HomeScreen())
    let lock = SingleNavigationLock(policy: .replace)
    let router = SingleNavigationRouter(router: stage.router, lock: lock)
    var ends: [String] = []
    for id in 0..<4 {
      router.navigate(to: bag, animated: true) {
        ends.append("\(id) \($0.error?.code.rawValue ?? "reached")")
      }
    }
    #expect(lock.queuedCount == 1)
    #expect(ends == ["1 navigationInProgress", "2 navigationInProgress"])
    stage.settle()
    #expect(ends.suffix(2) == ["0 reached", "3 reached"])
    #expect(stage.text == "Home > Bag > Bag")
    #expect(!lock.isNavigationInProgress && lock.queuedCount == 0)
  }

  @Test func `a navigation may begin inside the completion of another one`() {
    let stage = Stage(HomeScreen())
    let router = SingleNavigationRouter(router: stage.router)
    var codes: [RoutingError.Code?] = []
    router.navigate(to: bag, animated: false) { _ in
      router.navigate(to: bag, animated: false) { codes.append($0.error?.code) }
    }
    stage.settle()
    #expect(codes == [nil])
  }

  @Test func `a failing router reports failures before it completes`() {
    let stage = Stage(HomeScreen())
    var order: [String] = []
    let router = FailingRouter(router: stage.router) { order.append($0.code.rawValue) }
    router.navigate(to: Chains.accountInNavigation, animated: false) { order.append("\($0.isSuccess)") }
    router.navigate(to: Chains.product, animated: false) { order.append("\($0.isSuccess)") }
    stage.settle()
    #expect(order == ["notFound", "false", "true"])
  }

  @Test func `a failing router traps unless it is told what to do`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = Stage(HomeScreen())
        FailingRouter(router: stage.router).navigate(to: Chains.accountInNavigation, animated: false)
      }
    }
  }

  @Test func `navigation can be awaited, and throws its typed error`() async {
    await #expect(processExitsWith: .success) {
      let stage = await Stage(HomeScreen())
      let navigation = Task { @MainActor in
        try await stage.router.navigate(to: Chains.product, with: nil, animated: true)
      }
      let clock = Task { @MainActor in
        while !Task.isCancelled {
          stage.settle()
          await Task.yield()
        }
      }
      try await navigation.value
      clock.cancel()
      let text = await stage.text
      precondition(text == "Home > Nav[Product]")
      do throws(RoutingError) {
        try await stage.router.navigate(to: Chains.homeFromCurrent, with: nil, animated: false)
        preconditionFailure("not refused")
      } catch {
        precondition(error.code == .cannotReplaceRoot)
      }
    }
  }

  @Test func `an async interceptor is waited for, and its error ends the navigation`() async {
    await #expect(processExitsWith: .success) {
      let stage = await Stage(HomeScreen())
      func go(failing: Bool) async -> RoutingError.Code? {
        let step = await MainActor.run {
          StepAssembly(finder: NilFinder<BagScreen, Any?>(), factory: ClassFactory())
            .adding(
              InlineAsyncInterceptor { _ in
                await Task.yield()
                if failing { throw PlannedFailure() }
              }
            )
            .using(.presentModally).from(.current).assemble()
        }
        let ended = await stage.results.count
        await MainActor.run { _ = stage.go(step) }
        // How many turns the interceptor's task takes is the scheduler's business; the bound only ends a hang.
        for _ in 0..<1_000_000 {
          if await stage.results.count > ended { break }
          await stage.settle()
          await Task.yield()
        }
        return await stage.results.last?.error?.code
      }
      let first = await go(failing: true)
      precondition(first == .interceptorFailed)
      let second = await go(failing: false)
      precondition(second == nil)
      let text = await stage.text
      precondition(text == "Home > Bag")
    }
  }

  // MARK: - Dismissal by a configured method

  final class Closable: UIViewController, Dismissible {
    var dismissalMethod: DismissalMethod<Int>?
  }

  private func closable<A: Action>(
    _ task: DismissalMethodTask<Closable, Any?>, using action: A
  ) -> DestinationStep<Closable, Any?> where A.ViewController == UIViewController {
    StepAssembly(finder: ClassFinder<Closable, Any?>(), factory: ClassFactory())
      .adding(task).using(action).from(.current).assemble()
  }

  @Test func `a presented screen goes by the method that its step configured, with what it hands over`() {
    let stage = Stage(HomeScreen())
    var handed: [Int] = []
    let task = DismissalMethodTask<Closable, Any?> { screen, choice, animated, completion in
      handed.append(choice)
      screen.presentingViewController?.dismiss(animated: animated) { completion(.success) }
    }
    #expect(stage.go(closable(task, using: GeneralAction.presentModally()))?.isSuccess == true)
    var result: RoutingResult?
    (stage.top as? Closable)?.dismissScreen(with: 7) { result = $0 }
    stage.settle()
    #expect(handed == [7] && result?.isSuccess == true && stage.text == "Home")
  }

  @Test func `ready-made methods dismiss and pop`() {
    let stage = Stage(HomeScreen())
    #expect(stage.go(closable(.dismissing(), using: GeneralAction.presentModally()))?.isSuccess == true)
    #expect(stage.text == "Home > Closable")
    (stage.top as? Closable)?.dismissScreen(with: 0)
    stage.settle()
    #expect(stage.text == "Home")
    let pushed = Stage(nav(HomeScreen()))
    let step = StepAssembly(finder: NilFinder<Closable, Any?>(), factory: ClassFactory())
      .adding(DismissalMethodTask.popping()).using(.push)
      .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>())).assemble()
    #expect(pushed.go(step)?.isSuccess == true)
    #expect(pushed.text == "Nav[Home, Closable]")
    let screen = (pushed.top as? UINavigationController)?.topViewController as? Closable
    screen?.dismissScreen(with: 0)
    pushed.settle()
    #expect(pushed.text == "Nav[Home]")
  }

  @Test func `a screen that nobody told how to go says so`() {
    let stage = Stage(Closable())
    var code: RoutingError.Code?
    (stage.top as? Closable)?.dismissScreen(with: 0) { code = $0.error?.code }
    #expect(code == .notDismissible)
    DismissalMethodTask<Closable, Any?>.dismissing()
      .apply(to: stage.top as? Closable)
    (stage.top as? Closable)?.dismissScreen(with: 0) { code = $0.error?.code }
    #expect(code == .notDismissible && stage.text == "Closable")
  }
}

extension ContextTask where Context == Any? {
  fileprivate func apply(to screen: ViewController?) {
    guard let screen else { return }
    do { try perform(on: screen, with: nil) } catch { Issue.record(error) }
  }
}
