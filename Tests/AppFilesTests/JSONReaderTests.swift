import Foundation
import Testing

@testable import AppFiles

@Suite struct JSONReaderTests {
  static func read(_ text: String, depthLimit: Int = 64) throws -> JSONNode {
    try JSONReader.read(Array(text.utf8), depthLimit: depthLimit)
  }

  static func foundationAccepts(_ bytes: [UInt8]) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
  }

  /// Records where Foundation disagrees on whether a text is JSON, but for one known difference.
  ///
  /// Foundation on Linux accepts a comma before a closing bracket, which RFC 8259 does not. Deeper texts than the
  /// reader's limit are left out.
  static func expectAgreement(on bytes: [UInt8], fault: AppFileError.Reason?) {
    switch fault {
    case .tooDeep, .malformed(found: "]", expected: .value), .malformed(found: "}", expected: .key): return
    default: break
    }
    // A plain comparison: the macro's bookkeeping would be most of the time of ten thousand files.
    if (fault == nil) != foundationAccepts(bytes) {
      Issue.record(
        "To us: \(String(describing: fault)); to Foundation the opposite: \(String(decoding: bytes, as: UTF8.self))"
      )
    }
  }

  static func fault(in bytes: [UInt8]) -> AppFileError.Reason? {
    do throws(JSONFault) {
      _ = try JSONReader.read(bytes, depthLimit: 64)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `short texts are JSON exactly when Foundation says so`() {
    let alphabet = Array("{}[]:,\"10-.e \\nu".utf8)
    var texts: [[UInt8]] = [[]]
    for _ in 0..<4 {
      for text in texts {
        Self.expectAgreement(on: text, fault: Self.fault(in: text))
      }
      texts = texts.flatMap { text in alphabet.map { text + [$0] } }
    }
  }

  struct Token: CustomTestStringConvertible {
    let text: String
    let value: JSONValue
    var testDescription: String { text }
  }

  @Test(arguments: [
    Token(text: "null", value: .null), Token(text: "true", value: .boolean(true)),
    Token(text: " false\n", value: .boolean(false)), Token(text: "-0.5e+10", value: .number("-0.5e+10")),
    Token(text: "1e999", value: .number("1e999")), Token(text: #""""#, value: .string("")),
    Token(text: #""a\"\\\/\b\f\n\r\tz""#, value: .string("a\"\\/\u{8}\u{C}\n\r\tz")),
    Token(text: #""\u00e9\ud83d\uDE00é😀""#, value: .string("é😀é😀")),
    Token(text: "[]", value: .array([])), Token(text: "{ }", value: .object([])),
    Token(text: "\u{FEFF}null", value: .null),
  ])
  func `a value is read as it is written`(token: Token) throws {
    #expect(try Self.read(token.text).value == token.value)
  }

  @Test(arguments: [
    #""\ud83d""#, #""\ud83dx""#, #""\ud83d\n""#, #""\ude00""#, #""\ud83d\ud83d""#, #""\u00g0""#,
    #""\u+123""#,
    "tru", "nul", "[1 2]", "{\"a\" 1}", "{1:2}", "+1", ".5", "1.", "1e", "--1", "\"\u{1}\"", "\"\u{1F}\"",
    "'a'", "[,]",
    "\0",
  ])
  func `what is not JSON is refused, by Foundation too`(text: String) {
    #expect(Self.fault(in: Array(text.utf8)) != nil)
    #expect(!Self.foundationAccepts(Array(text.utf8)))
  }

  @Test func `every value knows where it begins`() throws {
    let node = try Self.read("{\"a\": [1,\n  {\"b\": null}], \"a\": 2}")
    guard case .object(let members) = node.value else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["a", "a"])
    #expect(members.map(\.keyOffset) == [1, 26])
    let deep = node.nearestNode(at: JSONPlace()["a"][1]["b"])
    #expect(deep == JSONNode(value: .null, offset: 18))
    #expect(node.nearestNode(at: JSONPlace()["a"][7]["b"]).offset == 6)
  }

  @Test func `a column counts scalars and a line ends with a line feed`() {
    let text = SourceText(Array("é😀x\r\ny".utf8))
    #expect(text.position(of: 6) == SourcePosition(line: 1, column: 3))
    #expect(text.position(of: 9) == SourcePosition(line: 2, column: 1))
    #expect(text.position(of: 10) == SourcePosition(line: 2, column: 2))
  }

  @Test(arguments: [([0x61, 0xFF], 1), ([0xC3], 0), ([0x61, 0xE2, 0x82], 1), ([0x61], nil), ([], nil)])
  func `the first byte that is not UTF-8 is found`(bytes: [UInt8], offset: Int?) {
    #expect(SourceText.firstInvalidByte(in: bytes) == offset)
  }

  @Test func `nesting is read up to the limit and refused one beyond it`() throws {
    let fits = String(repeating: "[", count: 5) + String(repeating: "]", count: 5)
    _ = try Self.read(fits, depthLimit: 5)
    #expect(throws: JSONFault(reason: .tooDeep(limit: 4), offset: 4)) { try Self.read(fits, depthLimit: 4) }
  }
}
