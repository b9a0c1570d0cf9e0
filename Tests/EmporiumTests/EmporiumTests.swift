import Checking
import Emporium
import SweepSupport
import TestSupport
import Testing

@testable import RoutingSpecs

/// The store's routes, from every stack of the small spaces.
@MainActor
@Suite struct EmporiumTests {
  @Test func `the store has its screens, bounds and routes`() throws {
    let app = try Emporium.app()
    #expect(app.routes.map(\.name) == EmporiumRow.all.map(\.route))
    #expect(app.catalogue.screens.count == 34)
    #expect(app.space.bounds == .init(tabs: 3, depth: 3, modals: 2, splits: true))
    #expect(app.exhaustiveSpace.count == 145_640)
    #expect(try EmporiumStates.all(of: app).count == EmporiumStates.count + EmporiumStates.combinations.count)
  }

  @Test func `a screen is built as the catalogue describes it, and recognised`() throws {
    let app = try Emporium.app()
    for (kind, entry) in app.catalogue.screens.enumerated() {
      for screen in entry.variants(kind: kind) {
        #expect(app.binding.screen(of: app.binding.makeController(for: screen)) == screen)
      }
    }
  }

  @Test(arguments: TestBudget.some(EmporiumRow.all, 6))
  func `a route holds in every stack, and what it can put to the test is`(row: EmporiumRow) throws {
    let sweep = try EmporiumSweep.of(row.route)
    let notation = StackNotation(catalogue: try Emporium.app().catalogue)
    for property in RouteProperty.standardCases {
      let violating = sweep.runs.first { $0.judgement.violated.contains(property) }
      #expect(violating.map { notation.text(for: $0.state) } == nil, "\(property)")
      let isExercised = sweep.runs.contains { $0.judgement.exercised.contains(property) }
      #expect(isExercised != row.isNeverExercised(property), "\(property)")
    }
  }

  @Test(arguments: TestBudget.some(EmporiumRow.all, 6))
  func `every refusal that is expected occurs, and no other`(row: EmporiumRow) throws {
    let sweep = try EmporiumSweep.of(row.route)
    #expect(sweep.route.expectation.declines.map(\.error) == row.errors)
    for error in row.errors { #expect(sweep.runs.contains { $0.error == error }, "\(error)") }
    #expect(sweep.runs.allSatisfy { $0.error == $0.expectedError })
  }

  @Test(arguments: TestBudget.some(EmporiumRow.all, 6))
  func `each cause of a refusal occurs by itself`(row: EmporiumRow) throws {
    let sweep = try EmporiumSweep.of(row.route)
    let catalogue = try Emporium.app().catalogue
    for decline in sweep.route.expectation.declines {
      guard case .any(let causes) = decline.predicate else { continue }
      let resolved = try causes.map { try ResolvedPredicate($0, in: catalogue) }
      var alone = Array(repeating: false, count: causes.count)
      for run in sweep.runs where run.error == decline.error {
        let holding = resolved.indices.filter { resolved[$0].evaluate(run.state) }
        if holding.count == 1 { alone[holding[0]] = true }
      }
      for (cause, isAlone) in zip(causes, alone) { #expect(isAlone, "\(cause)") }
    }
  }
}
