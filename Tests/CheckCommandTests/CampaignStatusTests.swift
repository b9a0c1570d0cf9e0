internal import Foundation
import Checking
import Reporting
import RoutingSpecs
import Testing

@testable import CheckCommand

/// What `routecheck status` tells, and the page that it writes.
@MainActor
@Suite struct CampaignStatusTests {
  private static let folder = ".routecheck/fuzz-storefront"
  private static let line =
    "fuzz storefront --bound tabs=1,depth=1,modals=1,splits=no --route home-from-current --route bag-always-new"

  /// Surroundings with a campaign that nobody goes on with.
  private func surroundings(_ options: String = "--time 6s --seed 7") -> MemorySurroundings {
    let surroundings = MemorySurroundings()
    (surroundings.tick, surroundings.epoch, surroundings.heldMemory) = (0.1, 1_800_000_000, 52_000_000)
    surroundings.run(Self.line + " " + options)
    return surroundings
  }

  /// The rows of a table of a page, without the head.
  private static func rows(_ page: String, of table: Int) -> [[String]] {
    let tables = page.components(separatedBy: "<table>").dropFirst().map {
      $0.components(separatedBy: "</table>")[0]
    }
    return tables[table].components(separatedBy: "<tr>").dropFirst(2).map { row in
      row.matches(of: /<t[hd][^>]*>([^<]*)</).map { String($0.1) }
    }
  }

  private func number(_ text: String) -> Double { Double(text.replacing(",", with: "")) ?? -1 }

  // MARK: - Who searches

  @Test func `status says who searches and when they have last written, and changes nothing`() throws {
    let surroundings = surroundings()
    #expect(!surroundings.run("status \(Self.folder)").output.contains("A process is searching"))
    surroundings.ages[Self.folder + "/log-1.jsonl"] = 2.4
    let lock = try surroundings.lock(Self.folder + "/log-1.lock", waits: false)
    let (files, locked, locks) = (surroundings.files, surroundings.locked, surroundings.everLocked)
    let told = surroundings.run("status \(Self.folder)")
    withExtendedLifetime(lock) {}
    #expect(
      told.output.contains("A process is searching, and writes log-1.jsonl; last written 3 s ago.\n"))
    #expect(surroundings.files == files && surroundings.locked == locked)
    surroundings.run("merge \(Self.folder) --into merged")
    surroundings.run("status merged")
    #expect(surroundings.everLocked == locks, "what has no locks gets none")
  }

  @Test func `a folder that cannot be written is told without a word about processes`() throws {
    let surroundings = surroundings()
    let told = surroundings.run("status \(Self.folder)")
    surroundings.unwritable = [Self.folder + "/lock"]
    #expect(surroundings.run("status \(Self.folder)") == told)
  }

  // MARK: - The page

  @Test func `the page has the numbers of the folder`() throws {
    let surroundings = surroundings()
    let told = surroundings.run("status \(Self.folder) --html page.html")
    #expect(surroundings.writtenPaths == ["page.html"])
    let page = try #require(surroundings.files["page.html"])
    let folder = try CampaignFolder(Self.folder, surroundings)
    let record = folder.record
    let byRuns = try #require(Self.rows(page, of: 0).last)
    #expect(number(byRuns[0]) == Double(record.runs) && number(byRuns[1]) == Double(record.behaviours.count))
    #expect(byRuns[2] == FuzzSession.share(try #require(record.unseenShare)))
    #expect(number(byRuns[3]) == Double(record.findings.count))
    let byTime = try #require(Self.rows(page, of: 1).last)
    #expect(number(byTime[1]) == Double(record.findings.count) && byTime[3] == "52")
    for finding in record.findings.values {
      #expect(page.contains("replay \(finding.token)") && told.output.contains("\(finding.token)"))
    }
    #expect(!page.contains(#"http-equiv="refresh""#))
  }

  @Test func `a folder without samples has a page without times`() throws {
    let surroundings = surroundings()
    surroundings.run("merge \(Self.folder) --into merged")
    surroundings.run("status merged --html page.html")
    let page = try #require(surroundings.files["page.html"])
    #expect(page.contains("Over the runs") && !page.contains("Over the time"))
    let fresh = MemorySurroundings()
    fresh.questionsUntilInterruption = 0
    fresh.run(Self.line + " --time 1s")
    fresh.run("status \(Self.folder) --html page.html")
    #expect(fresh.files["page.html"]?.contains("<svg") == false)
  }

  @Test func `a page that cannot be written is told, and nothing is`() {
    let surroundings = surroundings()
    surroundings.unwritable = ["page.html"]
    let told = surroundings.run("status \(Self.folder) --html page.html")
    #expect(told.code == 2 && told.output.isEmpty && told.errors.contains("`page.html` cannot be written"))
  }

  // MARK: - Watching

  @Test func `a page is written again while somebody searches, and reads itself again only then`() throws {
    let surroundings = surroundings()
    var lock = try surroundings.lock(Self.folder + "/log-1.lock", waits: false)
    var pages: [String] = []
    surroundings.whileWaiting = {
      pages.append(surroundings.files["page.html"] ?? "")
      if pages.count == 2 {
        // Somebody else goes on with the campaign meanwhile.
        let other = MemorySurroundings()
        (other.files, other.tick) = (surroundings.files, 0.1)
        other.run(Self.line + " --time 2s")
        surroundings.files = other.files
      }
      if pages.count == 3 { lock = nil }
    }
    let told = surroundings.run("status \(Self.folder) --html page.html --watch")
    #expect(lock == nil && pages.count == 3 && told.code == 1)
    #expect(pages.allSatisfy { $0.contains(#"http-equiv="refresh" content="5""#) })
    #expect(pages[0] == pages[1] && pages[1] != pages[2])
    let last = try #require(surroundings.files["page.html"])
    let runs = try CampaignFolder(Self.folder, surroundings).record.runs
    #expect(!last.contains(#"http-equiv="refresh""#) && last.contains(">\(Int(runs).grouped)<"))
    #expect(told.output.hasSuffix(surroundings.run("status \(Self.folder)").output))
  }

  @Test func `watching ends with the time, or when the user asks to stop`() throws {
    let surroundings = surroundings()
    let lock = try surroundings.lock(Self.folder + "/log-1.lock", waits: false)
    defer { withExtendedLifetime(lock) {} }
    var waits = 0
    surroundings.whileWaiting = { waits += 1 }
    #expect(surroundings.run("status \(Self.folder) --html page.html --watch --time 12s").code == 1)
    #expect(waits == 3 && surroundings.files["page.html"]?.contains(#"http-equiv="refresh""#) == false)
    surroundings.whileWaiting = { surroundings.questionsUntilInterruption = 0 }
    let told = surroundings.run("status \(Self.folder) --html page.html --watch")
    #expect(told.code == 1 && told.output.contains("findings.\n"))
    #expect(surroundings.files["page.html"]?.contains(#"http-equiv="refresh""#) == false)
  }
}

