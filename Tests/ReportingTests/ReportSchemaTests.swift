internal import Foundation
import Reporting
import Testing

@Suite struct ReportSchemaTests {
  static let reports = [
    SampleReport.full, SampleReport.astronomical, SampleReport.empty, HostileReport.report,
  ]

  @Test func `what is written is valid against the published schema`() throws {
    for report in Self.reports {
      Validator.expect(try Validator.json(JSONRenderer().render(report), schema: Fixtures.schema))
    }
  }

  @Test func `every key that is written is described, and every required key is written`() throws {
    let schema = try SchemaReader(Data(contentsOf: Fixtures.schema))
    for report in Self.reports {
      let document = try JSONSerialization.jsonObject(with: Data(JSONRenderer().render(report).utf8))
      #expect(schema.problems(of: document) == [])
    }
  }

  @Test func `every key that is described is written by the full sample`() throws {
    let schema = try SchemaReader(Data(contentsOf: Fixtures.schema))
    let text = JSONRenderer().render(SampleReport.full)
    #expect(schema.describedKeys.filter { !text.contains("\"\($0)\" :") } == [])
  }

  @Test func `the reader of schemas sees an unknown, a missing and a mistyped key`() throws {
    let schema = try SchemaReader(Data(contentsOf: Fixtures.schema))
    var document = try #require(
      try JSONSerialization.jsonObject(with: Data(JSONRenderer().render(SampleReport.empty).utf8))
        as? [String: Any])
    document["extra"] = true
    document["app"] = nil
    document["bound"] = [Any]()
    #expect(
      schema.problems(of: document).sorted() == ["$ lacks app", "$.bound is no string", "$.extra is unknown"])
  }
}

/// Checks keys, types and references of a schema with nothing but the toolchain.
struct SchemaReader {
  private let root: [String: Any]

  init(_ data: Data) throws {
    root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private var definitions: [String: Any] { root["$defs"] as? [String: Any] ?? [:] }

  /// Lists the keys that some object of the schema describes, sorted.
  var describedKeys: [String] {
    let objects = [root] + definitions.values.compactMap { $0 as? [String: Any] }
    return Set(objects.flatMap { ($0["properties"] as? [String: Any] ?? [:]).keys }).sorted()
  }

  func problems(of document: Any) -> [String] { problems(of: document, root, "$") }

  private func problems(of value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = reference.replacing("#/$defs/", with: "")
      return (definitions[name] as? [String: Any]).map { problems(of: value, $0, path) }
        ?? ["\(path) refers to \(name)"]
    }
    if let all = schema["allOf"] as? [[String: Any]] {
      return all.flatMap { problems(of: value, $0, path) }
    }
    switch schema["type"] as? String {
    case "object": return objectProblems(value, schema, path)
    case "array":
      let items = schema["items"] as? [String: Any] ?? [:]
      return (value as? [Any])?.enumerated().flatMap { problems(of: $1, items, "\(path)[\($0)]") }
        ?? ["\(path) is no list"]
    case "string": return value is String ? [] : ["\(path) is no string"]
    default: return []
    }
  }

  private func objectProblems(_ value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(path) is no object"] }
    let described = schema["properties"] as? [String: [String: Any]] ?? [:]
    let required = schema["required"] as? [String] ?? []
    return required.filter { object[$0] == nil }.map { "\(path) lacks \($0)" }
      + object.keys.sorted().flatMap { key -> [String] in
        guard let part = described[key], let value = object[key] else { return ["\(path).\(key) is unknown"] }
        return problems(of: value, part, "\(path).\(key)")
      }
  }
}
