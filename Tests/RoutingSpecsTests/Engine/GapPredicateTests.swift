import Checking
import Testing

@testable import RouterMutants
@testable import RoutingSpecs

/// What is expected of a route divides the gaps of rows by itself, whatever the route has asked before.
@MainActor
@Suite struct GapPredicateTests {
  private nonisolated static let item = StackPattern.screenShowing("Item", context: "7")
  private nonisolated static let home = StackPattern.screen("Home")

  nonisolated static let predicates: [StatePredicate] = [
    .exists(item), .refusesAnything, .refusesAbove(item), .refusesAbove(home),
    .firstMatch(.any([item, .screen("Form")]), is: item),
    .all([.firstMatch(home, is: .inside(.navigation)), .exists(item)]),
    .all([.refusesAbove(home), .refusesAbove(item), .not(.exists(.screenShowing("Item", context: "8")))]),
    .exists(.all([.kind(.tabs), .descendant(home), .descendant(item)])),
    .exists(
      .all([.kind(.navigation), .descendant(home), .not(.descendant(.any([item, .screen("Form")])))])),
    .all([
      .exists(.all([.kind(.tabs), .any([.descendant(home), .not(.descendant(item))])])),
      .firstMatch(.descendant(item), is: .kind(.navigation)), .exists(.all([item, .inside(.tabs)])),
    ]),
  ]

  nonisolated static let bounds = [
    StackSpace.Bounds(tabs: 0, depth: 4, modals: 0, splits: false),
    StackSpace.Bounds(tabs: 3, depth: 0, modals: 0, splits: false),
    StackSpace.Bounds(tabs: 2, depth: 2, modals: 0, splits: false),
  ]

  @Test(arguments: predicates, bounds)
  func `a predicate alone divides a space into stacks for which it has one value, each once`(
    _ predicate: StatePredicate, _ bounds: StackSpace.Bounds
  ) throws {
    let space = try MutantApp.app(of: MutantOriginals.foundItem, exhausting: bounds).space
    let resolved = try ResolvedPredicate(predicate, in: space.catalogue)
    let states = Array(space.states)
    let exploration = RegionExploration(RegionGrammar(space: space), comparing: states)
    var members: [Int] = []
    while exploration.advance() {
      let value = exploration.holds(resolved)
      for member in exploration.members {
        #expect(resolved.evaluate(states[member]) == value, "\(states[member])")
        #expect(exploration.grammar.contains(states[member], in: exploration.region))
      }
      #expect(exploration.weight == Natural(exploration.members.count))
      members += exploration.members
    }
    #expect(exploration.fault == nil)
    #expect(members.sorted() == Array(states.indices))
  }
}
