import Checking
import HeadlessUIKit
import Storefront
import SweepSupport
import Testing

@testable import RoutingSpecs

/// The bag that is always made anew: its known flaw must be found, and nothing else.
@MainActor
@Suite struct BagTests {
  @Test func `the second time a second modal bag stands on the first, wherever the user was`() throws {
    let app = try Storefront.app()
    let route = try #require(app.route(named: "bag-always-new"))
    let execution = RouteExecution(route, of: app)
    let bag = StackState.Layer(.navigation([Screen(kind: StorefrontScreen.bag.rawValue)]))
    var stacks: [StackState] = []
    execution.afterAttempt = { attempt in
      guard let stack = try? StackState(capturing: attempt.window, binding: app.binding) else { return }
      stacks.append(stack)
    }
    let space = try StackSpace(catalogue: app.catalogue, bounds: StorefrontSweep.bounds[0])
    for state in space.states {
      stacks = []
      _ = execution.run(from: state)
      #expect(
        stacks == [
          StackState(layers: state.layers + [bag]), StackState(layers: state.layers + [bag, bag]),
        ])
    }
  }

  @Test func `only repeating is violated, in every stack, the smallest of which is Home`() throws {
    let sweep = try StorefrontSweep.of("bag-always-new")
    #expect(sweep.runs.allSatisfy { $0.judgement.violated == RouteProperties(.isIdempotent) })
    #expect(try sweep.minimal(.isIdempotent) == "Home")
  }

  @Test func `the exemption is needed: without it the bags pile up without bound in every stack`() throws {
    let app = try Storefront.app()
    let route = try #require(app.route(named: "bag-always-new"))
    #expect(route.expectation.exemptions == RouteProperties([.findsWhatIsThere, .staysBounded]))
    let held = Route(
      route.name, summary: route.summary,
      expecting: Expectation(reaches: route.expectation.target, disturbance: route.expectation.disturbance),
      completing: route.completion, perform: route.perform)
    let execution = RouteExecution(held, of: app)
    let space = try StackSpace(catalogue: app.catalogue, bounds: StorefrontSweep.bounds[0])
    for state in space.states {
      let violated = execution.run(from: state).violated
      #expect(
        violated.subtracting(.init(.findsWhatIsThere)) == RouteProperties([.isIdempotent, .staysBounded]))
    }
  }
}
