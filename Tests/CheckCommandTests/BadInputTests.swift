import Checking
import Testing

/// A call that must be refused, and the sentence that says why.
struct BadInput: CustomTestStringConvertible, Sendable {
  var name: String
  var arguments: [String]
  var sentence: String
  var files: [String: String] = [:]

  init(_ name: String, _ arguments: [String], _ sentence: String, files: [String: String] = [:]) {
    self.name = name
    self.arguments = arguments
    self.sentence = sentence
    self.files = files
  }

  init(_ line: String, _ sentence: String, files: [String: String] = [:]) {
    self.init(line, line.split(separator: " ").map(String.init), sentence, files: files)
  }

  var testDescription: String { name }
}

@MainActor
@Suite struct BadInputTests {
  @Test(arguments: BadInput.usage + BadInput.values + BadInput.tokens + BadInput.files)
  func `what is wrong is said in one sentence, and nothing else happens`(_ input: BadInput) {
    let surroundings = MemorySurroundings.withApps()
    surroundings.files.merge(input.files) { $1 }
    surroundings.unreadable = ["locked.json"]
    // What slips through ends at once, and fails the test instead of running on.
    surroundings.tick = 100
    let before = surroundings.files
    let transcript = surroundings.run(input.arguments)
    #expect(
      transcript == Transcript(code: 2, output: "", errors: "routecheck: \(input.sentence)\n"))
    #expect(surroundings.files == before)
  }

  @Test func `without arguments the overview goes to standard error`() {
    let transcript = MemorySurroundings().run("")
    #expect(transcript.code == 2 && transcript.output.isEmpty)
    #expect(transcript.errors.contains("usage: routecheck COMMAND"))
  }

  @Test func `two thousand random argument lists end with an exit code of the contract`() {
    var source = RandomSource(seed: Seed(7))
    for _ in 0..<2_000 {
      let surroundings = MemorySurroundings.withApps()
      // Whatever runs is stopped at the first opportunity.
      (surroundings.tick, surroundings.questionsUntilInterruption) = (100, 0)
      surroundings.files["junk.json"] = "{"
      let count = source.choose(among: 8)
      let arguments = (0..<count).map { HostileArgument.make($0, from: &source) }
      let transcript = surroundings.run(arguments)
      #expect((0...3).contains(transcript.code), "\(arguments)")
      if transcript.code == 2 {
        #expect(transcript.output.isEmpty && surroundings.writtenPaths.isEmpty, "\(arguments)")
        #expect(!transcript.errors.isEmpty, "\(arguments)")
      } else {
        #expect(!transcript.output.isEmpty, "\(arguments)")
      }
      #expect(!transcript.errors.contains("\u{1B}") && !transcript.output.contains("\u{1B}"))
    }
  }
}

/// Arguments as a fuzzer, or a cat on the keyboard, gives them.
private enum HostileArgument {
  private static let commands = ["check", "check", "replay", "list", "report", "fuzz", "help", "--version"]

  private static let apps = ["tiny.json", "broken-route.json"]

  private static let options = [
    "--route", "--property", "--samples", "--seed", "--bound", "--exhaust", "--no-cover", "--time", "--cells",
    "--json",
    "--quiet", "--no-color", "--ascii", "--app", "--output", "--dir", "--", "--help",
  ]

  private static let values = [
    "home", "reachesTarget", "0", "7", "-1", "99999999999999999999", "modals=0", "tabs=1,depth=1",
    "tabs=51", "30s", "1s", "0s", "out", "state.json", "tiny/home/reachesTarget/0",
    "tiny/home/reachesTarget/1:2", "storefront/product/reachesTarget/5", "storefront/product/terminates/-",
    "", " ", "-", "=", "\u{0}",
    "\u{1B}[31m", "🧭", "junk.json", "nowhere.json", "/", "..",
  ]

  static func make(_ position: Int, from source: inout RandomSource) -> String {
    if position == 0, source.choose(among: 10) > 0 { return pick(commands, &source) }
    switch source.choose(among: 10) {
    case 0..<3: return pick(apps, &source)
    case 3..<6: return pick(options, &source)
    case 6: return pick(options, &source) + "=" + pick(values, &source)
    case 7..<9: return pick(values, &source)
    default: return noise(&source)
    }
  }

  private static func pick(_ texts: [String], _ source: inout RandomSource) -> String {
    texts[source.choose(among: texts.count)]
  }

  private static func noise(_ source: inout RandomSource) -> String {
    (0..<source.choose(among: 200)).reduce(into: "") { text, _ in
      let scalar = Unicode.Scalar(UInt32(source.choose(among: 0x300)))
      scalar.map { text.unicodeScalars.append($0) }
    }
  }
}
