import Testing

@testable import AppFiles

@Suite struct AppFileFuzzTests {
  /// How the reading of mutated files ended.
  struct Tally {
    var accepted = 0
    var malformed = 0
    var refused = 0
  }

  /// Reads a file and holds what every reading must hold.
  func check(_ bytes: [UInt8], _ tally: inout Tally) {
    let isJSON = JSONReaderTests.expectAgreement(on: bytes)
    guard let found = errors(reading: bytes) else {
      tally.accepted += 1
      return
    }
    if isJSON { tally.refused += 1 } else { tally.malformed += 1 }
    #expect(!found.errors.isEmpty)
    #expect(found.errors.count <= 100)
    let lines = bytes.count { $0 == 0x0A } + 1
    for error in found.errors {
      #expect((1...lines).contains(error.position.line) && error.position.column >= 1)
    }
    let sentences = AppFileErrorMessage(fileName: "app.json").sentences(for: found)
    #expect(sentences.allSatisfy { $0.hasPrefix("app.json:") && !$0.contains("\n") && $0.count < 2000 })
  }

  @Test(arguments: [("every-feature", 9000, 1), ("storefront", 1000, 2)] as [(String, Int, UInt64)])
  func `ten thousand mutated files are read or refused, none crashes the reader`(
    name: String, count: Int, seed: UInt64
  ) throws {
    let mutator = FileMutator(try Fixtures.app(name))
    var generator = SeededGenerator(state: seed)
    var tally = Tally()
    for _ in 0..<count { check(mutator.mutant(using: &generator), &tally) }
    // The mutations must reach all three ends, or the loop above has tested less than it says.
    #expect(tally.accepted > count / 100)
    #expect(tally.malformed > count / 10)
    #expect(tally.refused > count / 20)
  }

  @Test func `a file cut off anywhere is refused`() throws {
    let bytes = try Fixtures.app("every-feature")
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "}")))
    for length in 0...end {
      #expect(errors(reading: Array(bytes[..<length])) != nil, "cut off after \(length) bytes")
    }
  }

  @Test func `the same bytes are refused with the same errors`() throws {
    let mutator = FileMutator(try Fixtures.app("every-feature"))
    var generator = SeededGenerator(state: 3)
    for _ in 0..<200 {
      let bytes = mutator.mutant(using: &generator)
      #expect(errors(reading: bytes) == errors(reading: bytes))
    }
  }
}
