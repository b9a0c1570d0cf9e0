import CheckCommand
internal import Foundation
import Reporting
import Testing
import Watching

/// What a check tells of two requests in the middle of a route, and what replays it.
@MainActor
@Suite(.serialized) struct MeanwhileReportTests {
  private nonisolated static let three = "item + item + item"
  private static let lanes = ["item", "item, again", "item, once more", "UIKit"]
  private nonisolated static let token = "crowded/item%20%2B%20item%20%2B%20item/reachesTarget/"

  private func run(
    _ arguments: [String], isWrong: Bool = true, _ overTime: [OverTime] = []
  ) -> Transcript {
    MemorySurroundings().run(
      arguments,
      apps: [AvailableApp("crowded") { try CrowdedApp.app(isWrong: isWrong, overTime) }])
  }

  private func check(
    _ route: String, meanwhile: Int = 2, _ more: [String] = [], isWrong: Bool = true,
    _ overTime: [OverTime] = []
  ) -> Transcript {
    run(
      ["check", "crowded", "--jobs", "0", "--moments", "--meanwhile", "\(meanwhile)", "--route", route]
        + more, isWrong: isWrong, overTime)
  }

  /// The page of the last run.
  private func page(of route: String) throws -> String {
    let surroundings = MemorySurroundings()
    let apps = [AvailableApp("crowded") { try CrowdedApp.app() }]
    surroundings.run(
      ["check", "crowded", "--jobs", "0", "--moments", "--meanwhile", "2", "--route", route], apps: apps)
    surroundings.run(["report", "--output", "out"], apps: apps)
    return try #require(surroundings.files.first { $0.key.hasSuffix(".html") }?.value)
  }

  private func report(_ transcript: Transcript) throws -> Report {
    try Report(json: Data(transcript.output.utf8))
  }

  @Test func `three requests show what two do not, and the right code shows nothing`() {
    #expect(check("item + item").code == 0)
    #expect(check(Self.three).code == 1)
    #expect(check(Self.three, isWrong: false).code == 0)
    #expect(check(Self.three, meanwhile: 1).code == 2)
  }

  @Test func `each form of a report tells the three requests in lanes`() throws {
    let violations = try report(check(Self.three, ["--json"])).violations
    let violation = try #require(violations.first { $0.property == "reachesTarget" })
    #expect(violation.lanes == Self.lanes)
    let coming = violation.decisions.filter { $0.title.contains(" comes while ") }
    #expect(coming.map { $0.moment?.lane } == ["item, again", "item, once more"])
    let asked = violation.decisions.filter { $0.title.hasPrefix("present(") }
    #expect(!asked.isEmpty && asked.allSatisfy { $0.moment?.lane.map(Self.lanes.contains) ?? false })

    let text = check(Self.three).output
    for (mark, lane) in zip(["●│││", "│●││", "││●│", "│││●"], Self.lanes) {
      #expect(text.contains("\n    \(mark)  \(lane)\n"))
      #expect(text.components(separatedBy: "  \(mark)").count > 2, "no step is in the lane of \(lane)")
    }
    let page = try page(of: Self.three)
    for lane in Self.lanes { #expect(page.contains(lane)) }
    for step in coming { #expect(text.contains(step.title) && page.contains(step.title)) }
  }

  @Test func `the line of each violation replays it byte for byte`() throws {
    let violations = try report(check(Self.three, ["--json"])).violations
    #expect(!violations.isEmpty)
    for violation in violations {
      let line = violation.replay.command.split(separator: " ").map(String.init)
      #expect(line.prefix(2) == ["routecheck", "replay"])
      let replay = Array(line.dropFirst()) + ["--jobs", "0"]
      let replayed = run(replay + ["--json"])
      #expect(replayed.code == 1 && replayed.errors.isEmpty)
      var told = violation
      // What the group has in common, and what else could have been done, is no matter of one run.
      (told.group, told.groupScope, told.groupCount, told.study, told.forks) = (nil, nil, 1, nil, nil)
      for index in told.decisions.indices { told.decisions[index].fork = nil }
      #expect(try JSONDecoder().decode(Report.Violation.self, from: Data(replayed.output.utf8)) == told)
      #expect(run(replay + ["--json"]) == replayed)
      let text = run(replay)
      #expect(text.code == 1 && text.output.contains("│●││  item, again\n"))
      #expect(run(replay) == text)
    }
  }

  @Test(arguments: [
    (token.replacing("crowded", with: "elsewhere") + "0", "elsewhere"),
    (token.replacing("item/reaches", with: "gone/reaches") + "0", "gone"),
    (token.replacing("/reaches", with: "%20%2B%20item/reaches") + "0", "item + item + item + item"),
    (token.replacing("reachesTarget", with: "reachedTargets") + "0", "reachedTargets"),
    (token + "999999", "999999"), (token + "0:", "0:"),
  ])
  func `a token of another app or version is refused with a sentence`(token: String, named: String) {
    let transcript = run(["replay", token])
    #expect(transcript.code == 2 && transcript.output.isEmpty)
    #expect(transcript.errors.hasPrefix("routecheck: ") && transcript.errors.hasSuffix("\n"))
    #expect(transcript.errors.contains(named))
  }

  @Test(arguments: ["item", "item + item", three])
  func `a premise that never held leaves its cell undecided, by name`(route: String) throws {
    let never = "never put to the test: staysDry (it rains)"
    func verdict(_ overTime: [OverTime]) throws -> (Report.Verdict, Transcript) {
      let arguments = ["check", "crowded", "--jobs", "0", "--property", "passesOwnChecks", "--route", route]
      let asked = arguments + (route == "item" ? [] : ["--moments", "--meanwhile", "2"])
      let cells = try report(run(asked + ["--json"], isWrong: false, overTime)).cells
      let cell = try #require(cells.first { $0.property == "passesOwnChecks" })
      return (cell.verdict, run(asked, isWrong: false, overTime))
    }
    let (vacuous, told) = try verdict([CrowdedApp.item, CrowdedApp.rain])
    #expect(vacuous == .inconclusive(reason: never))
    #expect(told.code == 3 && told.output.contains(never))
    let (alone, _) = try verdict([CrowdedApp.rain])
    guard case .notExercised = alone else { return #expect(Bool(false), "\(alone)") }
    let (held, clear) = try verdict([CrowdedApp.item])
    guard case .holds = held else { return #expect(Bool(false), "\(held)") }
    #expect(clear.code == 0 && !clear.output.contains("never put to the test"))
  }
}
