import Foundation
import Testing
import TestSupport

@testable import CheckCommand

/// What starts a search on many machines names commands and options that there are.
@MainActor
@Suite struct CampaignScriptTests {
  @Test(arguments: [
    "scripts/campaigns/slurm-array.sh", "scripts/campaigns/kubernetes-job.yaml",
    "scripts/campaigns/github-workflow.yml", "Sources/RouteCheck.docc/Articles/LongRuns.md",
  ])
  func `every command line in it is one that can be given`(_ path: String) throws {
    let text = try String(contentsOf: Repository.folder.appending(path: path), encoding: .utf8)
      .replacing("\\\n", with: " ")
      .replacing("${ROUTECHECK:-swift run -c release routecheck}", with: "routecheck")
    let lines = text.split(separator: "\n").compactMap {
      $0.firstMatch(of: /routecheck (fuzz|merge|status) .*/)
    }
    #expect(!lines.isEmpty)
    for line in lines {
      let spec = try #require(CommandSpecs.all.first { $0.name == line.output.1 })
      let options = line.output.0.matches(of: /--[a-z]+/).map { String($0.output) }
      for option in options {
        #expect(spec.options.contains { $0.name == option }, "\(option) in `\(line.output.0)`")
      }
    }
  }

  @Test func `each names the variables by which a process knows its part`() throws {
    for (path, variables) in [
      ("slurm-array.sh", ["#SBATCH --array=", "SLURM_ARRAY_TASK_ID"]),
      ("kubernetes-job.yaml", ["completionMode: Indexed", "TEST_TOTAL_SHARDS", "JOB_COMPLETION_INDEX"]),
      ("github-workflow.yml", ["TEST_SHARD_INDEX", "TEST_TOTAL_SHARDS"]),
    ] {
      let file = Repository.folder.appending(path: "scripts/campaigns/\(path)")
      let text = try String(contentsOf: file, encoding: .utf8)
      for variable in variables { #expect(text.contains(variable), "\(path)") }
    }
  }
}
