import Checking
import Foundation
import HeadlessUIKit
import JourneyFuzzing
import Journeys
import LaunchedApps
import Reporting
import RoutingSpecs
import TestSupport
import Testing

@testable import RoutingTesting

/// What a test says of a campaign's folder of an app from launch.
@MainActor
@Suite struct JourneyCampaignTests {
  /// What a check of a folder records, in which a minimised campaign of one block stands.
  private func issues(
    found fault: StairFault?, now: StairFault?, links: [Link<UINavigationController>] = stairLinks
  ) throws -> [String] {
    let searched = CheckedApp(stairApp(fault), links: stairLinks)
    let plan = FuzzPlan(searched, seed: Seed(7), toolVersion: ToolVersion.current)
    var blocks: [UInt64] = [0]
    let search = FuzzSearch(plan, by: PlainJourneyRunner(searched))
    search.run(.init(next: { blocks.popLast() }, keep: { _ in }))
    let record = FuzzReview(of: search.known, plan, by: PlainJourneyRunner(searched)).record
    let folder = FileManager.default.temporaryDirectory.appending(path: "corpus-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = [
      ("campaign.json", JSONText.document(plan)),
      ("log-1.jsonl", DigestedLine.line(JSONText.line(["record": record]))),
    ]
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    return try RecordedIssues { try checkCampaign(in: folder.path, of: stairApp(now), links: links) }.texts
  }

  @Test func `a finding that still fails is an issue, with its journey and a test`() throws {
    let issues = try issues(found: .blank, now: .blank)
    #expect(issues.count == 1 && issues[0].contains("Nav is blank") && issues[0].contains("  1. "))
    #expect(issues.first?.contains("try replay([") == true)
  }

  @Test func `what does something else is an issue, and an app as it was has none`() throws {
    #expect(try issues(found: nil, now: nil).isEmpty)
    let changed = try issues(found: nil, now: .blank)
    #expect(!changed.isEmpty && changed[0].contains("stairs does something else than when "))
  }

  @Test func `a campaign with other links is refused`() throws {
    let issues = try issues(found: nil, now: nil, links: [])
    #expect(issues.count == 1 && issues[0].contains("is one of launches with the links up, not of"))
  }
}