/// The curves of a campaign.
@MainActor
@Suite struct CampaignCurveTests {
  private static let line =
    "fuzz storefront --bound tabs=1,depth=1,modals=1,splits=no --route home-from-current --route bag-always-new"

  private func record(_ runs: Int) throws -> FuzzRecord {
    let surroundings = MemorySurroundings()
    surroundings.run(Self.line + " --seed 7 --dir f --runs \(runs)")
    return try CampaignFolder("f", surroundings).record
  }

  @Test func `after its first runs a campaign knows what one of so many runs does`() throws {
    let whole = try #require(RunCurves(try record(256 * 12)).curves)
    #expect(whole.places.map(\.number) == (0...12).map { Double(256 * $0) })
    for blocks in 1...12 {
      let record = try record(256 * blocks)
      let part = try #require(RunCurves(record).curves)
      #expect(part.columns.map { $0.values.last } == whole.columns.map { $0.values[blocks] }, "\(blocks)")
      #expect(part.columns[1].values.last??.number == record.unseenShare)
    }
    #expect(RunCurves(FuzzRecord()).curves == nil)
  }

  @Test func `blocks that are not made yet move what comes after them`() throws {
    let surroundings = MemorySurroundings()
    surroundings.run(Self.line + " --seed 7 --dir f --runs 5120 --shard 2/3")
    let record = try CampaignFolder("f", surroundings).record
    let curves = try #require(RunCurves(record).curves)
    #expect(curves.places.last?.number == Double(record.runs))
    #expect(curves.columns[0].values.last??.number == Double(record.behaviours.count))
    for (place, value) in zip(curves.places, curves.columns[0].values) {
      let number = try #require(value).number
      #expect(number <= place.number)
    }
  }

