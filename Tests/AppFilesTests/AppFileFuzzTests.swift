import TestSupport
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
    let found = errors(reading: bytes)
    let fault = found?.errors.first.flatMap { self.fault($0.reason) }
    JSONReaderTests.expectAgreement(on: bytes, fault: fault)
    guard let found else {
      tally.accepted += 1
      return
    }
    if fault == nil { tally.refused += 1 } else { tally.malformed += 1 }
    // The mutated files have one line.
    let places = found.errors.allSatisfy {
      $0.position.line == 1 && (1...bytes.count + 1).contains($0.position.column)
    }
    let sentences = AppFileErrorMessage(fileName: "app.json").sentences(for: found)
    let isReadable = sentences.allSatisfy {
      $0.hasPrefix("app.json:") && $0.utf8.count < 2000 && !$0.utf8.contains(0x0A)
    }
    if !(1...100).contains(found.errors.count) || !places || !isReadable {
      Issue.record("\(sentences) for \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// The fault of the text that a reason tells of, or `nil` if the text was JSON.
  private func fault(_ reason: AppFileError.Reason) -> AppFileError.Reason? {
    switch reason {
    case .invalidUTF8, .malformed, .loneSurrogate, .tooDeep: reason
    default: nil
    }
  }

  @Test(
    arguments: [
      ("every-feature", TestBudget.times(9000, short: 900), 1),
      ("storefront", TestBudget.times(1000, short: 200), 2),
    ] as [(String, Int, UInt64)])
  func `mutated files are read or refused, none crashes the reader`(
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
