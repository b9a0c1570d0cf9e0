internal import Foundation
import Checking
import Reporting
import RoutingSpecs
import Testing

@testable import CheckCommand

@MainActor
@Suite struct FuzzTests {
  private static let folder = ".routecheck/fuzz-storefront"
  private static let log = folder + "/log-1.jsonl"
  private static let line =
    "fuzz storefront --bound tabs=1,depth=1,modals=1,splits=no --route home-from-current --route bag-always-new"

  /// A clock of which every look costs a tenth of a second: the same call makes the same number of runs.
  private func surroundings() -> MemorySurroundings {
    let surroundings = MemorySurroundings()
    surroundings.tick = 0.1
    return surroundings
  }

  private func record(_ surroundings: MemorySurroundings, _ folder: String = FuzzTests.folder) throws
    -> FuzzRecord
  {
    try CampaignFolder(folder, surroundings).record
  }

  /// The files of a folder that somebody has merged others into.
  private func merged(_ surroundings: MemorySurroundings, _ folders: String...) -> [Fingerprint] {
    let name = "merged-\(surroundings.files.count)"
    surroundings.run("merge \(folders.joined(separator: " ")) --into \(name)")
    return ["campaign.json", "log-1.jsonl"].map { Fingerprint(of: surroundings.files["\(name)/\($0)"] ?? "") }
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
    let first = try record(inParts)
    let transcript = inParts.run(Self.line + " --runs 1500")
    #expect(transcript.output.contains("known: home-from-current violates reachesTarget"))
    #expect(transcript.output.contains("(all that were asked for)"))
    let atOnce = surroundings()
    atOnce.run(Self.line + " --runs 1500 --seed 7")
    #expect(try record(atOnce) == record(inParts) && record(atOnce).runs == 1_536 && first.runs > 0)
    #expect(merged(atOnce, Self.folder) == merged(inParts, Self.folder))
  }

