internal import Foundation
import Reporting
import Testing

@Suite struct ReportJSONTests {
  static let text = JSONRenderer().render(SampleReport.full)

  @Test func `a report that is written and read again is the same report`() throws {
    for report in [SampleReport.full, SampleReport.astronomical, SampleReport.empty, HostileReport.report] {
      #expect(try Report(json: Data(JSONRenderer().render(report).utf8)) == report)
    }
  }

  struct Damage: CustomTestStringConvertible {
    var old: String
    var new: String
    var error: ReportError
    var testDescription: String { "\(old) becomes \(new)" }
  }

  @Test(arguments: [
    Damage(
      old: #""schemaVersion" : 1"#, new: #""schemaVersion" : 7"#, error: .unsupportedSchemaVersion(found: 7)),
    Damage(old: #""bound" :"#, new: #""bind" :"#, error: .missing(key: "bound", path: "the document")),
    Damage(
      old: #""app" : "Storefront""#, new: #""app" : 3"#,
      error: .malformed(path: "app", reason: "it must be a string")),
    Damage(
      old: #""covered" : "1234568""#, new: #""covered" : "many""#,
      error: .malformed(
        path: "cells[0].counts.covered", reason: "a count is a string of 1 to 10000 decimal digits")),
    Damage(
      old: #""seed" : "42""#, new: #""seed" : "99999999999999999999""#,
      error: .malformed(path: "seed", reason: "a seed is at most 18446744073709551615")),
    Damage(
      old: #""route" : "product""#, new: #""route" : "home-from-root""#,
      error: .duplicate(name: "home-from-root × reachesTarget", path: "cells")),
    Damage(
      old: #""name" : "login""#, new: #""name" : "product""#,
      error: .duplicate(name: "product", path: "routes")),
    Damage(
      old: #""stopReason" :"#, new: #""reason" :"#,
      error: .missing(key: "stopReason", path: "cells[22]")),
    Damage(
      old: #""covered" : "1234568""#, new: #""covered" : "7""#,
      error: .malformed(
        path: "cells[0]", reason: "it says 'holds, proved', but covers 7 of 1,234,568 states")),
  ])
  func `a damaged report is refused with the place and the reason`(_ damage: Damage) throws {
    let range = try #require(Self.text.range(of: damage.old))
    let damaged = Self.text.replacingCharacters(in: range, with: damage.new)
    #expect(throws: damage.error) { try Report(json: Data(damaged.utf8)) }
  }

  @Test func `every prefix of a report is refused and none crashes`() {
    let data = Data(Self.text.utf8)
    for length in stride(from: 0, to: data.count - 2, by: 97) {
      #expect(throws: ReportError.self) { try Report(json: data.prefix(length)) }
    }
  }

  @Test func `ten thousand damaged reports are read or refused, and none crashes`() {
    let text = Array(JSONRenderer().render(SampleReport.astronomical).utf8)
    var state: UInt64 = 1
    func draw(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var refused = 0
    for _ in 0..<10_000 {
      var damaged = text
      for _ in 0...draw(3) { damaged[draw(damaged.count)] = UInt8(draw(256)) }
      do { _ = try Report(json: Data(damaged)) } catch { refused += 1 }
    }
    #expect(refused > 3_000 && refused < 10_000)
  }

  @Test(arguments: [100, 10_000, 100_000])
  func `a report nested too deep is refused, and one that is not is drawn`(_ depth: Int) throws {
    let opening = String(repeating: #"{"kind":"navigation","children":["#, count: depth)
    let node = opening + #"{"kind":"screen"}"# + String(repeating: "]}", count: depth)
    let old = #""start" : ["#
    let range = try #require(Self.text.range(of: old))
    let nested = Data(Self.text.replacingCharacters(in: range, with: old + node + ",").utf8)
    if depth == 100 {
      let report = try Report(json: nested)
      for renderer in ReportFormats.all { #expect(!renderer.render(report).isEmpty) }
    } else {
      #expect(throws: ReportError.self) { try Report(json: nested) }
    }
  }

  @Test func `what is wrong is said with the place, the name and the reason`() {
    let sentences: [(ReportError, [String])] = [
      (.notJSON(detail: "line 1"), ["line 1"]),
      (.unsupportedSchemaVersion(found: 2), ["is 2", "reads 1"]),
      (.missing(key: "app", path: "the document"), ["the document", "`app`"]),
      (.malformed(path: "seed", reason: "no"), ["seed", "no"]),
      (.duplicate(name: "a", path: "routes"), ["routes", "`a`"]),
    ]
    for (error, words) in sentences {
      for word in words { #expect("\(error)".contains(word)) }
    }
  }
}
