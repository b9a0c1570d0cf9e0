import HeadlessUIKit
import TestSupport
import Testing

@testable import Journeys

/// Dice that draw from a seed.
private struct SeededDice: JourneyDice {
  var generator: SeededGenerator

  mutating func choose(among count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
}

/// Journeys that go on from where the app is, drawn and written.
@MainActor
@Suite struct JourneySearchTests {
  private func follow<Root>(_ steps: [String], of app: App<Root>, links: [Link<Root>] = []) throws
    -> JourneySearch.Ending
  {
    try JourneySearch(CheckedApp(app, links: links)).follow(steps)
  }

  /// A button that works once, of which nothing can be read.
  private func forgetful() -> App<UINavigationController> {
    stackApp {
      var isDone = false
      return [
        (
          "Once",
          { screen in
            guard !isDone else { return }
            isDone = true
            screen.navigationController?.pushViewController(Stair(depth: 0), animated: true)
          }
        )
      ]
    }
  }

  @Test func `a button that did something earlier on the journey and now does nothing is a violation`() throws
  {
    let ending = try follow(["tap 'Once'", "tap Back", "tap 'Once'", "tap 'Once'"], of: forgetful())
    #expect(ending.property == "alwaysAnswers" && ending.steps == ["tap 'Once'", "tap Back", "tap 'Once'"])
    #expect(ending.sentence == "Tap 'Once' does nothing on a Told on which it did something before")
    #expect(try follow(["tap 'Once'", "tap Back"], of: forgetful()).property == nil)
  }

  @Test func `what a round trip leaves behind is found when it is gone again`() throws {
    var kept: [UIViewController] = []
    let app = stackApp {
      kept = []
      return [
        (
          "Keep",
          { screen in
            let next = Stair(depth: 0)
            kept.append(next)
            screen.navigationController?.pushViewController(next, animated: false)
          }
        )
      ]
    }
    let ending = try follow(["tap 'Keep'", "tap Back", "tap 'Keep'"], of: app)
    #expect(ending.property == "releasesControllers" && ending.steps == ["tap 'Keep'", "tap Back"])
  }

  @Test func `a journey that is drawn is shown by its steps, and leaves out what habits leave out`() throws {
    let app = CheckedApp(forgetful(), links: [])
    let search = JourneySearch(app)
    var (violated, quiet) = (0, 0)
    for seed in UInt64(1)...60 {
      var dice = SeededDice(generator: SeededGenerator(state: seed))
      let habits = JourneyHabits(of: app, drawing: &dice)
      var moves = 0
      let drawn = search.draw(habits, with: &dice) { _ in moves += 1 }
      #expect(try search.follow(drawn.steps) == drawn)
      if drawn.property != nil { violated += 1 }
      if moves > 0, !drawn.steps.contains(where: { $0.contains("tap 'Once'") }) { quiet += 1 }
    }
    #expect(violated > 3 && quiet > 3)
  }

  @Test func `what is not needed is left out, and what can come at rest does`() {
    let needed: ([Int]) -> Bool = { $0.contains(3) && $0.contains(7) && $0.last == 9 }
    #expect(Array(0..<10).shortest(where: needed) == [3, 7, 9])
    // Here each 1 is a step there, each 2 the way back from it.
    let isBack: ([Int]) -> Bool = { steps in
      var depth = 0
      for step in steps.dropLast() {
        depth += step == 1 ? 1 : -1
        guard depth >= 0 else { return false }
      }
      return depth == 0 && steps.last == 9
    }
    #expect([1, 2, 1, 1, 2, 2, 9].shortest(where: isBack) == [9])
    let steps = ["a", "after 3 events: b", "after 2 events: c"]
    #expect(steps.calmest { _ in true } == ["a", "b", "c"])
    #expect(steps.calmest { $0[1] != "b" } == ["a", "at once: b", "c"])
    #expect(steps.calmest { $0[1].hasPrefix("after") } == ["a", "after 3 events: b", "c"])
  }
}
