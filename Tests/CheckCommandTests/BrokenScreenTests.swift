import CheckCommand
import Checking
import HeadlessUIKit
import RoutingSpecs
import Testing

/// An app with a screen that traps when it is made: a sentence, and no route that is blamed.
@MainActor
@Suite(.serialized) struct BrokenScreenTests {
  private struct Binding: ScreenBinding {
    func makeController(for screen: Screen) -> UIViewController {
      if screen.kind == 1 { fatalError("no account") }
      return UIViewController()
    }

    func screen(of controller: UIViewController) -> Screen? { Screen(kind: 0) }
  }

  private static func app() throws -> RoutedApp {
    let catalogue = try ScreenCatalogue([ScreenEntry(name: "Home"), ScreenEntry(name: "Settings")])
    let space = { (modals: Int) in
      try StackSpace(catalogue: catalogue, bounds: .init(tabs: 0, depth: 1, modals: modals, splits: false))
    }
    let stay = Route("stay", summary: "Stays.", expecting: Expectation(reaches: Target(screen: 0))) {
      $0.finish(.reached)
    }
    return try RoutedApp(
      name: "broken", summary: "Has a broken screen.", space: space(1), exhaustiveSpace: space(0),
      binding: Binding(), routes: [stay])
  }

  private func run(_ line: String) -> Transcript {
    let surroundings = MemorySurroundings()
    surroundings.standardJobs = 2
    surroundings.tick = 1
    let command = RouteCheckCommand(
      surroundings: surroundings, apps: [AvailableApp("broken") { try Self.app() }])
    let code = command.run(line.split(separator: " ").map(String.init)).rawValue
    return Transcript(code: code, output: surroundings.output, errors: surroundings.errors)
  }

  private static let sentence =
    "the app cannot be checked: Settings, made and shown by itself, trapped: Fatal error: no account"

  @Test(arguments: [
    "check broken", "check broken --no-cover", "check broken --bound modals=0 --exhaust modals=0",
  ])
  func `a check ends with 3, and with the screen and its trap at the top`(_ line: String) throws {
    let transcript = run(line)
    #expect(transcript.code == 3)
    let lines = transcript.output.split(separator: "\n", omittingEmptySubsequences: false)
    let verdict = lines.drop { !$0.hasPrefix("Nothing was checked: ") }.prefix { !$0.isEmpty }
    #expect(verdict.joined(separator: " ").hasPrefix("Nothing was checked: \(Self.sentence)"))
    #expect(!transcript.output.contains("✗"))
  }

  @Test(arguments: ["fuzz broken --time 5s", "grow broken --time 60s"])
  func `a campaign and growing bounds say so too`(_ line: String) {
    let transcript = run(line)
    #expect(transcript.code == 3)
    let output = transcript.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(output.contains(Self.sentence) && !output.contains("violates"))
  }

  @Test func `a certificate of such an app says that nothing was covered`() {
    let transcript = run("check broken --bound modals=0 --exhaust modals=0 --certificate routes.jsonl")
    #expect(transcript.code == 3 && !transcript.output.contains("✗"))
  }
}
