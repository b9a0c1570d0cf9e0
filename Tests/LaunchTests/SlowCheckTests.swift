import Foundation
import HeadlessUIKit
import Testing

@testable import Journeys
@testable import RouteChecking

@MainActor
@Suite struct SlowCheckTests {
  /// What is said at so many seconds each.
  private func lines(at seconds: [Int], finding found: [String] = []) throws -> [String] {
    let text = #"{"states": 2000, "queued": 40, "actions": 30000, "intrusions": 7, "found": \#(found)}"#
    let progress = try JSONDecoder().decode(ExplorationProgress.self, from: Data(text.utf8))
    var (now, lines): (Duration, [String]) = (.zero, [])
    let check = SlowCheck("shop", elapsed: { now }, write: { lines.append($0) })
    for second in seconds {
      now = .seconds(second)
      check.note { progress }
    }
    return lines
  }

  @Test func `nothing is said of a check that is over within ten seconds`() throws {
    #expect(try lines(at: [0, 1, 5, 9]) == [])
  }

  @Test func `a slow check says every ten seconds how far it is, once`() throws {
    let said = try lines(at: [1, 10, 11, 19, 20, 47, 49, 50])
    #expect(
      said
        == [10, 20, 47, 50].map {
          "shop, after \($0) s: 2000 states, 40 left to try, 30000 actions, 7 in mid-action\n"
        })
  }

  @Test func `a slow check says once what it has found`() throws {
    let said = try lines(at: [1, 10, 20], finding: ["A is blank", "B is blank"])
    #expect(said[1...2] == ["shop has found: A is blank\n", "shop has found: B is blank\n"])
    #expect(said.count == 4 && said[3].hasPrefix("shop, after 20 s: "))
  }

  @Test func `an exploration tells how far it is`() {
    final class Listener: JourneyFollower {
      var states: [Int] = []
      func launches() {}
      func does(_ words: String) {}
      func pauses(_ progress: () -> ExplorationProgress) { states.append(progress().states) }
    }
    let app = App("one") { $0.rootViewController = UITableViewController() }
    let listener = Listener()
    _ = JourneyReport.exploring(CheckedApp(app, links: []), followedBy: listener)
    #expect(listener.states.contains(1))
  }
}
