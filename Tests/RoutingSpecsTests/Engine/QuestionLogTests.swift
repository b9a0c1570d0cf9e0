import Checking
import HeadlessUIKit
import Routing
import Testing

@testable import RouterMutants
@testable import RoutingSpecs

/// What was asked before a region was left behind is not asked again when its turn comes.
@MainActor
@Suite struct QuestionLogTests {
  @Test(arguments: SmallSpace.all)
  func `no region is asked what divided the ones before it`(_ small: SmallSpace) throws {
    let space = try small.space()
    let exploration = RegionExploration(RegionGrammar(space: space))
    var (runs, firstAnswers, secondAnswers) = (0, 0, 0)
    var sum = Natural.zero
    while exploration.advance() {
      let top = RegionPlace(layer: exploration.state.layers.count - 1)
      let isScreen = exploration.resolve(.use(top)) {
        firstAnswers += 1
        exploration.settle(top)
        return exploration.content(at: top).kind == .screen
      }
      // What is known was answered by the run that left the region behind, and is as true of this one.
      #expect(isScreen == (exploration.content(at: top).kind == .screen))
      _ = exploration.resolve(.children(top)) {
        secondAnswers += 1
        exploration.settleRow(at: top)
        return true
      }
      sum += exploration.weight
      runs += 1
    }
    #expect(exploration.fault == nil)
    #expect(sum == space.count)
    #expect(secondAnswers == runs)
    // The first question is answered as often as if it were the only one.
    let alone = RegionExploration(RegionGrammar(space: space))
    var runsAlone = 0
    while alone.advance() {
      let top = RegionPlace(layer: alone.state.layers.count - 1)
      _ = alone.resolve(.use(top)) {
        alone.settle(top)
        return true
      }
      runsAlone += 1
    }
    #expect(firstAnswers == runsAlone)
  }

  nonisolated static let rows = [
    StackSpace.Bounds(tabs: 0, depth: 5, modals: 0, splits: false, rootKinds: .navigation),
    StackSpace.Bounds(tabs: 4, depth: 0, modals: 0, splits: false, rootKinds: .tabs),
  ]

  @Test(arguments: rows)
  func `what was asked about a child is known wherever others come to stand before it`(
    _ bounds: StackSpace.Bounds
  ) throws {
    let space = try MutantApp.app(of: MutantOriginals.foundItem, exhausting: bounds).space
    let alone = try answersAboutForm(in: space, searchingForItem: false)
    let before = try answersAboutForm(in: space, searchingForItem: true)
    #expect(before.places.count > alone.places.count)
    #expect(before.runs > alone.runs)
    #expect(before.answers == alone.answers)
  }

  /// Asks about the form in each region, and then perhaps for an item, which may come to stand before the form; which
  /// of the two items it is divides the region once more.
  ///
  /// - Returns: How many regions there are, how many questions about the form were not answered by the log, and where
  ///   the form stands.
  private func answersAboutForm(
    in space: StackSpace, searchingForItem isSearching: Bool
  ) throws -> (runs: Int, answers: Int, places: Set<Int>) {
    let exploration = RegionExploration(RegionGrammar(space: space))
    let root = RegionPlace(layer: 0)
    var (runs, answers, places) = (0, 0, Set<Int>())
    func search(for screen: String) throws {
      let pattern = try ResolvedPattern(.screen(screen), in: space.catalogue)
      _ = exploration.resolve(
        .search(in: root, scope: .layer, testsStart: true, depth: .contained, needsMatch: true)
      ) {
        let search = PatternSearch(
          exploration: exploration, node: pattern.node, depth: .contained, needsMatch: true)
        guard let place = search.visit(root, testsOwn: true) else { return false }
        exploration.settle(place)
        return true
      }
    }
    while exploration.advance() {
      try search(for: "Form")
      let children = exploration.state.layers[0].content.searchOrderChildren
      if let form = children.firstIndex(of: .screen(Screen(kind: 2, refusesDismissal: true))) {
        _ = exploration.resolve(.use(root.child(form))) {
          answers += 1
          return true
        }
        places.insert(form)
        if isSearching { try search(for: "Item") }
      }
      runs += 1
    }
    #expect(exploration.fault == nil)
    return (runs, answers, places)
  }

  @Test func `a question that answers another one is a part of it`() throws {
    let space = try MutantApp.app(of: MutantOriginals.home, exhausting: RouteCheckTests.small).space
    let exploration = RegionExploration(RegionGrammar(space: space))
    while exploration.advance() {
      let root = RegionPlace(layer: 0)
      let answer = exploration.resolve(.use(root)) {
        exploration.resolve(.children(root)) {
          exploration.settleAll(root)
          return true
        }
      }
      #expect(answer)
    }
    #expect(exploration.fault == nil)
  }

  /// Searches of a route, one mood after the other: how far each goes.
  nonisolated static let moods: [[SearchOptions]] = [
    [.visible, .contained], [.contained, .visible], [.contained, []],
  ]

  @Test(arguments: moods)
  func `a route that asks otherwise the next time is asked anew, and each stack counts once`(
    _ mood: [SearchOptions]
  ) throws {
    let attempts = Attempts()
    let route = Route(
      "moody", summary: "Looks for the item in a signature of its own each time.",
      expecting: Expectation(reaches: Target(screen: 1))
    ) { attempt in
      let options = mood[attempts.next() / 2 % mood.count]
      if let root = attempt.window.rootViewController, !options.isEmpty {
        _ = StackSearch(options: options).firstViewController(from: root) { $0 is ItemScreen }
      }
      attempt.finish(.reached)
    }
    let app = try MutantApp.app(
      of: route, exhausting: RouteCheckTests.small, sampling: RouteCheckTests.large)
    var options = RouteExecution.Options()
    options.properties = RouteProperties(.reachesTarget).union(RouteProperties(.isIdempotent))
    var check = RegionCheck(route, of: app, space: app.space, options: options)
    while check.next() != nil {}
    #expect(check.fault == nil)
    #expect(check.covered == app.space.count)
  }
}

/// Counts attempts.
private final class Attempts {
  private var count = 0

  func next() -> Int {
    count += 1
    return count - 1
  }
}
