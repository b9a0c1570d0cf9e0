import Checking
import Foundation
import HeadlessUIKit
import RoutingSpecs
import Testing

/// What is never resumed.
@MainActor
private enum Held {
  static var tasks: [Task<Void, Never>] = []
  static var continuations: [CheckedContinuation<Void, Never>] = []

  static func wait() async { await withCheckedContinuation { continuations.append($0) } }

  static func release() {
    for continuation in continuations { continuation.resume() }
    (tasks, continuations) = ([], [])
  }
}

/// Code that a route leaves waiting.
@MainActor
@Suite(.serialized) struct WaitingCodeTests {
  /// An app whose only route leaves something waiting.
  private func app(
    layers: Int = 0, _ perform: @escaping @MainActor (RouteAttempt) -> Void
  ) throws -> RoutedApp {
    let route = Route(
      "wait", summary: "Waits.", expecting: Expectation(reaches: Target(screen: 0))
    ) { attempt in
      perform(attempt)
      attempt.finish(.reached)
    }
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home")])
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 0, depth: 0, modals: layers, splits: false))
    return try RoutedApp(
      name: "waiting", summary: "Waits.", space: space, exhaustiveSpace: space, binding: PlainBinding(),
      routes: [route])
  }

  private func waiting(
    runs: Int = 1, _ perform: @escaping @MainActor (RouteAttempt) -> Void
  ) throws -> [String] {
    let app = try app(perform)
    var options = RouteExecution.Options()
    options.eventBudget = 40
    options.properties = RouteProperties([.terminates])
    let execution = RouteExecution(app.routes[0], of: app, options: options)
    return try (0..<runs).map { _ in
      _ = execution.run(from: try app.space.state(at: 0))
      return execution.waiting.words
    }
  }

  private func check(_ expected: String, _ perform: @escaping @MainActor (RouteAttempt) -> Void) throws {
    // What an earlier run has left waiting is not counted again.
    let found = try waiting(runs: 3, perform)
    #expect(found == [expected, expected, expected])
  }

  @Test func `nothing waits where nothing was left`() throws {
    try check("") { _ in }
    try check("") { attempt in
      let clock = Simulation.current.clock
      clock.schedule(after: 59_000) { clock.schedule(after: 59_000) {} }
      Task { try? await Task.sleep(nanoseconds: 59_000_000_000) }
      Held.tasks.append(Task { await Task.detached {}.value })
      attempt.window.rootViewController?.present(UIViewController(), animated: true)
    }
    Held.release()
  }

  @Test func `what comes in a minute or later is not waited for once the route is over`() throws {
    try check("2 calls of the virtual clock, 1 task") { _ in
      Simulation.current.clock.schedule(after: 3_600_000) {}
      Task { try? await Task.sleep(nanoseconds: 60_000_000_000) }
    }
  }

  @Test(arguments: [(after: 300_000, holds: true), (5_000, false)])
  func `a session that ends long after a link has arrived does not take its screen away`(
    _ row: (after: Int, holds: Bool)
  ) throws {
    let app = try app { attempt in
      let window = attempt.window
      Simulation.current.clock.schedule(after: row.after) { window.rootViewController = UIViewController() }
    }
    var options = RouteExecution.Options()
    options.properties = RouteProperties([.reachesTarget])
    let judgement = RouteExecution(app.routes[0], of: app, options: options).run(
      from: try app.space.state(at: 0))
    #expect(judgement.violated.isEmpty == row.holds)
  }

  @Test func `a call that comes again and again is left when the budget is used up`() throws {
    func tick() { Simulation.current.clock.schedule(after: 10) { tick() } }
    try check("1 call of the virtual clock") { _ in tick() }
    try check("2 calls of the virtual clock") { _ in
      tick()
      tick()
    }
  }

  @Test func `a task that nobody resumes waits, with those that wait for it`() throws {
    try check("1 task") { _ in Task { await Held.wait() } }
    try check("3 tasks") { _ in
      Held.tasks.append(Task { await Held.wait() })
      let inner = Task { await Held.wait() }
      Task { await inner.value }
      Task {}
    }
    Held.release()
  }

  @Test func `a task that is begun later is counted too`() throws {
    try check("2 tasks") { attempt in
      Simulation.current.clock.schedule(after: 100) { Task { Task { await Held.wait() } } }
      attempt.window.rootViewController?.present(UIViewController(), animated: true) {
        Task { await Held.wait() }
      }
    }
    Held.release()
  }

  @Test func `what is handed to queues and run loops does not wait`() throws {
    try check("") { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + 50) {}
      DispatchQueue.main.async(execute: DispatchWorkItem {})
      DispatchQueue.global().async(group: DispatchGroup(), flags: .barrier) {}
      OperationQueue().addOperation {}
      _ = Timer.scheduledTimer(withTimeInterval: 50, repeats: false) { _ in }
      RunLoop.main.perform {}
    }
  }

  @Test func `an event of a source is waited for, and a timer goes on`() throws {
    try check("1 block on a queue of Dispatch") { _ in
      DispatchSource.makeUserDataAddSource(queue: .main).activate()
    }
    try check("1 timer") { _ in DispatchSource.makeTimerSource(queue: .main).activate() }
    try check("1 call of the virtual clock") { _ in
      RunLoop.main.add(Timer(timeInterval: 60, repeats: true) { _ in }, forMode: .common)
    }
  }

  @Test(arguments: [false, true])
  func `a check tells how many runs left something waiting, and how much at most`(covers: Bool) throws {
    let app = try app(layers: 2) { attempt in
      guard let presented = attempt.window.rootViewController?.presentedViewController else { return }
      DispatchSource.makeUserDataAddSource(queue: .main).activate()
      if presented.presentedViewController != nil {
        DispatchSource.makeUserDataAddSource(queue: .main).activate()
      }
    }
    var plan = RouteCheck.Plan()
    plan.covers = covers
    let result = RouteCheck(app.routes[0], of: app, plan: plan).run()
    #expect(result[.terminates].verdict == .holds)
    let runs = result.waiting.runs
    #expect(
      result.waiting.sentence
        == "In \(runs) runs code was still waiting when they came to rest: at most 2 blocks on queues of "
        + "Dispatch in one run.")
    #expect(covers ? runs >= 2 : runs == 2)
  }
}
