import Checking
import Routing
import Testing

@testable import RouterMutants
@testable import RoutingSpecs

/// A stack that is run by itself is judged like its region and leaves the same, wherever its children stand in gaps.
@MainActor
@Suite struct CoverComparisonTests {
  nonisolated static let bounds = [
    StackSpace.Bounds(tabs: 0, depth: 4, modals: 0, splits: false),
    StackSpace.Bounds(tabs: 3, depth: 0, modals: 0, splits: false),
    StackSpace.Bounds(tabs: 0, depth: 2, modals: 1, splits: false),
  ]

  @Test(arguments: bounds)
  func `no stack differs from its region where the route asks for all that it does`(
    _ bounds: StackSpace.Bounds
  ) throws {
    for route in [MutantOriginals.foundItem, MutantOriginals.pushedItem, MutantOriginals.home, Self.idle] {
      #expect(try differences(of: route, at: bounds) == [], "\(route.name)")
    }
  }

  /// A route of plain code that asks nothing of a stack: what is expected of it looks deeper than it does.
  private static var idle: Route {
    Route(
      "idle", summary: "Says that it was done.",
      expecting: Expectation(
        reaches: Target(screen: 1, context: 0),
        declines: MutantOriginals.foundItem.expectation.declines)
    ) { $0.finish(.reached) }
  }

  /// The stacks of a space that do not behave like the regions in which they lie.
  private func differences(of route: Route, at bounds: StackSpace.Bounds) throws -> [StackState] {
    let app = try MutantApp.app(of: route, exhausting: bounds)
    let options = RouteExecution.Options()
    var comparison = CoverComparison(Array(app.space.states), of: app)
    var check = RegionCheck(
      route, of: app, space: app.space, options: options, comparing: comparison.stacks)
    while let finding = check.next() { comparison.note(finding) }
    #expect(check.fault == nil)
    let reason = comparison.run(
      on: RouteExecution(route, of: app, options: options), covers: check.coverCount,
      grammar: check.exploration.grammar
    ) { _, _ in nil }
    #expect(reason == nil)
    return comparison.differences.map(\.state)
  }
}
