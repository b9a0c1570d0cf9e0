import Auditing
import Checking
import Testing

@testable import RoutingSpecs

@MainActor
@Suite struct CertificateReaderTests {
  private let lines: [String]

  init() throws {
    let app = try Certificates.shop()
    lines = Certificates.lines([app.routes[0]], of: app)
  }

  /// Where the first line with a key stands.
  private func index(of key: String) throws -> Int {
    try #require(lines.firstIndex { $0.hasPrefix("{\"\(key)\"") })
  }

  private func expect(_ error: CertificateError, from lines: [String]) {
    #expect(throws: error) { try Certificates.events(lines) }
  }

  @Test func `what was written is read`() throws {
    let events = try Certificates.events(lines)
    guard case .opening(let opening) = events.first, case .closing = events.last else {
      Issue.record("\(events)")
      return
    }
    #expect(opening.app == "storefront" && opening.screens.count == 7)
    #expect(try Certificates.routes(lines).map(\.name) == ["product"])
  }

  @Test func `a certificate that is cut anywhere is refused`() throws {
    for count in lines.indices {
      expect(.truncated(line: count), from: Array(lines.prefix(count)))
    }
    let last = try #require(lines.last)
    for length in [1, last.count / 2, last.count - 1] {
      expect(
        .malformed(line: lines.count, reason: "it is not JSON"),
        from: lines.dropLast() + [String(last.prefix(length))])
    }
  }

  @Test func `a certificate that was changed is refused`() throws {
    var changed = lines
    let region = try index(of: "region")
    changed[region].replace("\"weight\":\"", with: "\"weight\":\"1")
    expect(.altered, from: changed)
    var shorter = lines
    shorter.remove(at: region)
    let count = lines.count { $0.hasPrefix("{\"region\"") }
    expect(
      .miscounted(line: shorter.count - 1, stated: count, found: count - 1, what: "regions"), from: shorter)
    expect(.unexpected(line: 2, expected: "the name of a route, or the closing"), from: [lines[0]] + lines)
    expect(.unexpected(line: 1, expected: "the opening"), from: Array(lines.dropFirst()))
    expect(
      .unexpected(line: lines.count + 1, expected: "missing: nothing follows the closing"),
      from: lines + [lines[1]])
  }

  @Test func `numbers that refer to nothing are refused`() throws {
    func replacing(_ key: String, by text: String) throws -> [String] {
      var changed = lines
      changed[try index(of: key)] = text
      return changed
    }
    let (part, region, predicate) = (
      try index(of: "part"), try index(of: "region"), try index(of: "predicate")
    )
    expect(
      .unknownNumber(line: part + 1, what: "screen", number: 999),
      from: try replacing("part", by: #"{"part":{"screen":999}}"#))
    expect(
      .unknownNumber(line: part + 1, what: "part", number: 7),
      from: try replacing("part", by: #"{"part":{"split":[7,7]}}"#))
    expect(
      .malformed(line: part + 1, reason: "part.split is not valid: a split controller has two columns"),
      from: try replacing("part", by: #"{"part":{"split":[7]}}"#))
    expect(
      .unknownNumber(line: predicate + 1, what: "screen", number: -1),
      from: try replacing("predicate", by: #"{"predicate":{"screens":[-1],"containers":[]}}"#))
    expect(
      .unknownNumber(line: region + 1, what: "verdict", number: 5),
      from: try replacing("region", by: #"{"region":{"layers":[0],"verdict":5,"weight":"1"}}"#))
    expect(
      .outOfRange(line: region + 1, what: "layers:", number: 0, allowed: 1...51),
      from: try replacing("region", by: #"{"region":{"layers":[],"verdict":0,"weight":"1"}}"#))
    expect(
      .malformed(line: region + 1, reason: "region lacks `weight`"),
      from: try replacing("region", by: #"{"region":{"layers":[0],"verdict":0}}"#))
  }

  @Test func `containers that stand deeper in each other than in any stack are refused`() throws {
    let look = #"{"inside":[],"own":[],"visible":[]}"#
    func row(_ kind: String, _ child: Int) -> String {
      #"{"part":{"row":{"kind":"\#(kind)","known":[\#(child),\#(child)],"limit":0,"without":\#(look),"with":[]}}}"#
    }
    let start = lines.prefix(2) + [#"{"part":{"screen":0}}"#, row("navigation", 0), row("tabs", 1)]
    expect(.truncated(line: start.count), from: Array(start))
    for deeper in [row("tabs", 2), row("navigation", 2), #"{"part":{"split":[0,2]}}"#] {
      expect(
        .outOfRange(line: start.count + 1, what: "containers inside each other:", number: 3, allowed: 0...2),
        from: start + [deeper])
    }
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{}", #"{"nonsense":1}"#, #"{"route":"a","closing":1}"#, "\u{0}",
    #"{"certificate":{}}"#,
  ])
  func `lines that are none are refused`(_ text: String) {
    #expect(throws: CertificateError.self) { try Certificates.events([text]) }
    #expect(throws: CertificateError.self) { try Certificates.events([lines[0], lines[1], text]) }
  }
}
