internal import Foundation
import Checking
import Reporting
import RoutingSpecs
import Testing

@testable import CheckCommand

/// Who makes which blocks of a campaign.
@MainActor
@Suite struct CampaignFolderTests {
  @Test func `two processes in one folder share the work and both count`() throws {
    let surroundings = MemorySurroundings()
    let app = try AppLookup(surroundings: surroundings, available: AvailableApp.samples).app("storefront")
    let plan = FuzzPlan(app: app, routes: app.routes, seed: Seed(1), toolVersion: ToolVersion.current)
    func open() throws -> CampaignFolder { try CampaignFolder("f", of: plan, keepsSeed: true, surroundings) }
    let (one, other) = (try open(), try open())
    let claims = try (0..<3).flatMap { _ in
      try [one, other].map { try $0.claim(rounds: 2, of: .whole, before: nil) }
    }
    #expect(claims.allSatisfy { $0.count == 2 * plan.routes.count })
    #expect(
      Set(claims.joined()).count == 12 * plan.routes.count
        && claims.joined().max() == UInt64(12 * plan.routes.count - 1))
    var record = FuzzRecord()
    record.formUnion(
      try JSONDecoder().decode(
        FuzzRecord.self, from: Data(#"{"behaviours":{},"blocks":[[0,3]],"findings":[]}"#.utf8)))
    try one.keep(record)
    #expect(try CampaignFolder("f", surroundings).record.runs == 3 * UInt64(FuzzPlan.blockLength))
  }

  @Test func `what a dead process had claimed is free`() throws {
    let surroundings = MemorySurroundings()
    let app = try AppLookup(surroundings: surroundings, available: AvailableApp.samples).app("storefront")
    let plan = FuzzPlan(app: app, routes: app.routes, seed: Seed(1), toolVersion: ToolVersion.current)
    func open() throws -> CampaignFolder { try CampaignFolder("f", of: plan, keepsSeed: true, surroundings) }
    let living = try open()
    var dying: CampaignFolder? = try open()
    let lost = try #require(try dying?.claim(rounds: 1, of: .whole, before: nil))
    #expect(try living.claim(rounds: 1, of: .whole, before: nil).first != lost.first)
    dying = nil
    #expect(try living.claim(rounds: 1, of: .whole, before: nil) == lost)
  }
}

/// Logs that somebody has made up, each line with the right digest.
@MainActor
@Suite struct CampaignLogTests {
  @Test(arguments: [
    #"{"claim":[[0,18446744073709551615]]}"#, #"{"claim":[[7,281474976710657]]}"#, #"{"claim":[[-1,3]]}"#,
    #"{"claim":[3]}"#,
    #"{"record":{"behaviours":{},"blocks":[[3,3]],"findings":[]}}"#,
    #"{"record":{"behaviours":{},"blocks":[[5,3]],"findings":[]}}"#,
    #"{"record":{"behaviours":{},"blocks":[[0,18446744073709551615]],"findings":[]}}"#,
    #"{"record":{"behaviours":{"xyz":[1]},"blocks":[],"findings":[]}}"#,
    #"{"record":{"behaviours":{"00000000000000ff":[18446744073709551615]},"blocks":[],"findings":[]}}"#,
    #"{"sample":{}}"#, #"{"sample":{"behaviours":1,"findings":0,"made":2,"memory":3,"runs":4}}"#,
    CampaignLogTests.sample(milliseconds: "-1"), CampaignLogTests.sample(milliseconds: "1.5"),
    CampaignLogTests.sample(milliseconds: "9223372036854775807"),
    CampaignLogTests.sample(milliseconds: "18446744073709551615"),
    CampaignLogTests.sample(milliseconds: "null"),
    #"{"record":{}}"#, #"{}"#, #"[]"#, "", "no JSON",
  ])
  func `a line that says nothing that can be is damaged`(_ text: String) {
    var log = CampaignLog()
    log.read(Array("\(Fingerprint(of: text)) \(text)\n".utf8))
    #expect(log.damagedLines == 1 && log.record.isEmpty && log.claimed.isEmpty && !log.isTorn)
    #expect(log.sessions.allSatisfy { $0.samples.isEmpty })
  }

  nonisolated private static func sample(milliseconds: String) -> String {
    #"{"sample":{"behaviours":1,"findings":0,"made":2,"memory":3,"milliseconds":"# + milliseconds
      + #","runs":4}}"#
  }

  @Test func `claims are given up by whoever begins anew, and a line without its end is not read`() {
    let lines = [CampaignEntry.claim(BlockSet([3, 4])), .start, .claim(BlockSet([7]))].map(\.line)
    var log = CampaignLog()
    log.read(Array(lines[0].utf8))
    #expect(log.claimed == BlockSet([3, 4]))
    log.read(Array((lines[1] + lines[2]).utf8.dropLast()))
    #expect(log.claimed.isEmpty && log.isTorn && log.length == lines[0].utf8.count + lines[1].utf8.count)
    log.read(Array(lines[2].utf8))
    #expect(log.claimed == BlockSet([7]) && !log.isTorn && log.damagedLines == 0)
  }
}
