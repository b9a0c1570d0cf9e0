import Checking
import HeadlessUIKit
import Testing
import TimingDefects

@testable import RoutingSpecs

/// What an app keeps from a request that is over to the next one, which comes at rest.
@MainActor
@Suite(.serialized) struct KeptBetweenRequestsTests {
  /// An app whose code remembers something, and what is wrong where the item comes after the other request is over.
  struct Memory: CustomTestStringConvertible, Sendable {
    let name: String
    let pair: String
    var broken: Set<RouteProperty> = []
    let routes: @MainActor @Sendable () -> [Route]

    var testDescription: String { name }
  }

  nonisolated static let memories = [
    Memory(
      name: "a flag that nothing resets, and the next request waits", pair: "home + item",
      broken: [.terminates]
    ) {
      [
        TimingDefect.home { attempt in
          TimingApp.session.isBusy = true
          attempt.beginAtHome()
        },
        TimingDefect.item { attempt in
          guard !TimingApp.session.isBusy else { return }
          attempt.present(over: attempt.window.topmost)
        },
      ]
    },
    Memory(
      name: "a screen that is no longer there, from which the next one is presented", pair: "home + item",
      broken: [.reachesTarget, .staysWellFormed]
    ) {
      [
        TimingDefect.home { attempt in
          let former = attempt.window.rootViewController
          TimingApp.session.pending = { former?.present(Item(), animated: true) }
          attempt.beginAtHome()
        },
        TimingDefect.item { attempt in
          let present =
            TimingApp.session.pending ?? { attempt.window.topmost?.present(Item(), animated: true) }
          present()
          attempt.finish(.reached)
        },
      ]
    },
    Memory(name: "a flag that is reset", pair: "home + item") {
      [
        TimingDefect.home { attempt in
          TimingApp.session.isBusy = true
          attempt.beginAtHome()
          TimingApp.session.isBusy = false
        },
        TimingDefect.item { attempt in
          guard !TimingApp.session.isBusy else { return }
          attempt.present(over: attempt.window.topmost)
        },
      ]
    },
    Memory(name: "who has logged out, so that the next request is declined", pair: "home + item") {
      [
        TimingDefect.home { attempt in
          TimingApp.session.isLoggedIn = true
          attempt.beginAtHome()
        },
        TimingDefect.item { attempt in
          guard !TimingApp.session.isLoggedIn else { return attempt.decline("loggedOut") }
          attempt.present(over: attempt.window.topmost)
        },
      ]
    },
    Memory(name: "nothing, and the next request never ends by itself either", pair: "home + item") {
      [TimingDefect.home(), TimingDefect.item { _ in }]
    },
  ]

  @Test(arguments: memories) func `what goes wrong only after another request is the app's doing`(
    _ memory: Memory
  ) throws {
    let app = try TimingApp.app(memory.routes()).inMoments(.routes)
    let route = try #require(app.route(named: memory.pair))
    let execution = RouteExecution(route, of: app)
    var broken: RouteProperties = []
    for state in app.space.states {
      let judgement = execution.run(from: state)
      broken.formUnion(execution.moments.wrongAtRest)
      #expect(judgement.violated.isSuperset(of: execution.moments.wrongAtRest))
    }
    #expect(broken == RouteProperties(Array(memory.broken)))
    var plan = RouteCheck.Plan()
    plan.covers = true
    let result = RouteCheck(route, of: app, plan: plan).run()
    for cell in result.cells where memory.broken.contains(cell.property) {
      #expect(!cell.groups.isEmpty, "\(cell.property)")
    }
  }

  @Test(arguments: [false, true])
  func `a link that finds its screen swiped away shows it again`(isWrong: Bool) throws {
    let item = TimingDefect.item { attempt in
      attempt.whenStill {
        let isThere = attempt.window.topmost is Item
        if isWrong ? TimingApp.session.isBusy : isThere { return attempt.finish(.reached) }
        TimingApp.session.isBusy = true
        attempt.present(over: attempt.window.topmost)
      }
    }
    let app = try TimingApp.app([item]).inMoments(upTo: 2)
    let route = try #require(app.route(named: "item + swipe the sheet down + item"))
    let execution = RouteExecution(route, of: app)
    let judgement = execution.run(from: StackState(root: .screen(Screen(kind: 0))))
    #expect(judgement.violated == (isWrong ? RouteProperties([.reachesTarget]) : []))
    #expect(execution.moments.wrongAtRest == judgement.violated)
  }

  @Test func `what comes long after a link is over does not come before the next one`() throws {
    let item = TimingDefect.item { attempt in
      let window = attempt.window
      Simulation.current.clock.schedule(after: 300_000) { window.rootViewController = Home() }
      attempt.present(over: attempt.window.topmost)
    }
    let app = try TimingApp.app([item, TimingDefect.home()]).inMoments(.routes)
    let route = try #require(app.route(named: "home + item"))
    let execution = RouteExecution(route, of: app)
    let judgement = execution.run(from: StackState(root: .screen(Screen(kind: 0))))
    #expect(
      judgement.violated.isEmpty,
      "\(execution.moments.sentence(about: .reachesTarget) ?? "") \(execution.moments.wrongOrders)")
  }

  @Test func `the report says from which request something is kept`() throws {
    let app = try TimingApp.app(Self.memories[0].routes()).inMoments(.routes)
    let route = try #require(app.route(named: "home + item"))
    let execution = RouteExecution(route, of: app)
    let judgement = execution.run(from: StackState(root: .screen(Screen(kind: 0))))
    #expect(judgement.violated == RouteProperties([.terminates]))
    #expect(
      execution.moments.sentence(about: .terminates)
        == "item came when all was at rest, and its completion was never called. By itself it does no harm from the same "
        + "stack: the app keeps something from home.")
  }

  @Test func `whoever looks at the run sees all requests, and not the last one by itself`() throws {
    let memory = try #require(Self.memories.last)
    let app = try TimingApp.app(memory.routes()).inMoments(.routes)
    let route = try #require(app.route(named: memory.pair))
    let execution = RouteExecution(route, of: app)
    _ = execution.run(from: StackState(root: .screen(Screen(kind: 0))))
    #expect(execution.before.entries.map(\.serial) != execution.after.entries.map(\.serial))
  }
}
