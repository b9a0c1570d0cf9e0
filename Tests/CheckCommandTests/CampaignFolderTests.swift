internal import Foundation
import Checking
import Reporting
import RoutingSpecs
import Testing

@testable import CheckCommand

/// Who makes which blocks of a campaign.
@MainActor
@Suite struct CampaignFolderTests {
  private let surroundings = MemorySurroundings()

  private func open() throws -> CampaignFolder {
    let app = try AppLookup(surroundings: surroundings, available: AvailableApp.samples).app("storefront")
    let plan = FuzzPlan(app: app, routes: app.routes, seed: Seed(1), toolVersion: ToolVersion.current)
    return try CampaignFolder("f", of: plan, keepsSeed: true, surroundings)
  }

  /// What some blocks have shown in which nothing was new.
  private func record(_ rows: [UInt64]...) throws -> FuzzRecord {
    try JSONDecoder().decode(
      FuzzRecord.self, from: Data(#"{"behaviours":{},"blocks":\#(rows),"findings":[]}"#.utf8))
  }

  @Test func `two processes in one folder share the work and both count`() throws {
    let (one, other) = (try open(), try open())
    let claims = try (0..<3).flatMap { _ in
      try [one, other].map { try #require(try $0.claim(rounds: 2, of: .whole, before: nil)) }
    }
    let count = one.plan.routes.count
    #expect(claims.allSatisfy { $0.count == 2 * count })
    #expect(Set(claims.joined()).count == 12 * count && claims.joined().max() == UInt64(12 * count - 1))
    try one.keep(record([0, 3]))
    #expect(try CampaignFolder("f", surroundings).record.runs == 3 * UInt64(FuzzPlan.blockLength))
  }

  @Test func `what a dead process had claimed is free`() throws {
    let living = try open()
    var dying: CampaignFolder? = try open()
    let lost = try #require(try dying?.claim(rounds: 1, of: .whole, before: nil))
    #expect(try living.claim(rounds: 1, of: .whole, before: nil)?.first != lost.first)
    dying = nil
    #expect(try living.claim(rounds: 1, of: .whole, before: nil) == lost)
  }

  @Test func `what a process has kept it knows, and does not read again`() throws {
    let (one, other) = (try open(), try open())
    try one.refresh()
    let before = surroundings.bytesReadOn
    for number in 0..<20 as Range<UInt64> {
      let claimed = try one.claim(rounds: 1, of: .whole, before: nil)
      #expect(claimed?.first == number * UInt64(one.plan.routes.count))
      try one.keep(record([number, number + 1]))
    }
    #expect(try surroundings.bytesReadOn == before && one.record == record([0, 20]))
    _ = try other.claim(rounds: 1, of: .whole, before: nil)
    #expect(surroundings.bytesReadOn > before && other.record == one.record)
    #expect(try CampaignFolder("f", surroundings).record == one.record)
  }

  @Test func `what is over is passed over at once, whoever has made it`() throws {
    let (one, other) = (try open(), try open())
    let count = UInt64(one.plan.routes.count)
    // More rounds than anybody could look at one by one.
    let far: UInt64 = 1 << 40
    try one.keep(record([0, 5], [6, far * count]))
    let claims = try [one, other, one].map { try $0.claim(rounds: 1, of: .whole, before: nil) }
    #expect(
      claims == [[5], Array(far * count..<(far + 1) * count), Array((far + 1) * count..<(far + 2) * count)])
    let third = try #require(Shard(number: 3, of: 7))
    #expect(try open().claim(rounds: 1, of: third, before: nil)?.first.map { $0 / count % 7 } == 2)
    #expect(try one.claim(rounds: 1, of: .whole, before: far * count) == [])
  }

  @Test func `who waits for others that claim blocks waits no longer than allowed`() throws {
    let folder = try open()
    var lock = try surroundings.lock("f/lock", waits: false)
    var questions = 0
    let late = try folder.claim(rounds: 1, of: .whole, before: nil) {
      questions += 1
      return questions == 5
    }
    #expect(late == nil && questions == 5)
    surroundings.whileWaiting = { lock = nil }
    let claimed = try folder.claim(rounds: 1, of: .whole, before: nil) { lock == nil }
    #expect(claimed?.count == folder.plan.routes.count)
  }

  @Test func `a campaign ends with the last block that has a number`() throws {
    let folder = try open()
    try folder.keep(record([0, BlockSet.limit - 1]))
    #expect(try folder.claim(rounds: 9, of: .whole, before: nil) == [BlockSet.limit - 1])
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
    #"{"record":{"behaviours":{"00000000000000ff":[]},"blocks":[],"findings":[]}}"#,
    #"{"record":{}}"#, #"{}"#, #"[]"#, "", "no JSON",
  ])
  func `a line that says nothing that can be is damaged`(_ text: String) {
    var (log, record) = (CampaignLog(), FuzzRecord())
    log.read(Array("\(Fingerprint(of: text)) \(text)\n".utf8), into: &record)
    #expect(log.damagedLines == 1 && record.isEmpty && log.claimed.isEmpty && !log.isTorn)
    #expect(log.sessions.allSatisfy { $0.samples.isEmpty })
  }

  nonisolated private static func sample(milliseconds: String) -> String {
    #"{"sample":{"behaviours":1,"findings":0,"made":2,"memory":3,"milliseconds":"# + milliseconds
      + #","runs":4}}"#
  }

  @Test func `claims are given up by whoever begins anew, and a line without its end is not read`() {
    let lines = [CampaignEntry.claim(BlockSet([3, 4])), .start, .claim(BlockSet([7]))].map(\.line)
    var (log, record) = (CampaignLog(), FuzzRecord())
    log.read(Array(lines[0].utf8), into: &record)
    #expect(log.claimed == BlockSet([3, 4]))
    log.read(Array((lines[1] + lines[2]).utf8.dropLast()), into: &record)
    #expect(log.claimed.isEmpty && log.isTorn && log.length == lines[0].utf8.count + lines[1].utf8.count)
    log.read(Array(lines[2].utf8), into: &record)
    #expect(log.claimed == BlockSet([7]) && !log.isTorn && log.damagedLines == 0)
  }
}
