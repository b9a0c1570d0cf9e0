import Checking
import Reporting
import Testing

@testable import CheckCommand

/// Certificates from the check that writes them to the audit.
@MainActor
@Suite struct AuditTests {
  private let surroundings = MemorySurroundings.withApps()

  init() { surroundings.run("check tiny.json --certificate tiny.jsonl") }

  private var lines: [String] {
    surroundings.files["tiny.jsonl"]?.split(separator: "\n").map(String.init) ?? []
  }

  @Test func `a certificate is written and agrees`() {
    let transcript = surroundings.run("audit tiny.jsonl --app tiny.json --all")
    #expect(transcript.code == 0 && transcript.errors.isEmpty)
    let text = """
      RouteCheck \(ToolVersion.current) · audit of tiny

      Bound  up to 0 tabs, navigation depth 0, 1 modal
      Space  6 states · seed 1

      ✓ home  \(lines.count { $0.hasPrefix("{\"region\"") }) regions · 6 stacks run by themselves

      Everything agrees: the regions have no stack in common, they have as many as they state, and what
      was run by itself behaved as its region states. Together they are all stacks of the space.

      """
    #expect(transcript.output == text)
    let json = surroundings.run("audit tiny.jsonl --app tiny.json --samples 10 --json")
    #expect(json.code == 0 && json.output.contains("\"runs\" : 16"), "\(json.output)")
  }

  @Test func `the same check writes the same certificate`() {
    let first = surroundings.files["tiny.jsonl"]
    surroundings.run("check tiny.json --certificate tiny.jsonl")
    #expect(surroundings.files["tiny.jsonl"] == first)
  }

  @Test func `a weight that is wrong is a violation, and of the engine`() throws {
    var lines = lines
    let region = try #require(lines.firstIndex { $0.hasPrefix("{\"region\"") })
    lines[region].replace("\"weight\":\"", with: "\"weight\":\"1")
    var digest = FingerprintBuilder()
    for line in lines.dropLast() { digest.combine(bytes: Array("\(line)\n".utf8)) }
    lines[lines.count - 1] = "{\"closing\":{\"digest\":\"\(digest.fingerprint)\",\"routes\":1}}"
    surroundings.files["wrong.jsonl"] = lines.joined(separator: "\n") + "\n"
    let transcript = surroundings.run("audit wrong.jsonl --app tiny.json")
    #expect(transcript.code == 1)
    #expect(transcript.output.contains("✗ home"))
    #expect(transcript.output.contains("Region 0 states "))
    #expect(transcript.output.contains("a defect of RouteCheck, not of the app"))
  }

  @Test func `where a route was not covered the audit is inconclusive`() {
    surroundings.questionsUntilInterruption = 0
    surroundings.run("check tiny.json --certificate stopped.jsonl")
    surroundings.questionsUntilInterruption = .max
    let transcript = surroundings.run("audit stopped.jsonl --app tiny.json")
    #expect(transcript.code == 3)
    #expect(transcript.output.contains("? home"))
    #expect(transcript.output.contains("not all: "))
  }

  @Test func `what is no certificate of the app is refused in a sentence`() {
    surroundings.files["cut.jsonl"] = lines.dropLast().joined(separator: "\n") + "\n"
    surroundings.files["empty.jsonl"] = ""
    let count = lines.count
    let cases = [
      ("audit none.jsonl", "There is no file `none.jsonl`."),
      (
        "audit cut.jsonl --app tiny.json",
        "cut.jsonl: it ends after line \(count - 1), before its closing: the rest is missing."
      ),
      ("audit empty.jsonl", "empty.jsonl: it ends after line 0, before its closing: the rest is missing."),
      ("audit tiny.json", "tiny.json: line 1 is no line of a certificate: it is not JSON."),
      (
        "audit tiny.jsonl",
        "`tiny.jsonl` is of the app `tiny`, which is not built in; give its file with --app FILE."
      ),
      (
        "audit tiny.jsonl --app broken-route.json",
        "The certificate is of the app `tiny`, but `broken-route.json` describes `broken-route`."
      ),
      (
        "check tiny.json --certificate a --no-cover",
        "--certificate and --no-cover contradict each other; leave one of them out."
      ),
    ]
    for (line, sentence) in cases {
      #expect(surroundings.run(line) == Transcript(code: 2, output: "", errors: "routecheck: \(sentence)\n"))
    }
  }
}
