internal import Foundation
import Checking
import RoutingSpecs
import Testing

@MainActor
@Suite struct FuzzTests {
  private static let path = ".routecheck/fuzz-storefront.json"
  private static let line =
    "fuzz storefront --bound tabs=1,depth=1,modals=1,splits=no --route home-from-current --route bag-always-new"

  /// A clock of which every look costs a tenth of a second: the same call makes the same number of runs.
  private func surroundings() -> MemorySurroundings {
    let surroundings = MemorySurroundings()
    surroundings.tick = 0.1
    return surroundings
  }

  private func campaign(_ surroundings: MemorySurroundings) throws -> FuzzCampaign {
    let text = try #require(surroundings.files[Self.path])
    return try JSONDecoder().decode(FuzzCampaign.self, from: Data(text.utf8))
  }

  @Test func `the same seed finds the same, and says so with the same bytes`() {
    let (one, other) = (surroundings(), surroundings())
    let transcripts = [one, other].map { $0.run(Self.line + " --time 2s --seed 7") }
    #expect(transcripts[0] == transcripts[1] && transcripts[0].code == 1)
    #expect(one.files == other.files)
    #expect(transcripts[0].output.contains("new: home-from-current violates reachesTarget"))
  }

  @Test func `a campaign goes on where it stopped, and finds what it would have found at once`() throws {
    let inParts = surroundings()
    inParts.run(Self.line + " --time 1s --seed 7")
    let first = try campaign(inParts)
    let transcript = inParts.run(Self.line + " --time 3s")
    let second = try campaign(inParts)
    #expect(second.seed == first.seed && second.nextRun > first.nextRun && first.nextRun > 0)
    #expect(Array(second.findings.prefix(first.findings.count)) == first.findings)
    #expect(transcript.output.contains("known: home-from-current violates reachesTarget"))
    let atOnce = surroundings()
    atOnce.run(Self.line + " --time 6s --seed 7")
    let whole = try campaign(atOnce)
    #expect(whole.nextRun >= second.nextRun)
    #expect(whole.findings.filter { $0.run < second.nextRun } == second.findings)
  }

  @Test func `every finding is replayed by the command it is printed with`() throws {
    let surroundings = surroundings()
    let output = surroundings.run(Self.line + " --time 2s").output
    let commands = output.split(separator: "\n").compactMap { $0.split(separator: "replay routecheck ").last }
      .filter { $0.hasPrefix("replay ") }
    #expect(try commands.count == campaign(surroundings).findings.count && commands.count >= 2)
    for command in commands { #expect(surroundings.run(String(command)).code == 1, "\(command)") }
  }

  @Test func `a finding in an app file is replayed with the file`() {
    let surroundings = surroundings()
    surroundings.files["broken-route.json"] = TinyApps.violated
    let output = surroundings.run("fuzz broken-route.json --time 1s").output
    let command = "routecheck replay broken-route/home/reachesTarget/2 --app broken-route.json\n"
    #expect(output.contains("  replay \(command)"))
    #expect(output.contains("; 1 finding, 1 of them new.\n"))
  }

  @Test func `a route that traps is a finding, and is replayed by the command it is printed with`() throws {
    let surroundings = surroundings()
    surroundings.standardJobs = 2
    let bound = "--bound tabs=0,depth=1,modals=0,splits=no"
    let output = surroundings.run("fuzz messages-traps \(bound) --time 1s --hang-budget 5s").output
    #expect(
      output.contains("new: unexpected-destination violates doesNotTrap: trapped: Fatal error: The segue"))
    #expect(output.contains("new: forced-cast violates doesNotTrap: trapped"))
    let commands = output.split(separator: "\n").compactMap { $0.split(separator: "replay routecheck ").last }
      .filter { $0.hasPrefix("replay ") && $0.contains("doesNotTrap") }
    #expect(commands.count == 2)
    for command in commands { #expect(surroundings.run(String(command)).code == 1, "\(command)") }
  }

  @Test func `nothing found proves nothing`() {
    let surroundings = surroundings()
    surroundings.files["tiny.json"] = TinyApps.holding
    let transcript = surroundings.run("fuzz tiny.json --time 1s")
    #expect(transcript.code == 3)
    #expect(transcript.output.contains("0 findings, 0 of them new.\nWhat was not found may still be there."))
  }

  @Test func `an interruption keeps the campaign`() throws {
    let surroundings = surroundings()
    surroundings.questionsUntilInterruption = 3
    let transcript = surroundings.run(Self.line + " --time 1h")
    #expect(transcript.code == 1 && transcript.output.contains("(interrupted)"))
    #expect(try campaign(surroundings).nextRun == 256)
  }

  @Test func `a campaign is written now and then, so that a crash does not take it along`() {
    let surroundings = surroundings()
    surroundings.tick = 2
    surroundings.run(Self.line + " --time 60s")
    #expect(surroundings.writtenPaths.count > 4)
    #expect(Set(surroundings.writtenPaths) == [Self.path, ".routecheck/.gitignore"])
  }

  @Test func `a campaign that cannot be kept is not begun`() {
    let surroundings = surroundings()
    surroundings.unwritable = [Self.path]
    let transcript = surroundings.run(Self.line + " --time 1h")
    #expect(transcript.code == 2 && transcript.output.isEmpty)
    let sentence = "The file `\(Self.path)` cannot be written: no space left on device."
    #expect(transcript.errors == "routecheck: \(sentence)\n")
  }

  @Test func `JSON is the campaign as it is kept`() {
    let surroundings = surroundings()
    let transcript = surroundings.run(Self.line + " --time 1s --json")
    #expect(transcript.output == surroundings.files[Self.path] && transcript.errors.isEmpty)
  }

  @Test func `progress tells runs, findings and the time that is left`() {
    let surroundings = surroundings()
    surroundings.showsProgress = true
    let errors = surroundings.run(Self.line + " --time 5s").errors
    let line = /\r\d s left · storefront · 2 findings · [0-9,]+ runs · [0-9,]+ a second/
    #expect(errors.firstMatch(of: line) != nil)
    #expect(surroundings.run(Self.line + " --time 5s --quiet").errors.isEmpty)
  }
}