  /// A session with samples of so many seconds and runs.
  private func session(began: Int?, _ points: [(seconds: Double, made: Int)], memory: Int = 1_000_000)
    -> CampaignSession
  {
    var session = CampaignSession()
    for (seconds, made) in points {
      var sample = CampaignSample(
        FuzzRecord(), since: FuzzRecord(), began: began, seconds: seconds, memory: memory)
      sample.made = made
      session.note(sample)
    }
    return session
  }

  /// The runs under the curve of the rate.
  private func area(_ curves: CampaignCurves) -> Double {
    let (places, rates) = (curves.places, curves.columns[1].values)
    return places.indices.dropFirst().reduce(0) {
      $0 + (rates[$1]?.number ?? 0) * (places[$1].number - places[$1 - 1].number)
    }
  }

  @Test(arguments: [3.0, 90, 119.5, 120, 1_000, 86_400, 1_000_000])
  func `a rate times its time is what was made, in few places`(_ seconds: Double) throws {
    let points = stride(from: 1.0, through: seconds, by: max(1, seconds / 500)).map {
      (seconds: $0, made: Int($0 * $0) % 97 + Int($0) * 100)
    }
    let session = session(began: 5, points)
    let curves = try #require(CampaignHistory([session], FuzzRecord()).curves)
    let made = try #require(session.samples.last).made
    #expect(abs(area(curves) - Double(made)) < 1e-6 * Double(made) && curves.places.count <= 122)
    #expect(curves.places.last?.number == session.seconds)
  }

  @Test func `time in which nobody works is left out, and who works at the same time adds up`() throws {
    let night = session(began: 1_000, [(10, 1_000)])
    let other = session(began: 1_005, [(10, 2_000)])
    let weekLater = session(began: 700_000, [(5, 500)])
    let undated = session(began: nil, [(20, 40)])
    for sessions in [[night, other, weekLater, undated], [undated, weekLater, other, night]] {
      let curves = try #require(CampaignHistory(sessions, FuzzRecord()).curves)
      #expect(curves.places.last?.number == 40 && curves.places.count == 41)
      let rates = curves.columns[1].values.map { $0?.number.rounded() }
      #expect(rates[1] == 100 && rates[7] == 300 && rates[12] == 200 && rates[17] == 100 && rates[25] == 2)
      let memory = curves.columns[2].values.map { $0?.number }
      #expect(memory[1] == 1 && memory[7] == 2 && memory[12] == 1 && memory[30] == 1)
      #expect(abs(area(curves) - 3_540) < 1e-6)
    }
    #expect(CampaignHistory([], FuzzRecord()).curves == nil)
    #expect(CampaignHistory([session(began: 3, [(0, 9)])], FuzzRecord()).curves == nil)
  }

  @Test func `a finding is told at the time at which it was known first`() throws {
    let surroundings = MemorySurroundings()
    (surroundings.tick, surroundings.epoch) = (0.1, 1_800_000_000)
    surroundings.run(Self.line + " --time 9s --seed 7 --dir f")
    let lines = try #require(surroundings.files["f/log-1.jsonl"]).split(separator: "\n")
    for (line, next) in zip(lines, lines.dropFirst()) where line.contains(#""findings":[{"#) {
      #expect(next.contains(#"{"sample""#), "the time stands behind the finding")
    }
    let folder = try CampaignFolder("f", surroundings)
    let sessions = folder.sessions.flatMap(\.sessions)
    #expect(sessions.flatMap(\.findings.keys).count == folder.record.findings.count)
    let curves = try #require(CampaignHistory(sessions, folder.record).curves)
    let found = curves.columns[0].values.compactMap { $0?.number }
    #expect(found.first == 0 && found.last == Double(folder.record.findings.count))
    #expect(found == found.sorted())
    // What was found where no sample says when was there from the beginning.
    let bare = try #require(
      CampaignHistory([session(began: 1, [(5, 5)])], folder.record).curves)
    #expect(bare.columns[0].values.allSatisfy { $0?.number == found.last })
  }

  @Test(arguments: [(0, "0:00:00"), (59.6, "0:01:00"), (3_661, "1:01:01"), (3_600_000, "1,000:00:00")])
  func `a time is told as a clock does`(_ seconds: Double, _ words: String) {
    #expect(CampaignHistory.clock(seconds) == words)
  }
}
