import Checking
import Testing

@testable import RoutingSpecs

@Suite struct StackDifferenceTests {
  private let catalogue: ScreenCatalogue

  init() throws {
    catalogue = try ScreenCatalogue([ScreenEntry(name: "Home"), ScreenEntry(name: "Bag")])
  }

  private func difference(_ old: String, _ new: String) throws -> StackDifference {
    let notation = StackNotation(catalogue: catalogue)
    return StackDifference(
      from: try notation.state(from: old), to: try notation.state(from: new), in: catalogue)
  }

  @Test(arguments: [
    ("Home > Home", "Home", "without Home presented"), ("Home", "Home > Bag", "with Bag presented"),
    ("Home", "Bag", "Bag instead of Home"), ("Nav[Home]", "Nav[Home]", ""),
    ("Nav[Home, Bag]", "Nav[Home]", "without Bag in the navigation controller"),
    (
      "Tabs[*Home, Bag]", "Tabs[Home, *Bag]",
      "Home in a tab instead of Home in the selected tab, Bag in the selected tab instead of Bag in a tab"
    ),
    (
      "Home > Bag", "Bag > fullScreen: Bag",
      "Bag instead of Home, Bag presented as fullScreen instead of Bag presented"
    ),
  ])
  func `a difference is told piece by piece`(old: String, new: String, words: String) throws {
    #expect(try difference(old, new).words == words)
  }

  @Test func `the distance is one of a metric, and 0 for equal stacks only`() throws {
    let space = try StackSpace(
      catalogue: catalogue, bounds: .init(tabs: 2, depth: 1, modals: 1, splits: false))
    let states = space.states.enumerated().filter { $0.offset % 37 == 0 }.map(\.element)
    let distances = states.map { old in
      states.map { StackDifference(from: old, to: $0, in: catalogue).distance }
    }
    for first in states.indices {
      for second in states.indices {
        #expect((distances[first][second] == 0) == (first == second))
        #expect(distances[first][second] == distances[second][first])
        for third in states.indices {
          #expect(distances[first][third] <= distances[first][second] + distances[second][third])
        }
      }
    }
  }
}
