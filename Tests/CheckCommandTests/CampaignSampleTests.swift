internal import Foundation
import Checking
import Reporting
import RoutingSpecs
import TestSupport
import Testing

@testable import CheckCommand

/// What processes that search say of themselves in the course of time.
@MainActor
@Suite struct CampaignSampleTests {
  private static let folder = ".routecheck/fuzz-storefront"
  private static let log = folder + "/log-1.jsonl"
  private static let line =
    "fuzz storefront --bound tabs=1,depth=1,modals=1,splits=no --route home-from-current --route bag-always-new"

  /// Surroundings with a clock that moves when it is looked at, and a date.
  private func surroundings() -> MemorySurroundings {
    let surroundings = MemorySurroundings()
    (surroundings.tick, surroundings.epoch, surroundings.heldMemory) = (0.1, 1_800_000_000, 52_000_000)
    return surroundings
  }

  private func samples(_ surroundings: MemorySurroundings) throws -> [CampaignSample] {
    try CampaignFolder(Self.folder, surroundings).sessions.flatMap(\.sessions).flatMap(\.samples)
  }

  /// The log without its samples, as an older version would have written it.
  private static func bare(_ log: String) -> String {
    log.split(separator: "\n").filter { !$0.contains(#"{"sample""#) }.map { $0 + "\n" }.joined()
  }

  @Test func `a session keeps a sample a second at first, and fewer than 5,000 in a week`() {
    var (kept, last) = ([Double](), 0.0)
    for half in 1...2 * 7 * 24 * 3_600 {
      let age = Double(half) / 2
      guard CampaignSample.isDue(at: age, after: last) else { continue }
      kept.append(age)
      last = age
    }
    #expect(Array(kept.prefix(600)) == (1...600).map(Double.init))
    #expect(kept.count < 5_000)
    #expect(zip(kept.dropFirst(), kept).allSatisfy { $0 - $1 <= max(1, $1 / 600) + 0.5 })
  }

  @Test func `samples go on, and the last one says what the session said`() throws {
    let surroundings = surroundings()
    surroundings.run(Self.line + " --time 8s --seed 7")
    let samples = try samples(surroundings)
    #expect((4...10).contains(samples.count), "\(samples.count)")
    for (later, earlier) in zip(samples.dropFirst(), samples) {
      #expect(later.milliseconds > earlier.milliseconds && later.made >= earlier.made)
      #expect(later.behaviours >= earlier.behaviours && later.findings >= earlier.findings)
    }
    let record = try CampaignFolder(Self.folder, surroundings).record
    let last = try #require(samples.last)
    #expect(UInt64(last.runs) == record.runs && last.made == last.runs && last.memory == 52_000_000)
    #expect(last.behaviours == record.behaviours.count && last.findings == record.findings.count)
    #expect(last.unseenPerBillion == CampaignSample.perBillion(record.unseenShare))
    #expect(last.lastNews.map { UInt64($0) } == record.lastNews && last.began == 1_800_000_000)
    surroundings.run(Self.line + " --time 3s")
    let session = try #require(CampaignFolder(Self.folder, surroundings).sessions.first?.sessions.last)
    #expect(session.samples.allSatisfy { $0.runs - $0.made == last.runs })
  }

  @Test func `nobody who merges or reads a campaign as JSON sees the samples`() throws {
    let surroundings = surroundings()
    surroundings.run(Self.line + " --time 4s --seed 7")
    let log = try #require(surroundings.files[Self.log])
    let document = surroundings.run("status \(Self.folder) --json").output
    surroundings.run("merge \(Self.folder) --into one")
    surroundings.files[Self.log] = Self.bare(log)
    #expect(log != Self.bare(log) && surroundings.run("status \(Self.folder) --json").output == document)
    surroundings.run("merge \(Self.folder) --into other")
    for name in ["campaign.json", "log-1.jsonl"] {
      let text = try #require(surroundings.files["one/\(name)"])
      #expect(text == surroundings.files["other/\(name)"] && !text.contains("sample"))
    }
    surroundings.run(Self.line + " --time 2s")
    #expect(try !samples(surroundings).isEmpty, "a campaign without samples goes on with some")
  }

  @Test func `a sample that was torn costs nothing but itself`() throws {
    let surroundings = surroundings()
    surroundings.run(Self.line + " --runs 1500 --seed 7")
    let log = try #require(surroundings.files[Self.log])
    let line = try #require(log.split(separator: "\n").last { $0.contains(#"{"sample""#) })
    let start = try #require(log.range(of: line)).lowerBound
    let before = try (CampaignFolder(Self.folder, surroundings).record, samples(surroundings))
    for length in stride(from: 1, to: line.count, by: 29) {
      surroundings.files[Self.log] = String(log[..<start]) + line.prefix(length)
      let folder = try CampaignFolder(Self.folder, surroundings)
      #expect(try folder.record == before.0 && samples(surroundings) == before.1.dropLast())
      surroundings.run(Self.line + " --runs 1500")
      #expect(try CampaignFolder(Self.folder, surroundings).record == before.0)
      #expect(try samples(surroundings) == before.1.dropLast(), "nothing was to be done")
    }
  }

  @Test func `samples that contradict each other are left out`() throws {
    let known = FuzzRecord()
    var session = CampaignSession()
    let sample = { (seconds: Double, made: Int) in
      var sample = CampaignSample(known, since: known, began: nil, seconds: seconds, memory: 0)
      sample.made = made
      return sample
    }
    for (seconds, made) in [(2.0, 5), (1.0, 9), (2.5, 4), (3.0, 6), (3.0, 7)] {
      session.note(sample(seconds, made))
    }
    #expect(session.samples.map(\.made) == [5, 7] && session.seconds == 3)
  }

  // MARK: - JSON Lines

  /// Lines, each as its kind and its object.
  private static func parsed(_ text: String) throws -> [(kind: String, object: [String: Any])] {
    try text.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let pairs = try #require(object as? [String: Any])
      return (try #require(pairs["kind"] as? String), pairs)
    }
  }

  @Test func `JSON Lines are samples once a second, then findings, then the end`() throws {
    let surroundings = surroundings()
    let told = surroundings.run(Self.line + " --time 8s --seed 7 --json-lines")
    #expect(told.code == 1 && told.errors.isEmpty)
    let lines = try Self.parsed(told.output)
    let kinds = lines.map(\.kind)
    #expect(kinds == kinds.filter { $0 == "sample" } + ["finding", "finding", "end"])
    let samples = lines.filter { $0.kind == "sample" }.map(\.object)
    #expect((5...11).contains(samples.count))
    let (last, end) = (try #require(samples.last), try #require(lines.last).object)
    for key in ["runs", "made", "behaviours", "findings", "lastNews", "unseenPerBillion"] {
      #expect(last[key] as? Int == end[key] as? Int && end[key] is Int, "\(key)")
    }
    #expect(end["reason"] as? String == "the time was up" && end["app"] as? String == "storefront")
    for finding in lines.filter({ $0.kind == "finding" }).map(\.object) {
      #expect(finding["isNew"] as? Bool == true)
      let command = try #require(finding["replay"] as? String)
      #expect(surroundings.run(String(command.dropFirst("routecheck ".count))).code == 1, "\(command)")
    }
  }

  @Test func `status tells the samples of all logs as JSON Lines`() throws {
    let surroundings = surroundings()
    surroundings.run(Self.line + " --time 4s --seed 7")
    let other = try surroundings.lock(Self.folder + "/log-1.lock", waits: false)
    surroundings.run(Self.line + " --time 3s")
    withExtendedLifetime(other) {}
    let lines = try Self.parsed(surroundings.run("status \(Self.folder) --json-lines").output)
    let logs = lines.compactMap { $0.object["log"] as? String }
    #expect(try logs.count == samples(surroundings).count && Set(logs) == ["log-1.jsonl", "log-2.jsonl"])
    #expect(logs == logs.sorted() && lines.map(\.kind).suffix(3) == ["finding", "finding", "end"])
    #expect(lines.last?.object["reason"] == nil && lines.last?.object["made"] == nil)
  }

  @Test func `every line is valid against the published schema`() throws {
    let surroundings = surroundings()
    let told = surroundings.run(Self.line + " --time 3s --seed 7 --json-lines").output
    let text = told + surroundings.run("status \(Self.folder) --json-lines").output
    try JSONLines.expectValid(text, against: "campaign-lines.schema.json")
  }
}
