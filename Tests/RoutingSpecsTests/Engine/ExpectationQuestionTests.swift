import Routing
import Testing

@testable import RouterMutants
@testable import RoutingSpecs

/// What an expectation says of a stack is asked in the order in which the router asks it, so that it divides nothing.
@MainActor
@Suite struct ExpectationQuestionTests {
  @Test func `whether what lies over a screen may go is not asked once more for the expectation`() throws {
    let original = MutantOriginals.foundItem
    let plain = Route(
      original.name, summary: original.summary, to: MutantOriginals.found(ItemFinder()), with: 0,
      expecting: Expectation(reaches: original.expectation.target))
    #expect(try runs(of: original) == runs(of: plain))
  }

  private func runs(of route: Route) throws -> Int {
    let bounds = StackSpace.Bounds(tabs: 2, depth: 4, modals: 1, splits: false)
    let app = try MutantApp.app(of: route, exhausting: bounds)
    var check = RegionCheck(route, of: app, space: app.space)
    while check.next() != nil {}
    #expect(check.fault == nil)
    #expect(check.covered == app.space.count)
    return check.runs
  }
}
