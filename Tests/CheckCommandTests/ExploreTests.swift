import Foundation
import HeadlessUIKit
import Journeys
import LaunchedApps
import TestSupport
import Testing

@testable import CheckCommand

/// `routecheck explore`.
@MainActor
@Suite(.serialized) struct ExploreTests {
  private func run(_ line: String, _ fault: StairFault? = nil, jobs: Int = 0) -> Transcript {
    let surroundings = MemorySurroundings()
    surroundings.standardJobs = jobs
    let apps = [AvailableApp(launching: stairApp(fault), links: stairLinks)] + AvailableApp.samples
    return surroundings.run(line, apps: apps)
  }

  @Test(arguments: [0, 1])
  func `explore prints the figures and then the shape`(jobs: Int) {
    let transcript = run("explore stairs", jobs: jobs)
    #expect(transcript.code == 0 && transcript.errors.isEmpty)
    #expect(transcript.output.hasPrefix("stairs, explored from launch\n4 states in 4 hierarchies, "))
    #expect(transcript.output.contains("\ntried "))
    #expect(transcript.output.contains(" · states 4 · left to try 0 · depth 3 · "))
    #expect(transcript.output.contains("\nunseen: nothing is left to try\n"))
    let shape = """

      root
        a stack on StepViewController
          StepViewController, pushed on StepViewController

      """
    #expect(transcript.output.hasSuffix(shape), "\(transcript.output)")
  }

  @Test func `explore prints Swift that makes the shape again, and nothing else`() {
    let transcript = run("explore stairs --swift")
    let code = """
      @MainActor func stairsShape() throws(ShapeError) -> Shape {
        try Shape {
          Stack(StepViewController.self) {
            StepViewController.self
          }
        }
      }

      """
    #expect(transcript.code == 0 && transcript.output == code)
  }

  @Test func `explore prints JSON with the figures, the same from a worker`() throws {
    let transcript = run("explore stairs --json")
    #expect(transcript == run("explore stairs --json", jobs: 1) && transcript.code == 0)
    let json = try JSONSerialization.jsonObject(with: Data(transcript.output.utf8)) as? [String: Any]
    let shape = try #require(json?["shape"] as? [String: Any])
    #expect(json?["app"] as? String == "stairs")
    #expect((json?["counts"] as? [String: Any])?["distinct"] as? Int == 4)
    #expect((shape["roots"] as? [[String: Any]])?.map { $0["bottom"] as? String } == ["StepViewController"])
    #expect((shape["rules"] as? [Any])?.count == 2)
  }

