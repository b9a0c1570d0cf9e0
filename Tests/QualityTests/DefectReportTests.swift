import Checking
import Reporting
import RouterMutants
import RoutingSpecs
import TestSupport
import Testing

/// What a person gets to read of each planted defect: one file under `Fixtures/Golden/Defects` for each of them.
@MainActor
@Suite struct DefectReportTests {
  @Test(arguments: TestBudget.some(PlantedDefect.all, 16))
  func `the report of a planted defect is the one that was looked at`(defect: PlantedDefect) throws {
    let mutant = try defect.mutant()
    let app = try MutantApp.app(of: mutant.route, exhausting: mutant.bounds)
    var plan = RouteCheck.Plan()
    plan.execution.properties = RouteProperties(mutant.noticedBy)
    let check = RouteCheck(mutant.route, of: app, plan: plan)
    let assembly = ReportAssembly(
      app: app, frame: .init(toolVersion: ToolVersion.current, seed: plan.seed),
      properties: [mutant.noticedBy], execution: plan.execution)
    let report = assembly.report(of: [check.run()], studying: { RouteStudy(check).studies(of: $1) })
    #expect(!report.violations.isEmpty)
    let texts = report.violations.map {
      TextRenderer(options: .init(width: 100)).render($0, space: report.spaceCount)
    }
    try Repository.expectGolden(
      mutant.defect + "\n\n" + texts.joined(), "Golden/Defects/\(mutant.name).txt")
  }
}
