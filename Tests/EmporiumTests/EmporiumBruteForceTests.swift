import Emporium
import RegionComparing
import RoutingSpecs
import TestSupport
import Testing

/// The regions of the larger app against every stack by itself: contexts, refusals that vary, an own container.
@MainActor
@Suite struct EmporiumBruteForceTests {
  nonisolated static let bounds: [StackSpace.Bounds] = [
    .init(tabs: 0, depth: 0, modals: 1, splits: false),
    TestBudget.isLong ? .init(tabs: 1, depth: 1, modals: 0) : .init(tabs: 1, depth: 0, modals: 0),
  ]

  @Test(arguments: bounds)
  func `every stack is judged like the region that it is in`(_ bounds: StackSpace.Bounds) throws {
    #expect(try RegionComparison.differences(of: Emporium.app(), at: bounds) == [])
  }
}
