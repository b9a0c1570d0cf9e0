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

  /// One side of a setting, and the tests of its rules that take it.
  struct Side: Decodable {
    var setting: String
    var value: String
    var tests: [String]
  }

  var schemaVersion: Int
  var sources: [String: String]
  var rules: [Rule]
  var switches: [Switch]
  var sides: [Side]

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
  @Test func `the table has every rule once, 201 of them of high or medium confidence`() throws {
    let rules = try RuleTable.read().rules
    #expect(Set(rules.map(\.id)).count == 207 && rules.count == 207)
    #expect(rules.count { $0.confidence != .low } == 201)
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
    // What an exception does to the process, and what the user has set up, is no behaviour of UIKit that a rule could state.
    let ruled = Set(table.rules.flatMap { $0.settings ?? [] })
    #expect(ruled == properties.subtracting(["exceptions", "sendsMail"]))
  }

  @Test func `every side of a setting has tests, which belong to its rules and take that side`() throws {
    let table = try RuleTable.read()
    let bodies = try ConformanceText.bodies()
    let ruled = Set(table.rules.flatMap { $0.settings ?? [] })
    for setting in ModelSetting.all where ruled.contains(setting.name) && !setting.values.isEmpty {
      let sides = table.sides.filter { $0.setting == setting.name }
      #expect(Set(sides.map(\.value)) == Set(setting.values) && sides.count == setting.values.count)
      let tests = table.rules.filter { $0.settings?.contains(setting.name) ?? false }.flatMap(\.tests)
      for side in sides {
        let isDefault = setting.value(in: ModelSettings()) == side.value
        #expect(!side.tests.isEmpty, "no test takes \(side.setting)=\(side.value)")
        #expect(Set(side.tests).isSubset(of: tests), "\(side.setting)=\(side.value)")
        for test in side.tests {
          let isTaken = try #require(bodies[test]).takes(side.value, of: side.setting, byDefault: isDefault)
          #expect(isTaken, "\(side.setting)=\(side.value): \(test)")
        }
      }
    }
    #expect(Set(table.sides.map(\.setting)).isSubset(of: ruled))
  }

  // Of what an earlier system did, and the suites that ran on iOS contradict, both are tested.
  @Test func `every amendment of a rule with a setting is tested on both sides`() throws {
    let table = try RuleTable.read()
    for rule in table.rules where rule.id.hasSuffix("'") {
      let family = rule.id.dropLast()
      for setting in rule.settings ?? [] {
        for side in table.sides where side.setting == setting {
          let rules = Set(side.tests.map { String($0.prefix { $0 != ":" && $0 != "'" }) })
          #expect(rules.contains(String(family)), "\(rule.id) with \(setting)=\(side.value)")
        }
      }
    }
  }
}

/// The text of the conformance tests.
private struct ConformanceText {
  /// A test with what stands before and in it.
  let text: String

  /// The tests by their names.
  static func bodies() throws -> [String: ConformanceText] {
    let path = Repository.folder.appending(path: "Tests/HeadlessUIKitTests/Conformance")
    let files = try FileManager.default.contentsOfDirectory(at: path, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
    var bodies: [String: ConformanceText] = [:]
    for file in files {
      for part in try String(contentsOf: file, encoding: .utf8).split(separator: "\n  @Test") {
        guard let name = part.firstMatch(of: /func\s+`([^`]+)`/) else { continue }
        bodies[String(name.output.1)] = ConformanceText(text: String(part))
      }
    }
    return bodies
  }

  /// Whether a test takes a side: by its word, by an argument that has all of them or that one, or by saying nothing where it
  /// is the default.
  func takes(_ value: String, of setting: String, byDefault isDefault: Bool) -> Bool {
    let word = ["yes": "true", "no": "false"][value] ?? value
    let set = text.matches(of: /\$0\.(\w+) = \.?(\w+)/).filter { $0.output.1 == setting }.map { $0.output.2 }
    if set.contains(where: { $0 == word }) || (set.isEmpty && isDefault) { return true }
    if setting == "horizontalSizeClass", text.contains("Stage.narrow") {
      return value == "compact" || isDefault
    }
    let arguments = text.prefix { $0 != "`" }
    return !set.isEmpty && (arguments.contains("allCases") || arguments.contains(word))
  }
}
