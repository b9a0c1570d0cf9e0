import Checking
import Foundation
import Testing

@Suite struct ReplayTokenTests {
  private static let hostileNames = [
    "storefront", "", " ", "/", "//", "%", "%2F", "a/b", "ä", "a\u{308}", "日本", "👩‍👩‍👧", "\r\n", "\u{0}", "-",
    "~", "..",
    "<script>", "\"'`$(x)", "route name", "\u{FEFF}", "\u{10FFFF}", String(repeating: "x", count: 1_000),
  ]

  private static let payloads: [ReplayToken.Payload] = [
    .rank(0), .rank(12_345), .rank(Natural(10).power(199)), .choices([]),
    .choices([Choice(3, of: 5), Choice(0, of: 2)]), .steps([]), .steps(["open link a+b", "", "tap 'ä/1:2'"]),
  ]

  @Test func `every token survives its text, byte by byte`() throws {
    for app in Self.hostileNames {
      for route in Self.hostileNames {
        for payload in Self.payloads {
          let token = ReplayToken(app: app, route: route, property: route + app, payload: payload)
          let read = try ReplayToken(parsing: token.description)
          #expect(read == token)
          #expect(Array(read.app.utf8) == Array(app.utf8))
          #expect(Array(read.route.utf8) == Array(route.utf8))
        }
      }
    }
  }

  @Test func `a token is plain where names are plain`() {
    let rank = ReplayToken(
      app: "storefront", route: "product", property: "reachesTarget", payload: .rank(12_345))
    let choices = ReplayToken(app: "a b", route: "ä/", property: "%", payload: .choices([Choice(1, of: 2)]))
    #expect(rank.description == "storefront/product/reachesTarget/12345")
    #expect(choices.description == "a%20b/%C3%A4%2F/%25/1:2")
    let steps = ReplayToken(
      app: "a", route: "a", property: "p", payload: .steps(["open link a", "tap Back"]))
    #expect(steps.description == "a/a/p/launch+open%20link%20a+tap%20Back")
  }

  @Test func `a token survives JSON`() throws {
    let token = ReplayToken(app: "a\"b", route: "ä", property: "p", payload: .rank(7))
    let data = try JSONEncoder().encode([token])
    #expect(try JSONDecoder().decode([ReplayToken].self, from: data) == [token])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ReplayToken].self, from: Data(#"["a/b/c"]"#.utf8))
    }
  }

  struct Malformed: CustomTestStringConvertible {
    let text: String
    let error: ReplayTokenError
    var testDescription: String { text.isEmpty ? "empty" : text }
  }

  @Test(arguments: [
    Malformed(text: "", error: .wrongNumberOfParts(found: 0)),
    Malformed(text: "12345", error: .wrongNumberOfParts(found: 1)),
    Malformed(text: "a/b/c", error: .wrongNumberOfParts(found: 3)),
    Malformed(text: "a/b/c/1/", error: .wrongNumberOfParts(found: 5)),
    Malformed(text: "a/b c/p/1", error: .unescapedByte(0x20, part: .route, position: 4)),
    Malformed(text: "ä/b/p/1", error: .unescapedByte(0xC3, part: .app, position: 1)),
    Malformed(text: "a/b/p%/1", error: .malformedEscape(part: .property, position: 6)),
    Malformed(text: "a/b/p%2/1", error: .malformedEscape(part: .property, position: 6)),
    Malformed(text: "a/b/%2f/1", error: .malformedEscape(part: .property, position: 5)),
    Malformed(text: "%GG/b/c/1", error: .malformedEscape(part: .app, position: 1)),
    Malformed(text: "a/%41/p/1", error: .needlessEscape(part: .route, position: 3)),
    Malformed(text: "a/x%FF/p/1", error: .invalidUTF8(part: .route, position: 3)),
    Malformed(text: "a/b/c/", error: .malformedRank(position: 7)),
    Malformed(text: "a/b/c/01", error: .malformedRank(position: 7)),
    Malformed(text: "a/b/c/-1", error: .malformedRank(position: 7)),
    Malformed(text: "a/b/c/1 ", error: .malformedRank(position: 7)),
    Malformed(
      text: "a/b/c/1:2.x",
      error: .malformedChoices(ChoiceSequenceTextError(position: 11, reason: .expectedNumber))),
    Malformed(
      text: "a/b/c/2:2",
      error: .malformedChoices(
        ChoiceSequenceTextError(position: 7, reason: .answerOutOfBound(answer: 2, bound: 2)))),
  ])
  func `a malformed token is refused where it goes wrong`(row: Malformed) {
    #expect(throws: row.error) { try ReplayToken(parsing: row.text) }
    #expect(ReplayToken(row.text) == nil)
    #expect(row.error.description.contains("a token is app/route/property/rank"))
  }

  @Test func `a token too long for any command line is refused at once`() {
    let text = "a/b/c/" + String(repeating: "1", count: ReplayToken.longestText)
    #expect(throws: ReplayTokenError.tooLong(length: 131_078, limit: 131_072)) {
      try ReplayToken(parsing: text)
    }
  }

  @Test func `mutated tokens are refused or written again byte for byte`() {
    let tokens = Self.hostileNames.flatMap { name in
      Self.payloads.map {
        Array(ReplayToken(app: name, route: "r", property: name, payload: $0).description.utf8)
      }
    }
    var random = RandomSource(seed: 99)
    var accepted = 0
    for index in 0..<10_000 {
      var bytes = tokens[index % tokens.count]
      for _ in 0...random.choose(among: 3) {
        let position = random.choose(among: bytes.count)
        switch random.choose(among: 3) {
        case 0: bytes[position] = UInt8(random.choose(among: 256))
        case 1: bytes.remove(at: position)
        default: bytes.insert(Array("%/:.-09aF".utf8)[random.choose(among: 9)], at: position)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      guard let token = ReplayToken(text) else { continue }
      accepted += 1
      #expect(token.description == text)
    }
    #expect((500..<9_500).contains(accepted))
  }
}
