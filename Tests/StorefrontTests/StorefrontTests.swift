import Checking
import Routing
import Storefront
import SweepSupport
import TestSupport
import Testing

@testable import RoutingSpecs

/// The shop's eleven configurations, from every stack of the small spaces.
@MainActor
@Suite struct StorefrontTests {
  @Test func `the shop has its screens, bounds and routes`() throws {
    let app = try Storefront.app()
    #expect(app.routes.map(\.name) == StorefrontRow.refusals.map(\.route))
    #expect(app.catalogue.screens.map(\.name) == StorefrontScreen.allCases.map(\.name))
    #expect(app.catalogue.screens.map(\.dismissal) == Array(repeating: .allowed, count: 6) + [.refused])
    #expect(app.space.bounds == .init(tabs: 3, depth: 3, modals: 2, splits: true))
    #expect(app.exhaustiveSpace.count >= 200_000)
  }

  @Test(arguments: TestBudget.some(StorefrontRow.all, 4))
  func `a cell holds in every stack, unless its flaw is known`(row: StorefrontRow) throws {
    let sweep = try StorefrontSweep.of(row.route)
    #expect(sweep.runs.count == StorefrontSweep.stateCount)
    #expect(sweep.violating(row.property).isEmpty == !row.isKnownFlaw)
    let exercised = sweep.runs.count { $0.judgement.exercised.contains(row.property) }
    #expect(exercised > 0 || row.isNeverExercised)
  }

  @Test(arguments: TestBudget.some(StorefrontRow.refusals.map(\.route), 3))
  func `every refusal that is expected occurs, and no other but the planted one`(name: String) throws {
    let sweep = try StorefrontSweep.of(name)
    let errors = try #require(StorefrontRow.refusals.first { $0.route == name }).errors
    #expect(sweep.route.expectation.declines.map(\.error) == errors)
    for decline in sweep.route.expectation.declines {
      #expect(sweep.runs.contains { $0.error == decline.error && $0.expectedError == decline.error })
    }
    let unexpected = sweep.runs.filter { $0.error != nil && $0.error != $0.expectedError }
    #expect(unexpected.isEmpty || name == "home-from-current")
    #expect(sweep.runs.allSatisfy { $0.expectedError == nil || $0.error == $0.expectedError })
  }

  @Test func `each part of a refusal with several causes occurs by itself`() throws {
    for (name, _) in StorefrontRow.refusals {
      let sweep = try StorefrontSweep.of(name)
      for decline in sweep.route.expectation.declines {
        guard case .any(let causes) = decline.predicate else { continue }
        for cause in causes {
          let resolved = try ResolvedPredicate(cause, in: try Storefront.app().catalogue)
          let others = try causes.filter { $0 != cause }.map {
            try ResolvedPredicate($0, in: try Storefront.app().catalogue)
          }
          let alone = sweep.runs.count { run in
            run.error == decline.error && resolved.evaluate(run.state)
              && !others.contains { $0.evaluate(run.state) }
          }
          #expect(alone > 0, "\(name): \(cause)")
        }
      }
    }
  }

  @Test func `home from current is violated exactly where something is presented`() throws {
    let sweep = try StorefrontSweep.of("home-from-current")
    for run in sweep.runs {
      let isViolated = run.judgement.violated.contains(.reachesTarget)
      #expect(isViolated == (run.state.modalCount > 0), "\(run.state)")
      #expect(!isViolated || run.error == RoutingError.Code.cannotReplaceRoot.rawValue, "\(run.state)")
    }
    #expect(sweep.violating(.reachesTarget).count == 28 * 28 + 63 * 7 + 49 + 343 + 105 * 7)
    #expect(try sweep.minimal(.reachesTarget) == "Home > Home")
  }
}
