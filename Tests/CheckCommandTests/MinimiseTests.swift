internal import Foundation
import Checking
import Reporting
import RoutingSpecs
import Testing

@testable import CheckCommand

/// What `routecheck minimise` keeps of a campaign, and what it tells of the rest.
@MainActor
@Suite struct MinimiseTests {
  private static let folder = ".routecheck/fuzz-storefront"
  private static let line =
    "fuzz storefront --bound tabs=1,depth=1,modals=1,splits=no --route home-from-current --route bag-always-new"

  /// Surroundings with a campaign.
  private func surroundings(_ line: String = MinimiseTests.line, runs: Int = 1_200) -> MemorySurroundings {
    let surroundings = MemorySurroundings()
    surroundings.run("\(line) --runs \(runs) --seed 7")
    return surroundings
  }

  private func record(_ folder: String, _ surroundings: MemorySurroundings) throws -> FuzzRecord {
    try CampaignFolder(folder, surroundings).record
  }

  @Test func `one run of each behaviour and each finding is kept, and nothing counts as made`() throws {
    let surroundings = surroundings()
    let all = try record(Self.folder, surroundings)
    let transcript = surroundings.run("minimise \(Self.folder) --into small")
    let kept = try record("small", surroundings)
    #expect(transcript.code == 1 && transcript.errors.isEmpty && !transcript.output.contains("gone:"))
    #expect(kept.findings == all.findings && kept.blocks.isEmpty && kept.runs == 0)
    #expect(Set(kept.behaviours.keys) == Set(all.behaviours.keys) && kept.behaviours.count > 10)
    for (behaviour, runs) in kept.behaviours {
      let known = all.behaviours[behaviour]
      #expect(runs.second == nil && [known?.first, known?.second].contains(runs.first))
    }
    let known = "none was finished; \(kept.behaviours.count) behaviours are known, with a run of each."
    #expect(surroundings.run("status small").output.contains(known))
    surroundings.run("status small --html page.html")
    #expect(surroundings.files["page.html"]?.contains("home-from-current") == true)
  }

  @Test func `what is minimised again, or merged with what it is of, is the same`() throws {
    let surroundings = surroundings()
    surroundings.run("minimise \(Self.folder) --into small")
    surroundings.run("minimise small --into smaller")
    surroundings.run("merge \(Self.folder) --into one")
    surroundings.run("merge \(Self.folder) small small --into both")
    for name in ["campaign.json", "log-1.jsonl"] {
      #expect(surroundings.files["small/\(name)"] == surroundings.files["smaller/\(name)"])
      #expect(surroundings.files["one/\(name)"] == surroundings.files["both/\(name)"])
    }
  }

  @Test func `a campaign that goes on from a minimised one comes to know what a whole one knows`() throws {
    let surroundings = surroundings()
    surroundings.run("minimise \(Self.folder) --into small")
    let transcript = surroundings.run(Self.line + " --runs 1200 --dir small")
    #expect(transcript.output.contains("known: home-from-current violates reachesTarget"))
    #expect(try record("small", surroundings) == record(Self.folder, surroundings))
  }

  @Test func `what no longer shows is told and left out`() throws {
    let surroundings = surroundings()
    surroundings.files["broken-route.json"] = TinyApps.violated
    surroundings.run("fuzz broken-route.json --runs 300 --dir before")
    surroundings.files["broken-route.json"] = TinyApps.violated.replacing(
      #""from": "current""#, with: #""from": "root""#)
    let transcript = surroundings.run("minimise before --into after --app broken-route.json")
    #expect(transcript.code == 3)
    #expect(transcript.output.contains("gone: home violates reachesTarget: "))
    #expect(transcript.output.contains("replay routecheck replay broken-route/home/reachesTarget/2 --app"))
    #expect(transcript.output.contains("which no known run shows any more ("))
    let (before, after) = (try record("before", surroundings), try record("after", surroundings))
    #expect(after.findings.isEmpty && after.behaviours.count < before.behaviours.count)
  }

  @Test func `workers and this process keep the same, also of routes that trap and of moments`() throws {
    for line in [
      "fuzz messages-traps --bound tabs=0,depth=1,modals=0,splits=no",
      "fuzz messages --moments --bound tabs=0,depth=1,modals=0,splits=no --route detail-by-segue",
    ] {
      let surroundings = MemorySurroundings()
      surroundings.standardJobs = 2
      surroundings.run(line + " --runs 600 --dir all")
      let all = try record("all", surroundings)
      #expect(!all.isEmpty)
      let transcript = surroundings.run("minimise all --into small")
      #expect(!transcript.output.contains("gone:"), "\(transcript)")
      #expect(try record("small", surroundings).findings == all.findings)
      if line.contains("--moments") {
        surroundings.run("minimise all --into alone --jobs 0")
        #expect(surroundings.files["alone/log-1.jsonl"] == surroundings.files["small/log-1.jsonl"])
      }
    }
  }
}
