import Checking
import Testing
import ToyModels

@Suite struct EnumeratingSourceTests {
  /// Everything an enumeration serves: the value and the text of its trail.
  private func runs(
    of model: SmallModel, from source: EnumeratingSource = EnumeratingSource()
  ) -> [(value: String, trail: ChoiceSequence)] {
    var source = source
    var runs: [(String, ChoiceSequence)] = []
    repeat {
      let value = model.draw(from: &source)
      runs.append((value, source.trail))
    } while source.advance()
    return runs
  }

  private static let sizes: [(SmallModel, Int)] = [
    (.twoCoins, 4), (.dependentCoin, 3), (.permutations, 24), (.shortLists, 40), (.expressions, 13),
  ]

  @Test(arguments: sizes)
  func `every value comes exactly once`(model: SmallModel, count: Int) {
    let values = runs(of: model).map(\.value)
    #expect(values.count == count)
    #expect(Set(values).count == count)
  }

  @Test(arguments: SmallModel.allCases)
  func `answers come in lexicographic order`(model: SmallModel) {
    let trails = runs(of: model).map(\.trail)
    for (former, latter) in zip(trails, trails.dropFirst()) {
      #expect(former.map(\.answer).lexicographicallyPrecedes(latter.map(\.answer)))
    }
  }

  @Test(arguments: SmallModel.allCases)
  func `the walk ends without a divergence`(model: SmallModel) {
    var source = EnumeratingSource()
    repeat { _ = model.draw(from: &source) } while source.advance()
    #expect(source.divergence == nil)
  }

  @Test(arguments: SmallModel.allCases)
  func `a walk that is interrupted anywhere goes on with the next run`(model: SmallModel) {
    let all = runs(of: model)
    for index in all.indices {
      let rest = runs(of: model, from: EnumeratingSource(startingAt: all[index].trail))
      #expect(rest.map(\.value) == all[index...].map(\.value))
    }
  }

  @Test(arguments: SmallModel.allCases)
  func `the walks under all answers to the first question make up the whole`(model: SmallModel) {
    let all = runs(of: model)
    let bound = all[0].trail[0].bound
    let shards = (0..<bound).flatMap {
      runs(of: model, from: EnumeratingSource(startingAt: [Choice($0, of: bound)], fixedCount: 1))
    }
    #expect(shards.map(\.value) == all.map(\.value))
  }

  @Test func `a run that asks for ever is cut off and marked, and the walk still ends`() {
    var source = EnumeratingSource(choiceLimit: 3)
    var runCount = 0
    repeat {
      for _ in 0..<1_000 { _ = source.choose(among: 2) }
      #expect(source.isOverrun)
      #expect(source.trail.count == 3)
      runCount += 1
    } while source.advance()
    #expect(runCount == 8)
  }

  @Test func `a question with another number of answers than before is noticed`() {
    var source = EnumeratingSource()
    _ = source.choose(among: 2)
    _ = source.choose(among: 2)
    _ = source.advance()
    _ = source.choose(among: 3)
    #expect(source.divergence == Divergence(position: 0, recordedBound: 2, askedBound: 3))
  }

  @Test func `a question that is not asked again is noticed`() {
    var source = EnumeratingSource()
    _ = source.choose(among: 2)
    _ = source.choose(among: 2)
    _ = source.advance()
    let hasNext = source.advance()
    #expect(!hasNext)
    #expect(source.divergence == Divergence(position: 0, recordedBound: 2, askedBound: nil))
  }

  /// The counts for 8 nodes and fewer are those of Korat's own table.
  @Test(arguments: [(1, 1, 4), (2, 2, 16), (3, 5, 63), (4, 14, 245), (5, 42, 947), (8, 1_430, 54_418)])
  func `as many trees and candidates as Korat`(nodeCount: Int, valid: Int, candidates: Int) {
    let trees = BinaryTrees(nodeCount: nodeCount)
    var source = EnumeratingSource()
    var (found, tried) = (0, 0)
    repeat {
      found += trees.run(with: &source) ? 1 : 0
      tried += 1
    } while source.advance()
    #expect(source.divergence == nil)
    #expect(found == valid)
    #expect(tried == candidates)
  }
}
