import Checking
import Foundation
import Journeys
import LaunchedApps
import RoutingSpecs
import Testing

@testable import JourneyFuzzing

/// Campaigns that use an app from launch, in this process.
@MainActor
@Suite(.serialized) struct JourneyFuzzingTests {
  private func blank() -> CheckedApp { CheckedApp(stairApp(.blank), links: stairLinks) }

  private func plan(_ app: CheckedApp, seed: UInt64 = 7) -> FuzzPlan {
    FuzzPlan(app, seed: Seed(seed), toolVersion: "0")
  }

  /// What some blocks show, in the order in which they are made.
  private func record(
    _ blocks: some Sequence<UInt64>, of app: CheckedApp, seed: UInt64 = 7, known: FuzzRecord = FuzzRecord()
  ) -> FuzzRecord {
    let search = FuzzSearch(plan(app, seed: seed), known: known, by: PlainJourneyRunner(app))
    var left = Array(blocks.reversed())
    search.run(.init(next: { left.popLast() }, keep: { _ in }))
    return search.known
  }

  @Test func `blocks show the same in any order, at once and one after the other`() throws {
    let whole = record(0..<2, of: blank())
    #expect(whole.runs == 2 * UInt64(FuzzPlan.blockLength) && !whole.findings.isEmpty)
    #expect(whole.behaviours.count > 20)
    #expect(record((0..<2).reversed(), of: blank()) == whole)
    let first = record([1], of: blank())
    let stored = try JSONDecoder().decode(FuzzRecord.self, from: JSONEncoder().encode(first))
    #expect(stored == first && record([0], of: blank(), known: stored) == whole)
    #expect(record([0], of: blank(), seed: 8).behaviours != record([0], of: blank()).behaviours)
  }

  @Test func `a finding is the shortest journey, and its token shows it again`() throws {
    let app = blank()
    let finding = try #require(
      record([0], of: app).findingsByRun.first { $0.property == "isNeverBlank" })
    #expect(finding.route == "stairs" && finding.signature == "Nav is blank" && !finding.isFlaky)
    let token = try ReplayToken(parsing: "\(finding.token)")
    guard case .steps(let steps) = token.payload else {
      Issue.record("no journey: \(token)")
      return
    }
    #expect(steps.count == 3 && steps.last == "tap 'Clear'", "\(steps)")
    #expect(finding.notation == "launch, " + steps.joined(separator: ", "))
    let report = try JourneyReport.replaying(steps, of: stairApp(.blank), links: stairLinks)
    #expect(report.findings.map(\.sentence) == ["Nav is blank"] && report.findings[0].journey == steps)
    #expect(report.text.contains("try replay(["))
    #expect(try JourneyReport.replaying(steps, of: stairApp(), links: stairLinks).holds)
  }

  @Test func `an app without mistakes has no findings`() {
    #expect(record([1], of: CheckedApp(stairApp(), links: stairLinks)).findings.isEmpty)
  }

  @Test func `what a run does depends on its number alone`() {
    let app = blank()
    let runs = [3, 300, 4, 3].map { run in
      JourneyFuzzing(app, by: JourneySearch(app), seed: Seed(2)).journey(of: run)
    }
    let search = JourneySearch(app)
    let target = JourneyFuzzing(app, by: search, seed: Seed(2))
    #expect([3, 300, 4, 3].map { target.journey(of: $0) } == runs)
    #expect(runs[0] == runs[3] && Set(runs).count == 3)
    #expect((0..<20).contains { target.journey(of: $0 * 256).steps.contains { $0.hasPrefix("at once: ") } })
  }

  @Test func `a run that does something else when it is made again is flaky`() {
    var hasFailed = false
    let app = stairApp(.blank) {
      defer { hasFailed = true }
      return !hasFailed
    }
    let findings = record([0], of: CheckedApp(app, links: stairLinks)).findingsByRun
    #expect(findings.map(\.signature) == ["Nav is blank"] && findings.allSatisfy(\.isFlaky))
  }

  @Test func `an app that cannot be launched is a finding without a step`() {
    struct NoNetwork: Error {}
    let app = App("broken") { _ -> Int in throw NoNetwork() }
    let findings = record([0], of: CheckedApp(app, links: [])).findingsByRun
    #expect(findings.map(\.property) == ["launches"] && findings.map(\.notation) == ["launch"])
    #expect(findings.first?.signature == "The app cannot be launched: NoNetwork()")
  }

  @Test func `a minimised campaign shows all that it is of`() {
    let app = blank()
    let known = record([0], of: app)
    let review = FuzzReview(of: known, plan(app), by: PlainJourneyRunner(app))
    #expect(review.lostFindings.isEmpty && review.changedRuns.isEmpty)
    #expect(Set(review.record.behaviours.keys) == Set(known.behaviours.keys))
    #expect(review.record.findings == known.findings && review.record.blocks.isEmpty)
    let mended = CheckedApp(stairApp(), links: stairLinks)
    let later = FuzzReview(of: known, plan(mended), by: PlainJourneyRunner(mended))
    #expect(later.lostFindings == known.findingsByRun && !later.changedRuns.isEmpty)
  }
}
