import Checking
import HeadlessUIKit
import RoutingSpecs
import Testing
import TimingDefects

/// Code that does right by a finger: it waits until the finger is lifted, or has shown its screen before the finger came.
@MainActor
@Suite(.serialized) struct FingerTests {
  enum Care: CaseIterable {
    case triesAgainWhileSomethingMoves
    case saysSoInALaterTask
  }

  private static func route(_ care: Care) -> Route {
    TimingDefect.item { attempt in
      switch care {
      case .triesAgainWhileSomethingMoves: presentInPeace(attempt)
      case .saysSoInALaterTask:
        attempt.window.topmost?.present(Item(), animated: true) {
          Task { attempt.finish(.reached) }
        }
      }
    }
  }

  private static func presentInPeace(_ attempt: RouteAttempt) {
    guard attempt.window.topmost?.transitionCoordinator == nil else {
      Simulation.current.clock.schedule(after: 100) { presentInPeace(attempt) }
      return
    }
    attempt.present(over: attempt.window.topmost)
  }

  @Test(arguments: Care.allCases) func `whatever a finger does meanwhile, it arrives`(_ care: Care) throws {
    let app = try TimingApp.app([Self.route(care)]).inMoments(.gestures)
    // Who waits for no finger may come at rest only, and a finger may come then.
    let routes =
      care == .triesAgainWhileSomethingMoves ? app.routes : app.routes.filter { $0.name.hasPrefix("item") }
    #expect(routes.count >= 4)
    for route in routes {
      var plan = RouteCheck.Plan()
      plan.covers = true
      let result = RouteCheck(route, of: app, plan: plan).run()
      let broken = result.cells.filter { !$0.groups.isEmpty }.map(\.property.rawValue)
      #expect(broken == [], "\(route.name)")
    }
  }
}
