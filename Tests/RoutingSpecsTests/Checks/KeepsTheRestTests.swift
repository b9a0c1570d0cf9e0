import Checking
import HeadlessUIKit
import Testing

@testable import RouterMutants
@testable import RoutingSpecs

@MainActor
@Suite struct KeepsTheRestTests {
  @Test(arguments: RemovalCase.all)
  func `what had to go may go, and nothing else`(removal: RemovalCase) throws {
    let judgement = try Self.judgement(of: removal, disturbing: removal.disturbance)
    #expect(judgement.exercised.contains(.keepsTheRest))
    #expect(judgement.violated == (removal.keepsTheRest ? [] : RouteProperties(.keepsTheRest)))
  }

  @Test(arguments: RemovalCase.all, [Disturbance.nothing, .siblings, .modals])
  func `who may disturb everything may disturb what others may`(
    removal: RemovalCase, less: Disturbance
  ) throws {
    let judgement = try Self.judgement(of: removal, disturbing: less)
    guard judgement.violated.isEmpty else { return }
    #expect(try Self.judgement(of: removal, disturbing: .everything).violated.isEmpty)
  }

  private static func judgement(
    of removal: RemovalCase, disturbing disturbance: Disturbance
  ) throws -> RouteExecution.Judgement {
    let expectation = Expectation(
      reaches: Target(screen: 1, context: 0), disturbance: disturbance,
      through: removal.goesThroughHome ? [Target(screen: 0)] : [])
    let route = Route("change", summary: "Changes the stack by hand.", expecting: expectation) { attempt in
      removal.change(attempt.window)
      attempt.finish(.reached)
    }
    let app = try MutantApp.app(of: route, exhausting: .init())
    var options = RouteExecution.Options()
    // The change is made by hand and would be made once more.
    options.properties = RouteProperties.basic.subtracting(RouteProperties([.reachesAgain, .isIdempotent]))
    let execution = RouteExecution(route, of: app, options: options)
    return execution.run(from: try StackNotation(catalogue: app.catalogue).state(from: removal.start))
  }
}