  @Test func `what is wrong with the app is told and no failure, but a trap is one`() {
    let blank = run("explore stairs", .blank)
    #expect(
      blank.code == 0 && blank.output.contains("\n1 thing is wrong, behind which nothing was explored.\n"))
    let trapped = run("explore stairs", .trap, jobs: 1)
    #expect(trapped.code == 1 && trapped.output.hasPrefix("stairs trapped: "))
  }

  @Test func `the page about shapes shows what is printed`() throws {
    let output = run("explore inbox --link byCode").output
    let root = try #require(output.range(of: "\nroot\n")).lowerBound
    #expect(try Repository.article("TheShapeOfAnApp").contains(output[root...] + "```\n"), "\(output)")
  }

  @Test(arguments: ["", " --swift", " --json"])
  func `an app that differs from launch to launch is inconclusive, and that is said`(option: String) {
    var launches = 0
    let dice = App("dice") { window in
      launches += 1
      window.rootViewController = launches.isMultiple(of: 2) ? UIViewController() : UINavigationController()
    }
    let surroundings = MemorySurroundings()
    let transcript = surroundings.run(
      "explore dice --jobs 0" + option, apps: [AvailableApp(launching: dice)])
    #expect(transcript.code == 3)
    let told = option == " --swift" ? transcript.errors : transcript.output
    #expect(told.contains("The app differs from launch to launch"), "\(transcript)")
  }

  @Test(arguments: [
    ("--states 2", "Inconclusive. The limit of 2 states was reached.\nNot seen: what 1 state leads to\n"),
    (
      "--actions 3",
      "Inconclusive. The limit of 3 actions was reached.\n"
        + "Not seen: what 2 states lead to, and all of what may come in the middle of something\n"
    ),
  ])
  func `what a limit has cut off is told, in a worker too`(option: String, words: String) {
    for jobs in [0, 1] {
      let transcript = run("explore stairs \(option)", jobs: jobs)
      #expect(transcript.code == 3 && transcript.output.contains(words), "\(transcript)")
    }
    #expect(run("explore stairs \(option) --json").output.contains("\"cuts\" : [\n"))
  }

  @Test func `an exploration ends when its time is up, and so does a check`() {
    for command in ["explore stairs --time 1", "check stairs --time 1"] {
      let surroundings = MemorySurroundings()
      surroundings.tick = 0.2
      let transcript = surroundings.run(
        command + "s --jobs 0", apps: [AvailableApp(launching: stairApp(), links: stairLinks)])
      #expect(
        transcript.code == 3 && transcript.output.contains("The limit of 1 s was reached."), "\(transcript)")
      #expect(run(command + "00s").code == 0)
    }
  }

  @Test func `how much comes in the middle, and when an app must be at rest, can be said`() {
    #expect(run("explore stairs").output.contains(" · in mid-action "))
    #expect(!run("explore stairs --moments 0").output.contains(" · in mid-action "))
    #expect(run("explore stairs --events 1").output.contains("1 thing is wrong, behind which"))
  }

  @Test func `Swift of a shape that a limit has cut off says so in a comment, and so does standard error`() {
    let told = ["Inconclusive. The limit of 2 states was reached.", "Not seen: what 1 state leads to"]
    for jobs in [0, 1] {
      let transcript = run("explore stairs --swift --states 2", jobs: jobs)
      let comment = told.map { "// \($0)\n" }.joined()
      #expect(transcript.code == 3 && transcript.output.hasPrefix(comment + "@MainActor func stairsShape()"))
      #expect(transcript.errors == told.map { "\($0)\n" }.joined())
    }
  }

  @Test func `what should be seen is told with the journey that shows it, by check as well`() {
    let sometimes = [
      Sometimes<UINavigationController>("two steps") { stack, _ in stack.viewControllers.count == 2 },
      Sometimes<UINavigationController>("a sheet") { stack, _ in stack.presentedViewController != nil },
    ]
    let app = AvailableApp(launching: stairApp(), links: stairLinks, sometimes: sometimes)
    for (command, code) in [("explore", 0), ("check", 3)] {
      let transcript = MemorySurroundings().run("\(command) stairs --jobs 0", apps: [app])
      #expect(
        transcript.code == code && transcript.output.contains("\nNever seen: a sheet\n"), "\(transcript)")
      #expect(transcript.output.contains("\nSeen: two steps, by "), "\(transcript)")
    }
  }

  @Test func `what a limit has left untried is told by screen`() throws {
    let transcript = run("explore stairs --actions 3")
    #expect(transcript.output.contains("\nNever tried: "), "\(transcript.output)")
    #expect(transcript.output.contains("get a memory warning on StepViewController"))
    #expect(!run("explore stairs").output.contains("Never tried"))
    #expect(run("explore stairs --actions 3 --json").output.contains("\"neverTried\" : [\n"))
  }

  @Test func `what a shape has and nothing showed is told`() throws {
    let shape = try Shape {
      Stack(Screen(ScreenClass("StepViewController"))) { Screen(ScreenClass("StepViewController")) }
        .presents { Screen(ScreenClass("Sheet")) }
    }
    let transcript = MemorySurroundings().run(
      "explore stairs --jobs 0", apps: [AvailableApp(launching: stairApp(), shape: shape)])
    let line = "\nNever seen of the shape: Sheet is presented by a stack on StepViewController\n"
    #expect(transcript.code == 0 && transcript.output.contains(line), "\(transcript)")
  }

  @Test func `only the links that are named come`() {
    let shown = run("explore inbox --link byCode --link bySegue --swift")
    #expect(shown.code == 0 && shown.output.contains("\n      DetailViewController.self\n"), "\(shown)")
    #expect(shown == run("explore inbox --link bySegue --swift", jobs: 1))
    #expect(run("explore stairs --link up") == run("explore stairs"))
    let trapped = run("explore inbox", jobs: 1)
    #expect(trapped.code == 1 && trapped.output.contains("open link wrapped"))
  }

  @Test(arguments: [
    ("explore stairs --link upp", "stairs has no link `upp`; did you mean `up`?"),
    ("explore", "`explore` needs an app; `routecheck help explore` shows an example."),
    ("explore stair", "There is no app `stair`; did you mean `stairs`?"),
    (
      "explore storefront",
      "`storefront` performs routes from stacks, and its shape is what its file or code says; `explore` takes apps that "
        + "are used from launch. Known: stairs, inbox, shop."
    ), ("explore nothing.json", "There is no file `nothing.json`."),
    ("explore stairs --swift --json", "--swift and --json contradict each other; leave one of them out."),
    ("explore stairs --bound tabs=1", "There is no option `--bound`"),
    ("explore stairs --states 0", "--states"), ("explore stairs --moments 5", "a whole number from 0 to 4"),
    ("explore stairs --time 3", "--time"),
  ])
  func `wrong input is refused with a sentence`(line: String, words: String) {
    let transcript = run(line)
    #expect(transcript.code == 2 && transcript.output.isEmpty)
    #expect(transcript.errors.contains(words), "\(transcript.errors)")
  }
}
