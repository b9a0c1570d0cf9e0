@testable import CheckCommand
import Foundation
import Reporting
import TestSupport
import Testing

/// What a team sees that calls the tool by another name, in a folder of its own.
@MainActor
@Suite struct OwnNameTests {
  private func surroundings() -> MemorySurroundings {
    let surroundings = MemorySurroundings.withApps()
    surroundings.commandName = "swift run mailcheck"
    return surroundings
  }

  @Test(arguments: [
    "help", "help check", "help fuzz", "list", "check broken-route.json", "check broken-route.json --json",
    "grow broken-route.json --property reachesTarget --time 9s", "fuzz broken-route.json --time 1s", "init",
    "check --wrong", "replay",
  ])
  func `every command line that is printed is one that the team can type`(_ line: String) {
    let surroundings = surroundings()
    surroundings.tick = 0.1
    let transcript = surroundings.run(line)
    let text = transcript.output + transcript.errors
    #expect(!text.contains("routecheck check") && !text.contains("routecheck replay"))
    #expect(!text.contains("routecheck help") && !text.contains("usage: routecheck"))
    #expect(text.contains("swift run mailcheck ") || line.hasSuffix("--json"))
  }

  @Test func `every command takes --no-color`() {
    for command in CommandSpecs.all {
      #expect(command.options.contains { $0.name == "--no-color" }, "\(command.name)")
    }
  }

  @Test func `git ignores the folder that the tool keeps things in, and nothing else is touched`() {
    let surroundings = surroundings()
    surroundings.run("check tiny.json")
    #expect(surroundings.files[".routecheck/.gitignore"] == "*\n")
    #expect(surroundings.writtenPaths == [".routecheck/last-run.json", ".routecheck/.gitignore"])
    surroundings.files[".routecheck/.gitignore"] = "fuzz-*\n"
    surroundings.run("check tiny.json")
    #expect(surroundings.files[".routecheck/.gitignore"] == "fuzz-*\n")
    #expect(surroundings.writtenPaths == [".routecheck/last-run.json"])
  }

  @Test func `places in SARIF are files of the repository`() throws {
    let surroundings = MemorySurroundings()
    surroundings.folder = Repository.folder.path(percentEncoded: false).trimmingSuffix("/")
    let bound = "tabs=0,depth=1,modals=0,splits=no"
    surroundings.run(
      "check cities-defects --route list-unretained --bound \(bound) --exhaust \(bound) --json")
    let report = try Report(json: Data(surroundings.output.utf8))
    let source = try #require(report.routes.first?.source)
    #expect(source.file.hasPrefix("Sources/SampleApps/Cities/"))
    #expect(FileManager.default.fileExists(atPath: Repository.folder.appending(path: source.file).path))
    surroundings.run("report --format sarif")
    let sarif = try #require(surroundings.files.first { $0.key.hasSuffix(".sarif") }?.value)
    #expect(report.summary.violated > 0)
    #expect(sarif.filter { $0 != " " }.contains(#""uri":"\#(source.file.replacing("+", with: "%2B"))""#))
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
