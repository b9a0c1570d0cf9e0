internal import Foundation
import Reporting
import RoutingSpecs
import TestSupport
import Testing

@MainActor
@Suite struct CheckTests {
  /// All routes from the stacks of one screen under at most one modal, and some more.
  static let small = "--exhaust tabs=0,depth=1,modals=1,splits=no --bound tabs=1,depth=1,modals=1,splits=no"

  @Test func `0 says that everything holds in every state`() {
    let transcript = MemorySurroundings.withApps().run("check tiny.json --samples 0 --quiet")
    #expect(transcript.code == 0 && transcript.errors.isEmpty)
    #expect(transcript.output.contains("No check is violated in any state; 11 proved, 3 not exercised."))
    #expect(transcript.output.contains("1 modal; every stack was run\n"))
  }

  @Test
  func `where the small bound is the large one, nothing is sampled, however many samples are asked for`() {
    let surroundings = MemorySurroundings.withApps()
    #expect(surroundings.run("check tiny.json") == surroundings.run("check tiny.json --samples 0"))
    #expect(
      surroundings.errors
        == "Checking 1 route of tiny from every stack of up to 0 tabs, navigation depth 0, 1 modal (6 states).\n"
    )
  }

  @Test func `1 says that something is violated, even where most was not covered`() {
    let transcript = MemorySurroundings.withApps().run("check broken-route.json --samples 50")
    #expect(transcript.code == 1)
    #expect(transcript.output.contains("✗ home × reachesTarget"))
    let command = "routecheck replay broken-route/home/reachesTarget/2 --app broken-route.json\n"
    #expect(transcript.output.contains(command))
  }

  @Test func `3 says that nothing is violated, but not every state was covered`() {
    let transcript = MemorySurroundings.withApps().run(
      "check tiny.json --exhaust modals=0 --samples 50 --no-cover")
    #expect(transcript.code == 3)
    #expect(
      transcript.output.contains("Nothing was violated, but 14 of 14 checks did not cover every state."))
    let reason =
      "all 2 states of the small bound passed; sampled 50 runs uniformly out of 6 states: "
      + "with 95 % confidence at most 3 in 50 of all states fail"
    #expect(transcript.output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(reason))
  }

  @Test
  func `0 says that everything holds where every stack of the large bound is covered, region by region`() {
    let transcript = MemorySurroundings.withApps().run("check tiny.json --exhaust modals=0")
    #expect(transcript.code == 0)
    #expect(transcript.output.contains("No check is violated in any state; 11 proved, 3 not exercised."))
    #expect(transcript.output.contains("1 modal; every stack was covered, region by region\n"))
  }

  @Test func `the same call prints and keeps the same bytes`() {
    let runs = (0..<2).map { _ in
      let surroundings = MemorySurroundings.withApps()
      let transcript = surroundings.run("check storefront \(Self.small) --samples 30 --seed 5")
      return (transcript, surroundings.files[".routecheck/last-run.json"])
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0].0.output.contains("seed 5"))
  }

  @Test func `JSON is the kept report, whatever the terminal is like`() throws {
    let outputs = [40, 80, 200].map { width in
      let surroundings = MemorySurroundings.withApps()
      (surroundings.width, surroundings.showsColor, surroundings.showsProgress) = (width, true, true)
      let transcript = surroundings.run("check broken-route.json --samples 50 --json")
      #expect(transcript.errors.isEmpty)
      #expect(transcript.output == surroundings.files[".routecheck/last-run.json"])
      return transcript.output
    }
    #expect(Set(outputs).count == 1)
    let report = try Report(json: Data(outputs[0].utf8))
    #expect(report.violations.count == 1 && report.cells.count == 14)
  }

  @Test(arguments: [60, 80, 100, 119])
  func `text keeps to the width of the terminal, but for lines to be copied`(_ width: Int) {
    let surroundings = MemorySurroundings.withApps()
    surroundings.width = width
    let output = surroundings.run("check broken-route.json --samples 50 --cells").output
    for line in output.split(separator: "\n") where !line.contains("routecheck replay") {
      #expect(line.count <= width, "\(line)")
    }
  }

  @Test func `an app file and the app it describes give the same table`() throws {
    let surroundings = MemorySurroundings.withApps()
    let path = "Fixtures/Apps/storefront.json"
    surroundings.files[path] = String(
      decoding: try Repository.fixture("Apps/storefront.json"), as: UTF8.self)
    let tables = ["storefront", path].map { app in
      let output = surroundings.run("check \(app) \(Self.small) --samples 30 --no-cover").output
      return output.split(separator: "\n").drop { !$0.contains("┌") }
    }
    #expect(tables[0].count > 30 && tables[0] == tables[1])
  }

  @Test func `options that are given twice choose once`() throws {
    let surroundings = MemorySurroundings.withApps()
    let transcript = surroundings.run(
      "check tiny.json --route home --property terminates --route home "
        + "--property reachesTarget --property terminates")
    #expect(transcript.code == 0)
    #expect(transcript.output.contains("All 2 checks hold in every state, proved."))
    // Kept in a form that `report` accepts, which names nothing twice.
    #expect(surroundings.run("report").code == 0)
  }

  @Test func `a name that begins with dashes can be given after two dashes`() {
    let surroundings = MemorySurroundings.withApps()
    surroundings.files["--odd.json"] = TinyApps.holding
    #expect(surroundings.run("check --quiet -- --odd.json").code == 0)
    #expect(surroundings.run("check --quiet -- --help").errors.contains("no app `--help`"))
  }

  @Test func `a path with spaces is quoted in what is to be copied`() {
    let surroundings = MemorySurroundings.withApps()
    surroundings.files["my app's.json"] = TinyApps.violated
    let output = surroundings.run(
      ["check", "my app's.json", "--bound", "modals=1", "--samples", "50"]).output
    #expect(output.contains(#"reachesTarget/2 --app 'my app'\''s.json' --bound modals=1"#))
  }

  // MARK: - Stopping early

  /// 2,954 states, so that the check is asked several times whether to go on.
  private static let longer =
    "check storefront --route home-from-root --exhaust tabs=0,depth=1,modals=2,splits=no --samples 600"

  @Test func `when the time is up, what was run is shown, and nothing is claimed beyond`() throws {
    let surroundings = MemorySurroundings()
    surroundings.tick = 1
    let basic = RouteProperties.basic
    let filter = RouteProperty.allCases.filter(basic.contains).map { " --property \($0)" }.joined()
    let transcript = surroundings.run(Self.longer + filter + " --time 3s --json")
    #expect(transcript.code == 3)
    let report = try Report(json: Data(transcript.output.utf8))
    #expect(report.cells.allSatisfy { $0.verdict == .inconclusive(reason: "the time was up") })
    let runs = try #require(report.cells.first).counts.runs
    #expect(runs > 0 && runs < 2_954)
    #expect(report.bound.hasSuffix("was to be run, but the check stopped before"))
  }

  @Test func `an interruption gives what was run by then`() throws {
    let surroundings = MemorySurroundings()
    surroundings.questionsUntilInterruption = 2
    let transcript = surroundings.run(Self.longer + " --property reachesTarget")
    #expect(transcript.code == 3)
    #expect(transcript.output.contains("? ") && transcript.output.contains("interrupted"))
    #expect(transcript.errors.hasSuffix("Stopped early; this is what was run by then.\n"))
    #expect(surroundings.files[".routecheck/last-run.json"] != nil)
  }

  @Test func `a violation that was found before the interruption is one`() {
    let surroundings = MemorySurroundings()
    surroundings.questionsUntilInterruption = 1
    let line = Self.longer.replacing("home-from-root", with: "home-from-current")
    let transcript = surroundings.run(line)
    #expect(transcript.code == 1)
    #expect(transcript.output.contains("interrupted"))
    #expect(transcript.output.contains("among the 1,024 states\n  that were run of the small bound"))
  }

  // MARK: - The last run

  @Test func `a folder that cannot be written costs a warning, not the result`() {
    let surroundings = MemorySurroundings.withApps()
    surroundings.unwritable = [".routecheck/last-run.json"]
    let transcript = surroundings.run("check tiny.json --quiet")
    #expect(transcript.code == 0 && transcript.output.contains("11 proved, 3 not exercised"))
    #expect(
      transcript.errors
        == "routecheck: The file `.routecheck/last-run.json` cannot be written: no space left on device. "
        + "`routecheck report` will not know this run.\n")
  }

  @Test func `output that cannot be written is an error`() {
    let surroundings = MemorySurroundings.withApps()
    surroundings.outputFailure = "no space left on device"
    let transcript = surroundings.run("check tiny.json --quiet")
    #expect(transcript.code == 2)
    #expect(transcript.errors == "routecheck: Standard output cannot be written: no space left on device.\n")
  }
}
