import Checking
import Testing

@testable import RoutingSpecs

/// Which stacks of a space a smaller bound has.
@Suite struct BoundReachTests {
  @Test(arguments: SmallSpace.all)
  func `a smaller bound reaches exactly the stacks that its space has`(small: SmallSpace) throws {
    let space = try small.space()
    for limit in [1, 10, 100, 1_000] {
      let narrowed = space.narrowed(toAtMost: Natural(limit))
      let reached = space.states.filter { narrowed.bounds.reach($0) }
      #expect(reached.count == Int(exactly: narrowed.count), "\(narrowed.bounds.words)")
      #expect(reached.allSatisfy { (try? narrowed.rank(of: $0)) != nil }, "\(narrowed.bounds.words)")
    }
  }
}
