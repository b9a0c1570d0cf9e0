@testable import CheckCommand
import Testing

@MainActor
@Suite struct TerminalTests {
  private static let line =
    "check storefront --route product --samples 2000 --exhaust depth=1,tabs=0,modals=1,splits=no "
    + "--bound depth=1,tabs=1 --no-cover"

  private func progress(width: Int, options: String = "") -> Transcript {
    let surroundings = MemorySurroundings()
    (surroundings.showsProgress, surroundings.progressWidth, surroundings.tick) = (true, width, 0.3)
    return surroundings.run(Self.line + options)
  }

  @Test func `progress says how much is done, how fast, and how long it will take`() {
    let errors = progress(width: 120).errors
    #expect(errors.contains("\r0 % · product (1 of 1) · small bound, 0 of 210"))
    let line = /\r\d+ % · \d+ s left · product \(1 of 1\) · sample, 512 of 2,000 · [0-9,]+ a second/
    #expect(errors.firstMatch(of: line) != nil)
  }

  @Test func `progress is written ten times a second at most`() {
    let surroundings = MemorySurroundings()
    (surroundings.showsProgress, surroundings.tick) = (true, 0.01)
    let line = ProgressLine(surroundings, isQuiet: false)
    for done in 0..<100 { line.show(ProgressLine.Work(done: done, total: 100)) { "work" } }
    let shown = surroundings.errors.count { $0 == "\r" }
    #expect((9...11).contains(shown), "\(shown)")
  }

  @Test(arguments: [1, 20, 40, 80])
  func `progress stays on its line and goes away`(_ width: Int) throws {
    let errors = progress(width: width).errors
    let pieces = errors.split(separator: "\r", omittingEmptySubsequences: false)
    #expect(pieces.dropFirst().allSatisfy { $0.count <= width - 1 })
    let opening = try #require(pieces.first).split(separator: "\n")
    #expect(opening.allSatisfy { $0.count <= width || !$0.contains(" ") })
    #expect(width == 1 || errors.hasSuffix(" \r"))
  }

  @Test(arguments: [" --quiet", " --json"])
  func `nobody who asked for quiet sees progress`(_ option: String) {
    #expect(progress(width: 80, options: option).errors.isEmpty)
  }

  @Test func `without a terminal there is one line of progress, and another every ten seconds`() {
    let surroundings = MemorySurroundings()
    let short = surroundings.run(Self.line).errors
    #expect(short.hasPrefix("Checking 1 route of storefront from every stack") && !short.contains("\r"))
    #expect(short.count { $0 == "\n" } == 1)
    surroundings.tick = 3
    let lines = surroundings.run(Self.line).errors.split(separator: "\n").dropFirst()
    #expect(!lines.isEmpty && lines.allSatisfy { $0.contains(" % · ") && !$0.contains("\r") })
  }

  @Test func `ten seconds pass between two lines of progress in a log`() {
    let surroundings = MemorySurroundings()
    surroundings.tick = 0.5
    let line = ProgressLine(surroundings, isQuiet: false)
    for done in 0..<100 { line.show(ProgressLine.Work(done: done, total: 100)) { "work" } }
    #expect((4...5).contains(surroundings.errors.count { $0 == "\n" }), "\(surroundings.errors)")
    line.clear()
    #expect(surroundings.errors.hasSuffix("a second\n"))
  }

  @Test(arguments: [(0.2, "1 s"), (119, "119 s"), (121, "3 min"), (7_200, "2 h"), (1e300, "277778 h")])
  func `a length of time is told in the unit that fits`(_ seconds: Double, _ words: String) {
    #expect(ProgressLine.words(seconds: seconds) == words)
  }

  @Test func `colours are for terminals and for those who want them`() {
    let surroundings = MemorySurroundings.withApps()
    #expect(!surroundings.run("check tiny.json").output.contains("\u{1B}"))
    surroundings.showsColor = true
    #expect(surroundings.run("check tiny.json").output.contains("\u{1B}[32m"))
    #expect(!surroundings.run("check tiny.json --no-color").output.contains("\u{1B}"))
    #expect(!surroundings.run("check tiny.json --json").output.contains("\u{1B}"))
    #expect(!surroundings.run("list tiny.json").output.contains("\u{1B}"))
  }

  @Test func `ASCII is ASCII`() {
    let output = MemorySurroundings.withApps().run("check broken-route.json --samples 50 --ascii").output
    #expect(output.contains("X home x reachesTarget") && output.utf8.allSatisfy { $0 < 0x80 })
  }

  /// What the streams and the environment are, and what follows.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var output = true
    var error = true
    var environment: [String: String] = ["TERM": "xterm"]
    var color = true
    var progress = true

    var testDescription: String { name }
  }

  private nonisolated static let cases = [
    Case(name: "a terminal"),
    Case(name: "output into a pipe", output: false, color: false),
    Case(name: "errors into a file", error: false, progress: false),
    Case(name: "NO_COLOR", environment: ["NO_COLOR": "1"], color: false),
    Case(name: "an empty NO_COLOR", environment: ["NO_COLOR": ""]),
    Case(name: "a dumb terminal", environment: ["TERM": "dumb"], color: false, progress: false),
    Case(name: "no TERM", environment: [:]),
  ]

  @Test(arguments: cases)
  func `streams and environment say what may be written`(_ given: Case) {
    let traits = TerminalTraits(
      outputIsTerminal: given.output, errorIsTerminal: given.error, environment: given.environment)
    #expect(traits.showsColor == given.color && traits.showsProgress == given.progress)
  }
}
