import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// The table of the settings by name, held against the struct that it is of and the rules that it cites.
@Suite struct ModelSettingTests {
  private var properties: [(name: String, value: Any)] {
    Mirror(reflecting: ModelSettings()).children.compactMap { child in
      child.label.map { ($0, child.value) }
    }
  }

  @Test func `the table names every setting, in the order of the struct`() {
    #expect(ModelSetting.all.map(\.name) == properties.map(\.name))
  }

  @Test func `a setting takes every case of its own kind, and a switch yes and no`() {
    for (setting, property) in zip(ModelSetting.all, properties) {
      switch property.value {
      case is Bool: #expect(setting.values == ["yes", "no"])
      case is Int: #expect(setting.values.isEmpty && setting.allowed.contains("milliseconds"))
      case is UIModalPresentationStyle, is UIUserInterfaceSizeClass:
        #expect(setting.values.count >= 2 && setting.values.contains("\(property.value)"))
      case let value as any CaseIterable:
        #expect(setting.values == Self.cases(of: value), "\(setting.name)")
      default: Issue.record("\(setting.name) is of a kind that the table does not know")
      }
    }
  }

  private static func cases<Value: CaseIterable>(of value: Value) -> [String] {
    Value.allCases.map { "\($0)" }
  }

  @Test(arguments: ModelSetting.all.map(\.name))
  func `each value can be set, is read again, and changes nothing else`(_ name: String) throws {
    let setting = try #require(ModelSetting.all.first { $0.name == name })
    let (standard, own) = (ModelSettings(), setting.value(in: ModelSettings()))
    for value in setting.values.isEmpty ? ["0", "60000"] : setting.values {
      var settings = standard
      #expect(setting.set(value, in: &settings))
      #expect(setting.value(in: settings) == value)
      #expect(settings.differences(from: standard) == (value == own ? [] : ["\(name)=\(value)"]))
      #expect((settings == standard) == (value == own))
    }
    for wrong in ["", "perhaps", "-1", "60001"] {
      var settings = standard
      #expect(!setting.set(wrong, in: &settings) && settings == standard)
    }
  }

  @Test func `the rules of each setting are those whose entries name it`() throws {
    struct Table: Decodable {
      struct Rule: Decodable {
        var id: String
        var settings: [String]?
      }
      var rules: [Rule]
    }
    let table = try JSONDecoder().decode(Table.self, from: Repository.fixture("Conformance/rules.json"))
    for setting in ModelSetting.all {
      let rules = table.rules.filter { ($0.settings ?? []).contains(setting.name) }.map(\.id)
      #expect(setting.rules.sorted() == rules.sorted(), "\(setting.name)")
    }
  }

  @Test func `alternatives are all other values of divided evidence, one at a time`() throws {
    let standard = ModelSettings()
    let alternatives = standard.alternatives
    #expect(alternatives.count == 27 && Set(alternatives).count == 27)
    for name in ["exceptions", "navigationDuration", "presentationDuration"] {
      #expect(!alternatives.contains { $0.hasPrefix(name) })
    }
    for alternative in alternatives {
      var settings = standard
      try settings.change(alternative)
      #expect(settings.differences(from: standard) == [alternative])
      #expect(settings.alternatives.count == 27 && !settings.alternatives.contains(alternative))
    }
  }

  @Test(arguments: [
    ("wait", "A setting of the model is given with its value, as presentInFlight=wait; `wait` is not."),
    ("=wait", "A setting of the model is given with its value, as presentInFlight=wait; `=wait` is not."),
    (
      "splitPush=",
      "A setting of the model is given with its value, as presentInFlight=wait; `splitPush=` is not."
    ),
    ("presentInflight=wait", "The model has no setting `presentInflight`; did you mean `presentInFlight`?"),
    ("presentInFlight=wayt", "The setting presentInFlight does not take `wayt`; allowed: refuse or wait."),
    (
      "stackEditInFlight=no",
      "The setting stackEditInFlight does not take `no`; allowed: apply, lag or drop."
    ),
    (
      "navigationDuration=1s",
      "The setting navigationDuration does not take `1s`; allowed: a whole number of milliseconds from 0 to 60000."
    ),
  ])
  func `a text that changes nothing is told in a sentence`(_ text: String, _ sentence: String) {
    var settings = ModelSettings()
    let error = #expect(throws: ModelSettingError.self) { try settings.change(text) }
    #expect(error?.description == sentence)
    #expect(settings == ModelSettings())
  }

  @Test func `a name that nothing resembles is answered with all names`() {
    let text = ModelSettingError.unknownName("x").description
    for setting in ModelSetting.all { #expect(text.contains(setting.name)) }
  }
}
