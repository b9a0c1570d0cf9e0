import Checking
import HeadlessUIKit
import RoutingSpecs
import Testing

@testable import Workers

/// What an app shows once in the life of its process.
@MainActor
private enum Welcome {
  static var wasShown = false
}

/// Whether a route does in a process that has made no run what it does in others.
@MainActor
@Suite(.serialized) struct WorkerRepetitionTests {
  private func reason(
    _ perform: @escaping @MainActor (RouteAttempt) -> Void
  ) throws -> String? {
    let (check, space) = try welcoming(perform)
    return try check.repetition(of: try space.state(at: 0), route: 0).reason?.description
  }

  /// A check of a route that ends by saying that it reached its target, and the space of its stacks.
  private func welcoming(
    _ perform: @escaping @MainActor (RouteAttempt) -> Void
  ) throws -> (WorkerCheck, StackSpace) {
    let route = Route("welcome", summary: "Welcomes.", expecting: Expectation(reaches: Target(screen: 0))) {
      perform($0)
      $0.finish(.reached)
    }
    let space = try StackSpace(
      catalogue: ScreenCatalogue([ScreenEntry(name: "Home")]),
      bounds: .init(tabs: 0, depth: 0, modals: 1, splits: false))
    let app = try RoutedApp(
      name: "welcoming", summary: "Welcomes.", space: space, exhaustiveSpace: space, binding: PageBinding(),
      routes: [route])
    var plan = RouteCheck.Plan()
    // The route is performed once in each run.
    plan.execution.properties = RouteProperties([.reachesTarget, .doesNotTrap])
    return (try WorkerCheck([route], of: app, plan: plan, workers: 1), space)
  }

  @Test func `a check that holds because of what only its first run would have shown has no verdict`() throws
  {
    let (check, space) = try welcoming { attempt in
      if Welcome.wasShown { attempt.window.rootViewController = Page(Screen(kind: 0)) }
      Welcome.wasShown = true
    }
    #expect(space.count > 1)
    let cell = try check.run()[0][.reachesTarget]
    guard case .inconclusive(.unrepeatable) = cell.verdict else {
      Issue.record("\(cell.verdict)")
      return
    }
  }

  @Test func `what an app does once in a process is found in a new one`() throws {
    let words = try reason { attempt in
      if !Welcome.wasShown { attempt.window.rootViewController?.present(UIViewController(), animated: true) }
      Welcome.wasShown = true
    }
    #expect(
      words == "the app keeps something from one run to the next: from Home, it violates reachesTarget "
        + "once and nothing another time, after other runs in the same process; let startOver() reset it")
    #expect(!Welcome.wasShown)
  }

  @Test func `a route that does the same in every process is repeatable`() throws {
    #expect(try reason { $0.window.rootViewController?.present(UIViewController(), animated: true) } == nil)
  }

  @Test func `so is one that ends every process alike`() throws {
    #expect(try reason { _ in fatalError("no page") } == nil)
  }

  @Test func `a run that ends its process only after others is found`() throws {
    let words = try reason { _ in
      if Welcome.wasShown { fatalError("welcomed twice") }
      Welcome.wasShown = true
    }
    #expect(
      words?.contains("it said that it reached its target once and trapped: Fatal error: welcomed twice")
        == true)
  }
}