  @Test func `every finding is replayed by the command it is printed with`() throws {
    let surroundings = surroundings()
    let output = surroundings.run(Self.line + " --time 2s").output
    let commands = output.split(separator: "\n").compactMap { $0.split(separator: "replay routecheck ").last }
      .filter { $0.hasPrefix("replay ") }
    #expect(try commands.count == record(surroundings).findings.count && commands.count >= 2)
    for command in commands { #expect(surroundings.run(String(command)).code == 1, "\(command)") }
  }

  @Test func `a finding in an app file is replayed with the file`() {
    let surroundings = surroundings()
    surroundings.files["broken-route.json"] = TinyApps.violated
    let output = surroundings.run("fuzz broken-route.json --time 1s").output
    let command = "routecheck replay broken-route/home/reachesTarget/2 --app broken-route.json\n"
    #expect(output.contains("  replay \(command)"))
    #expect(output.contains("; 1 finding, new.\n"))
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

  @Test func `a route that arrives and is wrong all the same is told with what is wrong`() {
    let output = surroundings().run(
      "fuzz storefront --route bag-always-new --bound tabs=0,depth=1,modals=0,splits=no --runs 256"
    ).output
    #expect(
      output.contains(
        """
        new: bag-always-new violates isIdempotent: said that it arrived, but this does not hold: The second time the \
        route finds its target and builds nothing

        """), "\(output)")
  }

  @Test func `nothing found proves nothing`() {
    let surroundings = surroundings()
    surroundings.files["tiny.json"] = TinyApps.holding
    let transcript = surroundings.run("fuzz tiny.json --time 1s")
    #expect(transcript.code == 3)
    #expect(transcript.output.contains("; 0 findings.\n"))
  }

  @Test func `an interruption keeps the campaign`() throws {
    let surroundings = surroundings()
    surroundings.questionsUntilInterruption = 3
    let transcript = surroundings.run(Self.line + " --time 1h")
    #expect(transcript.code == 1 && transcript.output.contains("(interrupted)"))
    #expect(try record(surroundings).runs == 3 * UInt64(FuzzPlan.blockLength))
  }

  @Test func `what is found is written twice a second, so that a crash does not take it along`() throws {
    let surroundings = surroundings()
    surroundings.run(Self.line + " --time 10s")
    let records = try #require(surroundings.files[Self.log]).split(separator: "\n").count {
      $0.dropFirst(17).hasPrefix(#"{"record""#)
    }
    #expect(records >= 10)
  }

  @Test func `a campaign that cannot be kept is not begun`() {
    let surroundings = surroundings()
    surroundings.unwritable = [Self.folder + "/campaign.json"]
    let transcript = surroundings.run(Self.line + " --time 1h")
    #expect(transcript.code == 2 && transcript.output.isEmpty)
    let sentence = "The file `\(Self.folder)/campaign.json` cannot be written: no space left on device."
    #expect(transcript.errors == "routecheck: \(sentence)\n")
  }

  @Test func `a full disk ends the session with what was kept, and the next one makes the rest`() throws {
    let whole = surroundings()
    whole.run(Self.line + " --runs 900")
    for room in [0, 40, 200, 700] {
      let surroundings = surroundings()
      surroundings.room = room
      let full = surroundings.run(Self.line + " --runs 900")
      #expect(full.errors.contains("log-1.jsonl` cannot be written: no space left on device."))
      let kept = try record(surroundings)
      #expect(kept.runs < 900)
      surroundings.room = .max
      surroundings.run(Self.line + " --runs 900")
      #expect(merged(surroundings, Self.folder) == merged(whole, Self.folder), "\(room)")
    }
  }

  @Test func `wherever a process is killed, what it had written is known and the rest is made again`() throws
  {
    let whole = surroundings()
    whole.run(Self.line + " --runs 1200")
    let log = try #require(whole.files[Self.log])
    let wanted = merged(whole, Self.folder)
    for length in stride(from: 0, through: log.utf8.count, by: 151) {
      let surroundings = surroundings()
      surroundings.files = whole.files.filter { $0.key.hasPrefix(Self.folder) }
      surroundings.files[Self.log] = String(decoding: log.utf8.prefix(length), as: UTF8.self)
      let before = try record(surroundings)
      surroundings.run(Self.line + " --runs 1200")
      #expect(try record(surroundings).blocks.isSuperset(of: before.blocks))
      #expect(merged(surroundings, Self.folder) == wanted, "\(length) bytes")
    }
  }

  @Test func `a damaged record is told and left out, and what it said is searched again`() throws {
    let whole = surroundings()
    whole.run(Self.line + " --runs 1200")
    let wanted = merged(whole, Self.folder)
    var lines = try #require(whole.files[Self.log]).split(separator: "\n").map(String.init)
    let index = try #require(lines.lastIndex { $0.contains(#"{"record""#) })
    lines[index] = lines[index].replacing("blocks", with: "clocks")
    whole.files[Self.log] = lines.joined(separator: "\n") + "\n"
    #expect(whole.run("status \(Self.folder)").output.contains("1 damaged record left out"))
    whole.run(Self.line + " --runs 1200")
    #expect(merged(whole, Self.folder) == wanted)
  }

  @Test func `shards in any number make what one process makes`() throws {
    let one = surroundings()
    one.run(Self.line + " --runs 1200 --seed 3 --dir one")
    for count in [2, 3] {
      for number in 1...count {
        one.run(Self.line + " --runs 1200 --seed 3 --shard \(number)/\(count) --dir \(count)-\(number)")
      }
      let folders = (1...count).map { "\(count)-\($0)" }
      one.run("merge \(folders.reversed().joined(separator: " ")) \(folders[0]) --into all-\(count)")
      #expect(merged(one, "all-\(count)") == merged(one, "one"))
    }
  }

  @Test(arguments: [
    [
      "SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "5",
      "SLURM_ARRAY_TASK_STEP": "2",
    ],
    ["JOB_COMPLETION_INDEX": "1", "TEST_TOTAL_SHARDS": "3"],
    ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3"], ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "3"],
  ])
  func `whatever starts many processes says which shard each one is`(_ variables: [String: String]) throws {
    let (told, asked) = (surroundings(), surroundings())
    told.variables = variables
    let transcript = told.run(Self.line + " --runs 700")
    #expect(transcript.errors.hasPrefix("shard 2 of 3, as "))
    asked.run(Self.line + " --runs 700 --shard 2/3")
    #expect(try record(told) == record(asked) && record(told).runs < 400)
  }

  @Test(arguments: ["0/3", "4/3", "1", "1/0", "a/b", "1/3/5", "-1/3"])
  func `a shard that is none is refused`(_ shard: String) {
    let transcript = surroundings().run(Self.line + " --shard \(shard)")
    let words = "a number from 1 and how many there are, as 2/4; the first is at most the second"
    #expect(transcript.code == 2 && transcript.errors.contains(words))
  }

  @Test(arguments: [
    ("--bound tabs=2,depth=1,modals=1", "states, not of"), ("--seed 9", "seed 1, not of 9"),
    ("--route product", "other routes"), ("--moments", "other routes"),
    ("--setting presentInFlight=wait", "settings"),
  ])
  func `a folder of another campaign is refused with what differs`(_ option: String, _ words: String) {
    let surroundings = surroundings()
    let line = "fuzz storefront --runs 100"
    surroundings.run(line)
    let transcript = surroundings.run(line + " " + option)
    #expect(transcript.code == 2 && transcript.output.isEmpty)
    #expect(transcript.errors.contains(words) && transcript.errors.contains("--dir"))
  }

  @Test func `a folder of another version, or of none, is refused`() throws {
    let surroundings = surroundings()
    surroundings.run(Self.line + " --runs 100")
    let name = Self.folder + "/campaign.json"
    let text = try #require(surroundings.files[name])
    surroundings.files[name] = text.replacing(ToolVersion.current, with: "0.0.9")
    #expect(
      surroundings.run(Self.line + " --runs 100").errors.contains("is one of routecheck 0.0.9, whose runs"))
    for damage in ["", "{}", "[1]", text.replacing("\"format\" : 3", with: "\"format\" : 9")] {
      surroundings.files[name] = damage
      for line in [Self.line + " --runs 100", "status \(Self.folder)", "merge \(Self.folder)"] {
        #expect(surroundings.run(line).code == 2, "\(damage)")
      }
    }
    #expect(surroundings.run("status nowhere").errors.contains("`campaign.json` is missing"))
  }

