import Checking
import HeadlessUIKit
import RoutingSpecs
import Testing

@testable import Workers

/// Interchangeable screens, exchanged in worker processes.
@MainActor
@Suite(.serialized) struct DeclaredScreensInWorkersTests {
  /// A route that ends its process where a page of a kind is presented on top of two others.
  private static func route(trappingOver kind: Int?) -> Route {
    Route("top", summary: "Looks at what is on top.", expecting: Expectation(reaches: Target(screen: 0))) {
      attempt in
      let layers = attempt.window.rootViewController.map { ControllerTree.layers(from: $0) } ?? []
      if let kind, layers.count == 3, (layers.last as? Page)?.screen.kind == kind {
        fatalError("no such page")
      }
      attempt.finish(.declined(RouteRefusal("looked", message: "That was all.")))
    }
  }

  private static func app(trappingOver kind: Int?) throws -> RoutedApp {
    try TrappingApp.app(pages: 4, large: true, routes: [route(trappingOver: kind)])
      .declaring(interchangeable: [["Page1", "Page2", "Page3"]])
  }

  private func check(_ app: RoutedApp, workers: Int, covers: Bool) throws -> RouteResult {
    var plan = RouteCheck.Plan()
    plan.covers = covers
    plan.samples = 20
    plan.mostCompared = 50
    return try WorkerCheck(app.routes, of: app, plan: plan, workers: workers).run()[0]
  }

  @Test(arguments: [1, 2], [true, false])
  func `workers find what one process finds`(_ workers: Int, _ covers: Bool) throws {
    let app = try Self.app(trappingOver: nil)
    var plan = RouteCheck.Plan()
    plan.covers = covers
    plan.samples = 20
    plan.mostCompared = 50
    let expected = RouteCheck(app.routes[0], of: app, plan: plan).run()
    let result = try check(app, workers: workers, covers: covers)
    #expect(result.exchanges == expected.exchanges && result.exchanges?.testedGroups == [0])
    for (cell, other) in zip(result.cells, expected.cells) {
      #expect(cell.coverage == other.coverage && cell.groups == other.groups)
      #expect(cell.exhausted == other.exhausted && cell.covered == other.covered)
    }
  }

  @Test(arguments: [2, 3])
  func `a screen that traps in the place of another one is a counterexample`(_ kind: Int) throws {
    let app = try Self.app(trappingOver: kind)
    let result = try check(app, workers: 2, covers: true)
    let group = try #require(result[.doesNotTrap].groups.first)
    let page = "Page\(kind)"
    #expect(StackNotation(catalogue: app.catalogue).text(for: group.witness).hasSuffix(page))
    for cell in result.cells where cell.groups.isEmpty {
      guard case .inconclusive(.refutedDeclaration(let words)) = cell.verdict else {
        Issue.record("\(cell.property): \(cell.verdict)")
        continue
      }
      #expect(words.contains(page))
    }
    #expect(try check(app, workers: 1, covers: true).exchanges == result.exchanges)
  }

  @Test func `a screen that traps wherever it represents the others is counted with them`() throws {
    let app = try TrappingApp.app(pages: 4, routes: [Self.route(trappingOver: 0)])
      .declaring(interchangeable: [["Page1", "Page2", "Page3"]])
    let result = try check(app, workers: 2, covers: false)
    #expect(result[.doesNotTrap].groups.map(\.exhaustedStates) == [16])
    #expect(result[.doesNotTrap].exhausted.coverage.statesCovered == 84)
    #expect(result[.doesNotTrap].exhausted.coverage.runsExecuted == 2 + 4 + 8)
    #expect(result.exchanges?.difference == nil)
  }
}
