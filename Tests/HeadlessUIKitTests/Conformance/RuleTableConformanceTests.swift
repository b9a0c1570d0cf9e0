import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// The table of rules in `Fixtures/Conformance/rules.json`.
private struct RuleTable: Decodable {
  struct Rule: Decodable {
    enum Confidence: String, Decodable {
      case high = "H"
      case medium = "M"
      case low = "L"
    }
    var id: String
    var statement: String
    var evidence: [String]
    var confidence: Confidence
    var tests: [String]
    var settings: [String]?
  }

  /// A point on which the evidence splits, and the settings that stand for both sides.
  struct Switch: Decodable {
    var number: Int
    var settings: [String]
    var rules: [String]
  }

  var schemaVersion: Int
  var sources: [String: String]
  var rules: [Rule]
  var switches: [Switch]

  static func read() throws -> RuleTable {
    try JSONDecoder().decode(
      RuleTable.self, from: Repository.fixture("Conformance/rules.json"))
  }
}

/// The conformance tests as the sources have them.
private struct ConformanceSources {
  var tests: [String] = []
  var switchedOff: [String] = []

  static func read() throws -> ConformanceSources {
    var sources = ConformanceSources()
    for folder in ["Tests/HeadlessUIKitTests/Conformance", "Tests/StoryboardTests/Conformance"] {
      let path = Repository.folder.appending(path: folder)
      let files = try FileManager.default.contentsOfDirectory(at: path, includingPropertiesForKeys: nil)
      for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "swift" {
        guard file.lastPathComponent != "RuleTableConformanceTests.swift" else { continue }
        sources.add(try String(contentsOf: file, encoding: .utf8), from: file.lastPathComponent)
      }
    }
    return sources
  }

  private mutating func add(_ text: String, from file: String) {
    for match in text.matches(of: /func\s+`([^`]+)`/) { tests.append(String(match.output.1)) }
    for word in [".disabled", "withKnownIssue", ".enabled(if"] where text.contains(word) {
      switchedOff.append("\(word) in \(file)")
    }
  }
}

@MainActor @Suite("Conformance: the table of rules")
struct RuleTableConformanceTests {
  @Test func `the table has every rule once, 197 of them of high or medium confidence`() throws {
    let rules = try RuleTable.read().rules
    #expect(Set(rules.map(\.id)).count == 203 && rules.count == 203)
    #expect(rules.count { $0.confidence != .low } == 197)
    for rule in rules { #expect(!rule.statement.isEmpty && !rule.evidence.isEmpty, "\(rule.id)") }
  }

  @Test func `every rule has a test that names it, and every such test is in the table`() throws {
    let (table, sources) = (try RuleTable.read(), try ConformanceSources.read())
    for rule in table.rules {
      #expect(!rule.tests.isEmpty, "\(rule.id) has no test")
      for test in rule.tests {
        #expect(test.prefix { $0 != ":" && $0 != " " } == rule.id)
      }
    }
    #expect(table.rules.flatMap(\.tests).sorted() == sources.tests.sorted())
  }

  @Test func `no conformance test is skipped or excused`() throws {
    #expect(try ConformanceSources.read().switchedOff == [])
  }

  @Test
  func `rules of low confidence and points of split evidence have settings, and every setting has a rule`()
    throws
  {
    let table = try RuleTable.read()
    let properties = Set(Mirror(reflecting: ModelSettings()).children.compactMap(\.label))
    for rule in table.rules where rule.confidence == .low {
      #expect(!(rule.settings ?? []).isEmpty, "\(rule.id) has no setting")
    }
    #expect(table.switches.map(\.number) == Array(1...10))
    let ids = Set(table.rules.map(\.id))
    for point in table.switches {
      #expect(!point.settings.isEmpty && properties.isSuperset(of: point.settings))
      #expect(!point.rules.isEmpty && ids.isSuperset(of: point.rules))
    }
    // What an exception does to the process is no behaviour of UIKit that a rule could state.
    let ruled = Set(table.rules.flatMap { $0.settings ?? [] })
    #expect(ruled == properties.subtracting(["exceptions"]))
  }

  @Test func `a rule with a setting is tested both ways`() throws {
    let sources = try ConformanceText.read()
    for rule in try RuleTable.read().rules {
      for setting in rule.settings ?? [] {
        #expect(sources.contains("$0.\(setting)"), "no test sets \(setting) of \(rule.id)")
      }
    }
  }
}

/// The text of the conformance tests.
private enum ConformanceText {
  static func read() throws -> String {
    let path = Repository.folder.appending(path: "Tests/HeadlessUIKitTests/Conformance")
    return try FileManager.default.contentsOfDirectory(at: path, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
  }
}
