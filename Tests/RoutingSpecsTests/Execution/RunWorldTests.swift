import Checking
import Foundation
import Testing

@testable import HeadlessUIKit
@testable import Routing
@testable import RoutingSpecs

/// What one run leaves behind, and the next one must not see.
@MainActor
@Suite struct RunWorldTests {
  private func execution(
    startOver: @escaping @MainActor () -> Void = {},
    performing perform: @escaping @MainActor (RouteAttempt) -> Void
  ) throws -> RouteExecution {
    let route = Route(
      "leave", summary: "Leaves something behind.", expecting: Expectation(reaches: Target(screen: 0))
    ) { attempt in
      perform(attempt)
      attempt.finish(.reached)
    }
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home")])
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 0, depth: 2, modals: 0, splits: false))
    let app = try RoutedApp(
      name: "left", summary: "Leaves something behind.", space: space, exhaustiveSpace: space,
      binding: StartingOver(body: startOver), routes: [route])
    var options = RouteExecution.Options()
    options.properties = RouteProperties([.reachesTarget])
    options.eventBudget = 50
    return RouteExecution(route, of: app, options: options)
  }

  private struct StartingOver: ScreenBinding {
    let plain = PlainBinding()
    let body: @MainActor () -> Void

    func makeController(for screen: Screen) -> UIViewController { plain.makeController(for: screen) }
    func screen(of controller: UIViewController) -> Screen? { plain.screen(of: controller) }
    func startOver() { body() }
  }

  @Test(arguments: Leftover.windows + Leftover.simulation)
  func `a run sees nothing of what the one before has left behind`(_ leftover: Leftover) throws {
    var seen: [[String]] = []
    var wasLeft: [Bool] = []
    var starts = 0
    let execution = try execution {
      // It starts over before each run and after it.
      defer { starts += 1 }
      if starts.isMultiple(of: 2), let window = Kept.window { seen.append([leftover.look(window)]) }
    } performing: { attempt in
      seen[seen.count - 1].append(leftover.look(attempt.window))
      leftover.leave(attempt.window)
      wasLeft.append(leftover.look(attempt.window) != seen[seen.count - 1][1])
    }
    Kept.startOver()
    Kept.window = execution.window
    // The longest stack: `Nav[Home, Home]`.
    let space = execution.app.space
    let state = try space.state(at: space.count - 1)
    for _ in 0..<3 { _ = execution.run(from: state) }
    #expect(seen.count == 3 && seen.allSatisfy { $0 == seen[0] }, "\(seen)")
    #expect(wasLeft == [true, true, true])
    Kept.startOver()
  }

  @Test(arguments: (Leftover.windows + Leftover.simulation).filter { !$0.isSetUp })
  func `nor of what the app has done after it, but for what it was set up with`(
    _ leftover: Leftover
  ) throws {
    var seen: [String] = []
    var starts = 0
    let execution = try execution {
      starts += 1
      if starts.isMultiple(of: 2), let window = Kept.window { leftover.leave(window) }
    } performing: {
      seen.append(leftover.look($0.window))
    }
    Kept.startOver()
    Kept.window = execution.window
    for _ in 0..<3 { _ = execution.run(from: try execution.app.space.state(at: 0)) }
    #expect(seen.count == 3 && seen.allSatisfy { $0 == seen[0] }, "\(seen)")
    Kept.startOver()
  }

  // A queue that has waited once for the main thread, which never comes in a test, waits for ever.
  @Test
  func
    `what screens hand to queues and do when they go is over with each run, also where finders are judged`()
    throws
  {
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Errand")])
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 0, depth: 0, modals: 1, splits: false))
    let step = StepAssembly(finder: ClassFinder<Errand, Void>(), factory: ClassFactory<Errand, Void>())
      .using(GeneralAction.presentModally()).from(GeneralStep.current()).assemble()
    let route = Route(
      "errand", summary: "Presents.", to: step, with: (),
      expecting: Expectation(reaches: Target(screen: 0)))
    let app = try RoutedApp(
      name: "errands", summary: "Errands.", space: space, exhaustiveSpace: space, binding: ErrandBinding(),
      routes: [route])
    let execution = RouteExecution(route, of: app)
    let state = try space.state(at: 0)
    for _ in 0..<2 {
      _ = execution.judge(finder: 0, from: state)
      Errand.done = []
      #expect(execution.run(from: state).violated.isEmpty)
      #expect(Errand.done == ["operation", "gone"])
    }
  }

  @Test func `what an app is set up with stays`() throws {
    defer {
      UIView.setAnimationsEnabled(true)
      RoutingDefaults.windowProvider = KeyWindowProvider()
      Simulation.prepareInterception.remove("set up")
      Simulation.storyboards.removeAll()
    }
    let (registrar, newcomer) = (Registrar(), Newcomer())
    let document = try StoryboardDocument(name: "Main", scenes: [])
    let seen = { @MainActor in
      "\(UIView.areAnimationsEnabled) \(type(of: RoutingDefaults.windowProvider))"
        + " \(Simulation.prepareInterception.names) \(Simulation.storyboards.names)"
        + " \(Simulation.actions.isImplemented("act", by: registrar))"
        + " \(Simulation.actions.isImplemented("act", by: newcomer))"
    }
    var before = ""
    let execution = try execution { _ in
      #expect(seen() == before)
      UIView.setAnimationsEnabled(true)
      RoutingDefaults.windowProvider = KeyWindowProvider()
      Simulation.prepareInterception.remove("set up")
      Simulation.storyboards.removeAll()
      Simulation.actions.register("act", on: Newcomer.self) { $0.act }
      #expect(seen() != before)
    }
    UIView.setAnimationsEnabled(false)
    RoutingDefaults.windowProvider = FixedWindowProvider(nil)
    Simulation.prepareInterception.add("set up") { _, _ in }
    try Simulation.storyboards.register(document)
    Simulation.actions.register("act", on: Registrar.self) { $0.act }
    before = seen()
    for _ in 0..<2 { _ = execution.run(from: try execution.app.space.state(at: 0)) }
    #expect(seen() == before)
    #expect(execution.window.rootViewController == nil && Simulation.current.clock.isIdle)
  }
}

/// Hands something to a queue as soon as it is shown, and says what went.
@MainActor
private final class Errand: UIViewController {
  static var done: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    OperationQueue.main.addOperation { MainActor.assumeIsolated { Self.done.append("operation") } }
  }

  isolated deinit { Self.done.append("gone") }
}

private struct ErrandBinding: ScreenBinding {
  func makeController(for screen: Screen) -> UIViewController { Errand() }
  func screen(of controller: UIViewController) -> Screen? { controller is Errand ? Screen(kind: 0) : nil }
}

/// Whose method is made known when the app is set up.
@MainActor
private final class Registrar {
  func act() {}
}

/// Whose method a run makes known.
@MainActor
private final class Newcomer {
  func act() {}
}
