internal import Foundation
import TestSupport
import Testing

@MainActor
@Suite struct DoctorTests {
  private struct Document: Decodable {
    struct ScreenClass: Decodable {
      var name: String
      var screens: [String]
      var overrides: [String]?
      var obstacles: [String]
    }
    struct Route: Decodable {
      var name, strength: String
      var limits: [String]
    }
    struct Finding: Decodable { var kind, sentence, remedy: String }
    struct Stacks: Decodable {
      struct Reason: Decodable {
        var kind: String
        var stacks: Int
      }
      var drawn, unusual: Int
      var reasons: [Reason]
    }
    struct Settings: Decodable {
      var bound, states, exhaustiveBound, exhaustiveStates: String
      var styles: [String]
      var interchangeable: [[String]]
    }
    var app: String
    var screens: [ScreenClass]
    var routes: [Route]
    var findings: [Finding]
    var stacks: Stacks
    var settings: Settings
  }

  private nonisolated static let apps = ["storefront", "emporium", "messages", "sign-in", "cities"]

  @Test(arguments: apps)
  func `the doctor says of an app what it always said`(_ app: String) throws {
    let transcript = MemorySurroundings().run("doctor \(app)")
    #expect(transcript.code == 0 && transcript.errors.isEmpty)
    try Repository.expectGolden(transcript.output, "Golden/Doctor/\(app).txt")
  }

  @Test(arguments: apps + ["tiny.json"])
  func `JSON says what the text says`(_ app: String) throws {
    let surroundings = MemorySurroundings.withApps()
    let json = surroundings.run("doctor \(app) --json")
    #expect(json.code == 0 && json.errors.isEmpty)
    let document = try JSONDecoder().decode(Document.self, from: Data(json.output.utf8))
    let text = surroundings.run("doctor \(app)").output
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    for finding in document.findings {
      #expect(words.contains("\(finding.sentence) → \(finding.remedy)"))
    }
    for screen in document.screens { #expect(words.contains(screen.name)) }
    for route in document.routes {
      #expect(words.contains(route.name))
      #expect((route.strength == "proved") == route.limits.isEmpty)
    }
    #expect(words.contains("\(document.settings.bound): \(document.settings.states) states"))
  }

  @Test func `overrides are told class by class`() throws {
    let json = MemorySurroundings().run("doctor emporium --json").output
    let document = try JSONDecoder().decode(Document.self, from: Data(json.utf8))
    let overriding = document.screens.filter { $0.overrides != [] }
    #expect(overriding.map(\.name) == ["LookbookViewController", "LoginViewController"])
    #expect(overriding.map(\.overrides) == [["viewDidLoad"], ["viewDidAppear"]])
    #expect(document.screens.flatMap(\.screens).count == 34)
  }

  @Test func `routes of an app file that nothing stands in the way of can be proved`() throws {
    let json = MemorySurroundings.withApps().run("doctor tiny.json --json").output
    let document = try JSONDecoder().decode(Document.self, from: Data(json.utf8))
    #expect(document.routes.map(\.strength) == ["proved"])
    #expect(document.screens.map(\.obstacles) == [[]])
    #expect(document.screens.first?.screens == ["Home", "Other"])
  }

  @Test func `the app that init writes is proved as far as it is right, which doctor says before`() throws {
    let surroundings = MemorySurroundings()
    #expect(surroundings.run("init").output.contains("wrote routes.json"))
    #expect(surroundings.run("doctor routes.json").output.contains("can be proved  2: message, home"))
    let check = surroundings.run("check routes.json --quiet").output
    #expect(check.contains("✓ proved") && !check.contains("○ tested"), "\(check)")
  }

  @Test func `a bound, a seed and a number of stacks can be given`() throws {
    let surroundings = MemorySurroundings()
    let narrow = surroundings.run("doctor storefront --bound modals=0,tabs=0,splits=no --samples 100")
    #expect(narrow.output.contains("0 tabs, navigation depth 3, 0 modals: "))
    #expect(narrow.output.contains(" of 100 stacks"))
    #expect(!narrow.output.contains("is presented"))
    let seeds = ["1", "1", "2"].map { surroundings.run("doctor storefront --json --seed \($0)").output }
    #expect(seeds[0] == seeds[1] && seeds[0] != seeds[2])
  }

  @Test(arguments: [
    "doctor", "doctor nowhere", "doctor storefront --samples 0", "doctor storefront --bound tabs=x",
    "doctor storefront --seed -1",
  ])
  func `wrong input is told, and nothing else`(_ line: String) {
    let transcript = MemorySurroundings().run(line)
    #expect(transcript.code == 2 && transcript.output.isEmpty)
    #expect(transcript.errors.hasPrefix("routecheck: "))
  }
}
