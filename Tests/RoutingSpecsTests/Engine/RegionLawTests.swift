import Checking
import TestSupport
import Testing

@testable import RoutingSpecs

struct RegionLawTests {
  @Test(arguments: SmallSpace.all)
  func `before anything was asked, the regions count the whole space`(_ small: SmallSpace) throws {
    let grammar = RegionGrammar(space: try small.space())
    let sum = grammar.initialRegions.reduce(Natural.zero) { $0 + grammar.count(of: $1) }
    #expect(sum == Natural(small.count))
  }

  @Test(arguments: SmallSpace.all)
  func `however a space is divided, each stack is in one region and is counted there`(
    _ small: SmallSpace
  ) throws {
    let space = try small.space()
    for seed in 1...TestBudget.times(4, short: 2) {
      var division = RegionDivision(space, seed: seed)
      let regions = division.divide(times: 25)
      let grammar = division.grammar
      var members = [Int](repeating: 0, count: regions.count)
      let step = max(1, small.count / 3_000)
      var isSampled = false
      for rank in stride(from: 0, to: small.count, by: step) {
        let state = try space.state(at: Natural(rank))
        let holders = regions.indices.filter { grammar.contains(state, in: regions[$0]) }
        try #require(holders.count == 1, "\(state) is in \(holders.count) regions, seed \(seed)")
        members[holders[0]] += 1
        isSampled = step > 1
      }
      let counts = regions.map { grammar.count(of: $0) }
      #expect(counts.reduce(Natural.zero) { $0 + $1 } == space.count)
      if !isSampled { #expect(counts == members.map { Natural($0) }) }
    }
  }

  @Test(arguments: SmallSpace.all)
  func `the representative of a region is in it`(_ small: SmallSpace) throws {
    var division = RegionDivision(try small.space(), seed: 9)
    let regions = division.divide(times: 40)
    for region in regions {
      let state = division.grammar.representative(of: region)
      #expect(division.grammar.contains(state, in: region))
    }
  }

  @Test
  func `large spaces are counted without listing anything`() throws {
    let entries = (1...20).map { ScreenEntry(name: "S\($0)", dismissal: $0 == 20 ? .refused : .allowed) }
    let space = try StackSpace(
      catalogue: ScreenCatalogue(entries), bounds: .init(tabs: 5, depth: 6, modals: 4))
    var division = RegionDivision(space, seed: 3)
    let grammar = division.grammar
    let sum = division.divide(times: 200).reduce(Natural.zero) { $0 + grammar.count(of: $1) }
    #expect(sum == space.count)
  }
}
