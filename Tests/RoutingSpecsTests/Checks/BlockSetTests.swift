import Checking
import RoutingSpecs
import Testing

@Suite struct BlockSetTests {
  /// Sets of a few long rows, of many single blocks, and of what is left of both.
  private func sets(_ seed: UInt64) -> [Set<UInt64>] {
    var random = RandomSource(seed: Seed(seed))
    let row = UInt64(random.choose(among: 300))
    let single = Set((0..<80).map { _ in UInt64(random.choose(among: 400)) })
    let every = Set(stride(from: UInt64(random.choose(among: 5)), to: 400, by: 1 + random.choose(among: 9)))
    return [[], [row], Set(row..<row + 90), single, every, single.symmetricDifference(row..<row + 60)]
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `sets of blocks are put together and told apart as any sets are`(_ seed: UInt64) {
    let sets = sets(seed)
    for one in sets {
      for other in sets {
        var (union, rest) = (BlockSet(one), BlockSet(one))
        union.formUnion(BlockSet(other))
        rest.subtract(BlockSet(other))
        #expect(union == BlockSet(one.union(other)) && rest == BlockSet(one.subtracting(other)))
        #expect(union.count == UInt64(one.union(other).count))
      }
      let numbers = BlockSet(one)
      for number in 0..<400 as Range<UInt64> {
        #expect(numbers.firstMissing(from: number) == (number...).first { !one.contains($0) })
      }
    }
  }
}
