import Checking
import TestSupport
import Testing

@testable import RoutingSpecs

/// Conditions that are found from stacks, held against the stacks.
@MainActor
@Suite struct FailureConditionSearchTests {
  private let space: StackSpace
  private let states: [StackState]
  private let candidates: [FailureCondition]

  init() throws {
    space = try StackSpace(
      catalogue: try ScreenCatalogue([
        ScreenEntry(name: "Home"), ScreenEntry(name: "Login", dismissal: .either),
      ]), bounds: .init(tabs: 1, depth: 1, modals: 1, splits: false))
    states = Array(space.states)
    candidates = FailureCondition.candidates(for: space)
  }

  /// Whether a condition is found for a set of stacks that is true in exactly these.
  private func expectFound(_ predicate: StatePredicate) throws {
    let wanted = try ResolvedPredicate(predicate, in: space.catalogue)
    var search = FailureConditionSearch(space)
    for state in states { search.add(state, isWanted: wanted.evaluate(state)) }
    guard let found = search.find() else {
      if states.contains(where: wanted.evaluate) { Issue.record("nothing found for \(predicate)") }
      return
    }
    let condition = try ResolvedPredicate(found.predicate, in: space.catalogue)
    for state in states where condition.evaluate(state) != wanted.evaluate(state) {
      Issue.record("\(found.words) is not \(predicate)")
      return
    }
  }

  @Test func `each candidate, its opposite and each pair is found again`() throws {
    for (index, first) in candidates.enumerated() {
      try expectFound(first.predicate)
      try expectFound(.not(first.predicate))
      for second in candidates.dropFirst(index + 1).enumerated().filter({
        $0.offset % TestBudget.times(5, short: 40) == 0
      }).map(\.element) {
        try expectFound(.all([first.predicate, .not(second.predicate)]))
        try expectFound(.any([first.predicate, second.predicate]))
      }
    }
  }

  @Test func `the plainest of equal conditions is told, in words`() throws {
    var search = FailureConditionSearch(space)
    for state in states { search.add(state, isWanted: state.modalCount > 0) }
    #expect(search.find()?.words == "something is presented")
    search = FailureConditionSearch(space)
    for state in states { search.add(state, isWanted: state.modalCount == 0) }
    #expect(search.find()?.words == "nothing is presented")
    search = FailureConditionSearch(space)
    for state in states { search.add(state, isWanted: true) }
    #expect(search.find()?.words == "always")
  }

  @Test func `where nothing of the kind fits, nothing is said`() throws {
    var search = FailureConditionSearch(space)
    for (index, state) in states.enumerated() { search.add(state, isWanted: index % 7 == 3) }
    #expect(search.find() == nil)
    search = FailureConditionSearch(space)
    for state in states { search.add(state, isWanted: false) }
    #expect(search.find() == nil)
  }

  /// The candidates where there is more than one of everything.
  private func candidatesWithCounts() throws -> [FailureCondition] {
    FailureCondition.candidates(
      for: try StackSpace(catalogue: space.catalogue, bounds: .init(tabs: 3, depth: 4, modals: 3)))
  }

  @Test func `no two candidates have the same words`() throws {
    let words = try candidatesWithCounts().flatMap { [$0.words, $0.opposite] }
    #expect(Set(words).count == words.count)
  }

  @Test func `no number is asked for that the bounds do not allow, and each below is`() throws {
    #expect(candidates.allSatisfy { !$0.isCount })
    #expect(try candidatesWithCounts().count { $0.isCount } == 2 + 4 * 3 + 4 * 2)
  }

  @Test func `a condition without a number is plainer than one with a number`() throws {
    let larger = try StackSpace(
      catalogue: space.catalogue, bounds: .init(tabs: 0, depth: 2, modals: 2, splits: false))
    // In these stacks something is presented exactly where a navigation stack is deep.
    let notation = StackNotation(catalogue: space.catalogue)
    var search = FailureConditionSearch(larger)
    for text in ["Home", "Login", "Nav[Home]", "Nav[Login]"] {
      search.add(try notation.state(from: text), isWanted: false)
    }
    for text in ["Nav[Home, Home] > Home", "Nav[Login, Home] > Home"] {
      search.add(try notation.state(from: text), isWanted: true)
    }
    #expect(search.find()?.words == "something is presented")
  }
}
