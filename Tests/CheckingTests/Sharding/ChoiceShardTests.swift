import Testing

@testable import Checking

/// Walks parts of the tree of a code that asks up to four questions, some only after certain answers.
@Suite struct ChoiceShardTests {
  private func ask(_ source: inout some ChoiceSource) {
    let first = source.choose(among: 3)
    for _ in 0..<first { _ = source.choose(among: 2) }
    if first == 1 { _ = source.choose(among: 4) }
  }

  /// The runs of a shard in order, at most so many, and the runs after them as a shard.
  private func walk(_ shard: ChoiceShard, atMost limit: Int = .max) -> (
    runs: [ChoiceSequence], rest: ChoiceShard?
  ) {
    var source = shard.source
    var runs: [ChoiceSequence] = []
    repeat {
      if runs.count == limit {
        return (runs, ChoiceShard(startingAt: source.plan, fixedCount: shard.fixedCount))
      }
      ask(&source)
      runs.append(source.trail)
    } while source.advance()
    return (runs, nil)
  }

  /// All runs of a shard, walked in pieces that are divided after each.
  private func walkDivided(_ shard: ChoiceShard, by size: Int) -> [ChoiceSequence] {
    let (runs, rest) = walk(shard, atMost: size)
    return runs + (rest?.parts() ?? []).flatMap { walkDivided($0, by: size) }
  }

  @Test(arguments: 1...14)
  func `divided walks make each run once, in order`(_ size: Int) {
    let all = walk(ChoiceShard()).runs
    #expect(all.count == 1 + 8 + 4)
    #expect(walkDivided(ChoiceShard(), by: size) == all)
  }

  @Test func `a shard whose questions are not known has one part`() {
    #expect(ChoiceShard().parts() == [ChoiceShard()])
  }
}
