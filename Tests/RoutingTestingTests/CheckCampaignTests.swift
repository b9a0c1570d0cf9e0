import Checking
import Foundation
import Reporting
import RoutingSpecs
import Storefront
import TestSupport
import Testing

@testable import RoutingTesting

/// What a test says of a campaign's folder that is kept in the repository.
@MainActor
@Suite struct CheckCampaignTests {
  private static let bound = "tabs=1,depth=1,modals=1,splits=no"

  /// The shop at the bound of the campaigns.
  private func shop() throws -> RoutedApp {
    let app = try Storefront.app()
    return try app.bounded(large: try app.space.bounds.changed(by: Self.bound), small: nil)
  }

  /// A campaign of one route, minimised.
  private func campaign(of route: String, version: String = ToolVersion.current) throws -> (
    FuzzPlan, FuzzRecord
  ) {
    let app = try shop()
    let plan = FuzzPlan(
      app: app, routes: [try #require(app.route(named: route))], seed: Seed(7), toolVersion: version,
      replayOptions: " --bound \(Self.bound)")
    var blocks: [UInt64] = [1, 0]
    let search = FuzzSearch(plan, by: PlainFuzzRunner(app))
    search.run(.init(next: { blocks.popLast() }, keep: { _ in }))
    return (plan, FuzzReview(of: search.known, plan, by: PlainFuzzRunner(app)).record)
  }

  /// What a check of a folder records, in which a campaign stands.
  private func issues(
    of campaign: (plan: FuzzPlan, record: FuzzRecord), app: RoutedApp? = nil,
    changing change: (String) -> String = { $0 }
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "corpus-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = [
      ("campaign.json", JSONText.document(campaign.plan)),
      ("log-1.jsonl", change(DigestedLine.line(JSONText.line(["record": campaign.record])))),
    ]
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    let app = try app ?? Storefront.app()
    return try RecordedIssues { try checkCampaign(in: folder.path, of: app) }.texts
  }

  @Test func `a finding that still fails is an issue, with its stack and a line that runs it again`() throws {
    let campaign = try campaign(of: "home-from-current")
    let issues = try issues(of: campaign)
    #expect(issues.count == campaign.1.findings.count && !issues.isEmpty)
    for (finding, text) in zip(campaign.1.findingsByRun, issues) {
      #expect(
        text.contains("home-from-current × \(finding.property)") && text.contains(finding.notation))
      #expect(text.contains("try checkRoute(\"home-from-current\", of: "))
    }
  }

  @Test func `what holds, and does what it did, is no issue`() throws {
    #expect(try issues(of: try campaign(of: "product")).isEmpty)
  }

  @Test func `a run that does something else is an issue, with its stack`() throws {
    let (plan, record) = try campaign(of: "product")
    let (behaviour, runs) = try #require(record.behaviours.min { $0.value.first < $1.value.first })
    let text = JSONText.line(["record": record]).replacing(behaviour.description, with: "0123456789abcdef")
    let issues = try issues(of: (plan, record)) { _ in DigestedLine.line(text) }
    let app = try shop()
    let stack = plan.stack(ofRun: runs.first, in: app.space, FuzzDraws(app))
    let notation = StackNotation(catalogue: app.catalogue).text(for: stack)
    #expect(issues.count == 1)
    let issue = try #require(issues.first)
    #expect(
      issue.contains("product does something else than when ") && issue.contains("in run \(runs.first), from")
    )
    #expect(issue.contains("\n  \(notation)\n") && issue.contains("try checkRoute(\"product\", of: "))
  }

  @Test func `the stack of a run is the one that the run draws`() throws {
    let app = try shop()
    let (plan, _) = try campaign(of: "home-from-current")
    var (blocks, sightings) = ([plan.block(0)], [FuzzBlock.Sighting]())
    PlainFuzzRunner(app).run({ blocks.popLast() }) { _, news in
      for case .violation(let sighting) in news { sightings.append(sighting) }
    }
    #expect(!sightings.isEmpty)
    let draws = FuzzDraws(app)
    for sighting in sightings {
      var source = ReplaySource(sighting.choices)
      let state = app.space.drawUniformly(from: &source)
      #expect(plan.stack(ofRun: sighting.run, in: app.space, draws) == state)
    }
  }

  @Test func `a damaged line is told`() throws {
    let issues = try issues(of: try campaign(of: "product")) { $0 + "0000000000000000 {}\n" }
    #expect(issues.count == 1 && issues[0].contains("1 damaged line of "))
  }

  @Test func `another version, app or bound, and no campaign at all, are said in a sentence`() throws {
    let old = try issues(of: try campaign(of: "product", version: "0.0.9"))
    #expect(old.count == 1 && old[0].contains("is one of routecheck 0.0.9, whose runs are not those of"))
    let shop = try Storefront.app()
    let other = try RoutedApp(
      name: "other", summary: shop.summary, space: shop.space, exhaustiveSpace: shop.exhaustiveSpace,
      binding: shop.binding, routes: shop.routes)
    let foreign = try issues(of: try campaign(of: "product"), app: other)
    #expect(foreign.count == 1 && foreign[0].contains("is one of the app `storefront`, not of `other`"))
    let fewer = try RoutedApp(
      name: shop.name, summary: shop.summary, space: shop.space, exhaustiveSpace: shop.exhaustiveSpace,
      binding: shop.binding, routes: [try #require(shop.route(named: "login"))])
    let gone = try issues(of: try campaign(of: "product"), app: fewer)
    #expect(gone.count == 1 && gone[0].contains("has no route “product”"))
  }

  @Test func `the line on the page about long runs is one that compiles`() throws {
    let nothing = try RecordedIssues {
      try checkCampaign(in: "corpus", of: Storefront.app())
    }
    #expect(nothing.texts.count == 1 && nothing.texts[0].contains("There is no campaign in the folder “"))
    #expect(
      try Repository.article("LongRuns").contains(
        "    try checkCampaign(in: \"corpus\", of: Storefront.app())\n"))
  }
}
