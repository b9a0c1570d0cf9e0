import Testing

@testable import Workers

@Suite struct TrapWordsTests {
  /// What a process printed, and what it means.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var printed: String
    var message: String?
    var file: String?
    var line: Int?

    var testDescription: String { name }
  }

  private static let cases = [
    Case(name: "nothing", printed: ""),
    Case(name: "no trap", printed: "hello\nworld\n"),
    Case(
      name: "fatalError", printed: "before\nCities/List.swift:12: Fatal error: no city\n",
      message: "Fatal error: no city", file: "Cities/List.swift", line: 12),
    Case(
      name: "no place", printed: "Fatal error: Index out of range\n",
      message: "Fatal error: Index out of range"),
    Case(
      name: "a cast", printed: "Could not cast value of type 'A.B' (0x55d1) to 'C.D' (0x7f20).\n",
      message: "Could not cast value of type 'A.B' to 'C.D'"),
    Case(
      name: "the last of two", printed: "A/A.swift:1: Fatal error: a\nB/B.swift:2: Fatal error: b\n",
      message: "Fatal error: b", file: "B/B.swift", line: 2),
    Case(
      name: "an assertion", printed: "M/F.swift:7: Assertion failed: odd\n", message: "Assertion failed: odd",
      file: "M/F.swift", line: 7),
  ]

  @Test(arguments: cases)
  func `the last trap is read with its place`(_ given: Case) {
    let words = TrapWords(Array(given.printed.utf8))
    #expect(words.message == given.message && words.file == given.file && words.line == given.line)
  }

  @Test func `a long message is cut`() {
    let words = TrapWords(Array(("Fatal error: " + String(repeating: "x", count: 5_000)).utf8))
    #expect(words.message?.count == 400)
  }
}