  @Test func `folders of different campaigns are not merged, and nothing is written over`() {
    let surroundings = surroundings()
    surroundings.run(Self.line + " --runs 100 --dir a")
    surroundings.run(Self.line + " --runs 100 --dir b --seed 2")
    let other = surroundings.run("merge a b --into c")
    #expect(other.code == 2 && other.errors.contains("seed 2, not of 1"))
    #expect(surroundings.run("merge a --into b").code == 2)
  }

  @Test(arguments: ["", " --setting presentInFlight=wait"])
  func `status says what fuzz has said`(_ setting: String) {
    let surroundings = surroundings()
    surroundings.commandName = "swift package routecheck"
    let told = surroundings.run(Self.line + setting + " --runs 1000")
    let status = surroundings.run("status \(Self.folder)")
    #expect(status.code == told.code)
    let findings = status.output.split(separator: "1,024 runs")[0]
    #expect(
      told.output.replacing("new: ", with: "").hasPrefix(findings) && findings.contains("--bound tabs=1"))
    #expect(status.output.contains("1,024 runs of storefront, of "))
    #expect(surroundings.run("status \(Self.folder) --json").output.contains("\"runs\" : 1024"))
  }

  @Test func `what comes in the middle of a route is drawn too`() {
    let surroundings = surroundings()
    let output = surroundings.run(
      "fuzz storefront --bound tabs=1,depth=1,modals=1 --moments --route account-in-navigation --runs 8000"
    ).output
    #expect(output.contains("account-in-navigation + account-in-navigation violates isIdempotent"))
  }

  @Test func `progress tells once a second how far it is, and the time that is left`() {
    let surroundings = surroundings()
    (surroundings.showsProgress, surroundings.progressWidth) = (true, 200)
    surroundings.heldMemory = 52_000_000
    let errors = surroundings.run(Self.line + " --time 5s").errors
    let line =
      #/\r\d s left · storefront · 2 findings · [0-9,]+ runs · 36 behaviours, last new \d s ago · [0-9.]+ % unseen · 52M · /#
    #expect(errors.firstMatch(of: line) != nil, "\(errors)")
    #expect((2...6).contains(errors.matches(of: /left · storefront/).count), "\(errors)")
    #expect(surroundings.run(Self.line + " --time 5s --quiet").errors.isEmpty)
  }
}
