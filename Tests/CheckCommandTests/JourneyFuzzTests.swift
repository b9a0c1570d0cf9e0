import Checking
import Foundation
import Journeys
import LaunchedApps
import RoutingSpecs
import Testing

@testable import CheckCommand

/// The commands for an app that is used from launch.
@MainActor
@Suite(.serialized) struct JourneyFuzzTests {
  private static let folder = ".routecheck/fuzz-stairs"
  private static let line = "fuzz stairs --seed 7"

  private func apps(_ fault: StairFault?) -> [AvailableApp] {
    [AvailableApp(launching: stairApp(fault), links: stairLinks)] + AvailableApp.samples
  }

  private func surroundings(jobs: Int = 0) -> MemorySurroundings {
    let surroundings = MemorySurroundings()
    surroundings.standardJobs = jobs
    return surroundings
  }

  /// The files of a folder that somebody has merged others into.
  private func merged(_ surroundings: MemorySurroundings, _ folders: String...) -> [String] {
    let name = "merged-\(surroundings.files.count)"
    surroundings.run("merge \(folders.joined(separator: " ")) --into \(name)", apps: apps(.blank))
    return ["campaign.json", "log-1.jsonl"].map { surroundings.files["\(name)/\($0)"] ?? "nothing" }
  }

  private func replayCommands(in output: String) -> [String] {
    output.split(separator: "\n").compactMap { $0.split(separator: "replay routecheck ").last }
      .filter { $0.hasPrefix("replay ") }.map(String.init)
  }

  @Test(arguments: [0, 2])
  func `a finding is printed with its journey, and replayed by the command it is printed with`(
    _ jobs: Int
  ) throws {
    let surroundings = surroundings(jobs: jobs)
    let transcript = surroundings.run(Self.line + " --runs 256", apps: apps(.blank))
    #expect(transcript.code == 1)
    #expect(transcript.output.contains("new: stairs violates isNeverBlank: Nav is blank\n  from   launch, "))
    #expect(transcript.output.contains("of launches with the links up (all that were asked for)"))
    let command = try #require(replayCommands(in: transcript.output).first)
    let replayed = surroundings.run(command, apps: apps(.blank))
    #expect(replayed.code == 1 && replayed.output.contains("  1. "))
    #expect(replayed.output.contains("Nav[Step, Step, Step]") && replayed.output.contains("try replay(["))
    #expect(replayed.output.hasSuffix("isNeverBlank is violated on this journey.\n"))
    let mended = surroundings.run(command, apps: apps(nil))
    #expect(mended.code == 0 && mended.output == "isNeverBlank holds on this journey.\n")
    let document = surroundings.run(command + " --json", apps: apps(.blank)).output
    #expect(document.contains("\"property\" : \"isNeverBlank\""))
  }

  @Test func `a trap is replayed in a worker, and told with its journey`() throws {
    let surroundings = surroundings(jobs: 2)
    let output = surroundings.run(Self.line + " --runs 256", apps: apps(.trap)).output
    #expect(output.contains("new: stairs violates doesNotTrap: trapped: Fatal error: the stairs have no"))
    let command = try #require(replayCommands(in: output).first)
    let replayed = surroundings.run(command, apps: apps(.trap))
    #expect(replayed.code == 1 && replayed.output.contains("  3. tap 'Clear'\n"))
    #expect(replayed.output.hasSuffix("doesNotTrap is violated on this journey.\n"))
  }

  @Test func `one process, workers, shards and a restart make the same folder`() {
    let one = surroundings()
    one.run(Self.line + " --runs 500 --dir one", apps: apps(.blank))
    one.run(Self.line + " --runs 500 --dir workers --jobs 2", apps: apps(.blank))
    for number in 1...2 {
      one.run(Self.line + " --runs 500 --shard \(number)/2 --dir shard-\(number)", apps: apps(.blank))
    }
    one.run(Self.line + " --runs 300 --dir parts", apps: apps(.blank))
    one.run(Self.line + " --runs 500 --dir parts", apps: apps(.blank))
    let wanted = merged(one, "one")
    #expect(wanted[1].contains("isNeverBlank"))
    #expect(merged(one, "workers") == wanted && merged(one, "parts") == wanted)
    #expect(merged(one, "shard-2", "shard-1", "shard-2") == wanted)
  }

