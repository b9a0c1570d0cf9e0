import Checking
import Reporting
import RouterMutants
import RoutingSpecs
import Storefront
import Testing

/// What reports say of a route whose cover came to no end.
@MainActor
@Suite struct CoverReasonTests {
  @Test func `an inconclusive verdict also says why the cover ended`() throws {
    let app = try Storefront.app().bounded(
      large: .init(tabs: 0, depth: 1, modals: 1, splits: false),
      small: .init(tabs: 0, depth: 0, modals: 0, splits: false))
    var plan = RouteCheck.Plan()
    plan.samples = 10
    let check = RouteCheck(try #require(app.route(named: "product")), of: app, plan: plan)
    let result = check.adding(CoverRecord(nothingBecause: .runLimit(64)), to: check.run())
    let report = ReportAssembly(app: app, frame: .init(toolVersion: "0", seed: plan.seed)).report(of: [result]
    )
    let cell = try #require(report.cells.first { $0.property == RouteProperty.reachesTarget.rawValue })
    guard case .inconclusive(let reason) = cell.verdict else {
      Issue.record("\(cell.verdict)")
      return
    }
    #expect(reason.contains("sampled 10 runs uniformly"))
    #expect(reason.hasSuffix("; its cover ended early: stopped at the limit of 64 runs"))
  }

  @Test func `where a larger stack fails, nothing is said of the sizes in which the rest holds`() throws {
    let mutant = try #require(Mutant.all.first { $0.name == "dismisses-before-asking" })
    let app = try MutantApp.app(of: mutant.route, exhausting: mutant.bounds.grown(to: 1))
    var plan = RouteCheck.Plan()
    plan.covers = true
    let check = RouteCheck(mutant.route, of: app, plan: plan)
    let result = check.adding(check.cover(), to: check.run())
    let assembly = ReportAssembly(app: app, frame: .init(toolVersion: "0", seed: plan.seed))
    let report = assembly.report(of: [result])
    let failing = result.cells.filter {
      if case .largerStackFails? = $0.covered?.reason { true } else { false }
    }
    #expect(!failing.isEmpty)
    let comparisons = try #require(report.comparisons)
    #expect(!comparisons.isEmpty && comparisons.allSatisfy { $0.sizes == nil })
  }
}
