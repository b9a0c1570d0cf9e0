import Foundation
import Reporting
import Testing

@testable import CheckCommand

/// Results and certificates that another version of the tool has written, or that somebody has damaged.
@MainActor
@Suite struct ForeignVersionTests {
  private let surroundings = MemorySurroundings.withApps()

  init() {
    let result = surroundings.run("check tiny.json --certificate tiny.jsonl --json").output
    surroundings.files["now.json"] = result
    surroundings.files["old.json"] = older(result)
    surroundings.files["old.jsonl"] = surroundings.files["tiny.jsonl"].map(older)
  }

  private func older(_ text: String) -> String {
    text.replacing("\"toolVersion\" : \"\(ToolVersion.current)\"", with: "\"toolVersion\" : \"0.0.9\"")
      .replacing("\"toolVersion\":\"\(ToolVersion.current)\"", with: "\"toolVersion\":\"0.0.9\"")
  }

  @Test(arguments: [
    ("diff old.json now.json", "old.json"), ("report --input old.json", "old.json"),
    ("audit old.jsonl --app tiny.json", "old.jsonl"),
  ])
  func `another version is named`(_ line: String, _ path: String) {
    let note =
      "\(path): routecheck 0.0.9 wrote it, and this is \(ToolVersion.current), "
      + "so that verdicts may differ where the app has not changed.\n"
    #expect(surroundings.run(line).errors.hasPrefix(note))
    #expect(
      !surroundings.run(line.replacing("old.", with: path == "old.json" ? "now." : "tiny.")).errors.contains(
        "wrote it"))
  }

  @Test func `another form is refused with the version that wrote it`() {
    surroundings.files["a"] = #"{"schemaVersion": 2, "toolVersion": "9.1"}"#
    surroundings.files["b"] = #"{"certificate": {"format": 99, "toolVersion": "9.1"}}"#
    let report = surroundings.run("diff a a")
    #expect(report.code == 2)
    #expect(
      report.errors
        == "routecheck: a: its schemaVersion is 2, and this routecheck reads 1; "
        + "routecheck 9.1 wrote it, and this is \(ToolVersion.current)\n")
    let audit = surroundings.run("audit b")
    #expect(
      audit.code == 2
        && audit.errors.contains("its format is 99, of routecheck 9.1, and this routecheck reads"))
  }

  /// What a decoder says of itself, on any system.
  private static let foreignWords = [
    "couldn’t", "CodingKey", "codingPath", "debugDescription", "Cannot initialize", "Expected to decode",
    "No value",
    "Index 0", "Swift.", "NSCocoa", "Unexpected character", "Unexpected end", "does not fit", "given data",
  ]

  @Test func `no sentence repeats what a decoder says`() throws {
    let texts = ["now.json": "diff now.json damaged", "tiny.jsonl": "audit damaged --app tiny.json"]
    for (path, line) in texts.sorted(by: { $0.key < $1.key }) {
      let text = try #require(surroundings.files[path])
      for (old, new) in Self.damages {
        guard let range = text.firstRange(of: old) else { continue }
        surroundings.files["damaged"] = text.replacingCharacters(in: range, with: new)
        expectOwnWords(surroundings.run(line))
      }
      for length in stride(from: 0, to: text.count, by: max(text.count / 50, 1)) {
        surroundings.files["damaged"] = String(text.prefix(length))
        expectOwnWords(surroundings.run(line))
      }
    }
    for text in ["", "{", "[]", "null", "{\"format\":1}", "{\"format\":1.5}", "\u{0}"] {
      surroundings.files["campaign"] = text
      expectOwnWords(surroundings.run("fuzz tiny.json --state campaign"))
    }
  }

  private static let damages = [
    ("\"", "'"), ("[", "{"), ("{", "["), (": 1", ": 1.5"), (": 1", ": 1e400"), ("\"holds\"", "\"held\""),
    ("\"bound\"", "\"bind\""), ("\"0\"", "0"), ("\"layers\":[", "\"layers\":[\"x\","),
    ("\"reachesTarget\"", "\"reaches\""), ("\"format\":", "\"format\":1e99,\"f\":"), (",", ",,"),
  ]

  private func expectOwnWords(_ transcript: Transcript) {
    for words in Self.foreignWords { #expect(!transcript.errors.contains(words), "\(transcript.errors)") }
  }
}