  @Test func `status and minimise tell what is kept, and other apps and links are refused`() {
    let surroundings = surroundings()
    surroundings.run(Self.line + " --runs 256", apps: apps(.blank))
    let status = surroundings.run("status \(Self.folder)", apps: apps(.blank))
    #expect(status.code == 1 && status.output.contains("256 runs of stairs, of launches with the links up; "))
    let lines = surroundings.run("status \(Self.folder) --json-lines", apps: apps(.blank)).output
    #expect(lines.contains("\"kind\":\"end\"") && !lines.contains("\"states\""))
    let minimised = surroundings.run("minimise \(Self.folder)", apps: apps(.blank))
    #expect(minimised.code == 1 && !minimised.output.contains("gone: "))
    let mended = surroundings.run("minimise \(Self.folder) --into mended", apps: apps(nil))
    #expect(mended.output.contains("gone: stairs violates isNeverBlank"))
    let other = [AvailableApp(launching: stairApp(.blank))]
    let transcript = surroundings.run(Self.line + " --runs 256", apps: other)
    #expect(transcript.code == 2)
    #expect(transcript.errors.contains("is one of launches with the links up, not of launches with no links"))
  }

  @Test(arguments: [
    ("grow stairs", "`stairs` is used from launch and has no stacks"),
    ("doctor stairs", "`stairs` is used from launch and has no stacks"),
    ("check stairs --bound tabs=1", "`--bound` is about stacks, and `stairs` is used from launch."),
    ("fuzz stairs --moments", "`--moments` is about stacks"),
    ("replay stairs/stairs/isNeverBlank/12", "`stairs` is used from launch and has no stacks"),
    ("replay storefront/product/reachesTarget/launch", "performs routes from stacks"),
    ("replay stairs/stairs/isNeverBlank/launch+fly", "Step 1 of 1, 'fly', is not possible here."),
  ])
  func `what needs stacks is refused with a sentence`(_ line: String, _ words: String) {
    let transcript = surroundings().run(line, apps: apps(nil))
    #expect(transcript.code == 2 && transcript.output.isEmpty)
    #expect(transcript.errors.contains(words) && !transcript.errors.contains(".."), "\(transcript.errors)")
  }

  @Test func `check explores from launch, and list names the links`() {
    let surroundings = surroundings()
    let wrong = surroundings.run("check stairs", apps: apps(.blank))
    #expect(wrong.code == 1 && wrong.output.hasPrefix("stairs: 1 thing is wrong\n"), "\(wrong.output)")
    #expect(surroundings.run("check stairs", apps: apps(nil)).code == 0)
    surroundings.standardJobs = 1
    #expect(surroundings.run("check stairs", apps: apps(.blank)) == wrong)
    let trapped = surroundings.run("check stairs", apps: apps(.trap))
    #expect(trapped.code == 1 && trapped.output.hasPrefix("stairs trapped: Fatal error: the stairs have no"))
    #expect(trapped.output.contains("\n  doesNotTrap\n") && trapped.output.contains("  3. tap 'Clear'\n"))
    #expect(trapped.output.hasSuffix("or look past it with `routecheck fuzz`.\n"), "\(trapped.output)")
    let hung = surroundings.run("check stairs --hang-budget 1s", apps: apps(.hang))
    #expect(hung.code == 1 && hung.output.contains("\n  terminates\n"), "\(hung.output)")
    let list = surroundings.run("list", apps: apps(nil)).output
    #expect(list.hasPrefix("stairs: used from launch, 1 link.\n"))
    #expect(surroundings.run("list stairs", apps: apps(nil)).output.hasSuffix("\n  up\n"))
  }
}
