import Testing

@testable import AppFiles

@Suite struct AppFileLimitsTests {
  static func app(screens: Int = 1, routes: Int = 1, steps: Int = 1) -> [UInt8] {
    let screenList = (0..<screens).map { "{\"name\": \"S\($0)\"}" }.joined(separator: ",")
    let bound = "{\"tabs\": 1, \"depth\": 1, \"modals\": 1, \"splits\": false}"
    let step = #"{"finder": {"class": "S0"}, "factory": {"screen": "S0"}, "action": "replaceRoot"}"#
    let stepList = Array(repeating: step, count: steps).joined(separator: ",")
    let end = #""from": "root", "expects": {"reaches": {"class": "S0"}}}"#
    let routeList = (0..<routes).map { "{\"name\": \"r\($0)\", \"steps\": [\(stepList)], \(end)" }
    return Array(
      """
      {"format": 1, "app": "limits", "screens": [\(screenList)],
       "bounds": {"default": \(bound), "exhaustive": \(bound)}, "routes": [\(routeList.joined(separator: ","))]}
      """.utf8)
  }

  static func firstReason(_ bytes: [UInt8], _ limits: AppFile.Limits = .standard) -> AppFileError.Reason? {
    errors(reading: bytes, limits: limits)?.errors.first?.reason
  }

  @Test func `a file at the limits is read`() {
    var limits = AppFile.Limits()
    limits.screens = 3
    limits.routes = 2
    limits.listElements = 4
    let bytes = Self.app(screens: 3, routes: 2, steps: 4)
    limits.bytes = bytes.count
    #expect(errors(reading: bytes, limits: limits) == nil)
  }

  @Test func `each limit refuses what is one beyond it`() {
    let limits = AppFile.Limits.standard
    #expect(
      Self.firstReason(Self.app(screens: 501)) == .wrongCount(found: 501, allowed: 1...limits.screens))
    #expect(
      Self.firstReason(Self.app(routes: 1001)) == .wrongCount(found: 1001, allowed: 1...limits.routes))
    #expect(
      Self.firstReason(Self.app(steps: 101)) == .wrongCount(found: 101, allowed: 1...limits.listElements))
    let huge = Array(repeating: UInt8(ascii: " "), count: limits.bytes + 1)
    #expect(Self.firstReason(huge) == .tooLarge(bytes: limits.bytes + 1, limit: limits.bytes))
  }

  @Test func `a million open brackets are refused, not followed`() {
    let bytes = Array(repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(Self.firstReason(bytes) == .tooDeep(limit: 64))
  }

  @Test func `errors beyond the limit are counted`() throws {
    let wrong = Array(
      String(decoding: Self.app(screens: 130), as: UTF8.self)
        .replacing("\"name\": \"S", with: "\"name\": \"-").utf8)
    let found = try #require(errors(reading: wrong))
    #expect(found.errors.count == 100)
    #expect(found.unreported == 30)
    let sentences = AppFileErrorMessage(fileName: "app.json").sentences(for: found)
    #expect(sentences.last == "app.json: 30 more errors; put these right first")
  }

  @Test func `a thousand routes in one circle are one error`() throws {
    var limits = AppFile.Limits.standard
    limits.bytes = 4 << 20
    let pieces = String(decoding: Self.app(routes: 1000), as: UTF8.self)
      .split(separator: "\"from\": \"root\"")
    var text = String(pieces[0])
    for (index, piece) in pieces.dropFirst().enumerated() {
      text += "\"from\": {\"route\": \"r\((index + 1) % 1000)\"}\(piece)"
    }
    let found = try #require(errors(reading: Array(text.utf8), limits: limits))
    #expect(found.errors.count == 1 && found.unreported == 0)
    #expect(found.errors.first?.reason == .cyclicReference((0...1000).map { "r\($0 % 1000)" }))
  }

  @Test func `an excerpt says that it is one`() {
    let name = String(repeating: "x", count: 60)
    #expect(name.excerpt == name)
    #expect((name + "y").excerpt == name + "…")
    #expect("a\tb\u{202E}".excerpt == "a\\u{9}b\\u{202e}")
  }

  @Test func `an app of screens alone has states`() {
    let text = String(decoding: Self.app(), as: UTF8.self)
      .replacing("\"tabs\": 1, \"depth\": 1", with: "\"tabs\": 0, \"depth\": 0")
    #expect(errors(reading: Array(text.utf8)) == nil)
    let places = text.replacing("{\"name\": \"S0\"}", with: "{\"name\": \"S0\", \"places\": [\"root\"]}")
    #expect(errors(reading: Array(places.utf8)) == nil)
  }

  @Test func `an error of a long or unprintable name is one short line`() throws {
    let name = String(repeating: "x", count: 100_000) + "\\u0007\\u2028"
    let bytes = Array(
      String(decoding: Self.app(), as: UTF8.self).replacing("\"app\": \"limits\"", with: "\"\(name)\": 1")
        .utf8)
    let found = try #require(errors(reading: bytes))
    for sentence in AppFileErrorMessage(fileName: "app.json").sentences(for: found) {
      #expect(sentence.count < 300)
      #expect(sentence.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x2028 })
    }
  }
}
