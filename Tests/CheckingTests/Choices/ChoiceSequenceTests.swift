import Checking
import Foundation
import Testing

@Suite struct ChoiceSequenceTests {
  /// A broad sample of sequences, the empty one included.
  private var sample: [ChoiceSequence] {
    var random = RandomSource(seed: 11)
    return (0..<200).map { _ in
      ChoiceSequence(
        (0..<random.choose(among: 6)).map { _ in
          let bound = 2 + random.choose(among: [2, 20, Int.max - 2][random.choose(among: 3)])
          return Choice(random.choose(among: bound), of: bound)
        })
    } + [[], [Choice(Int.max - 1, of: Int.max)]]
  }

  @Test func `every sequence survives its text`() throws {
    for sequence in sample {
      #expect(ChoiceSequence(sequence.description) == sequence)
      #expect(try ChoiceSequence(parsing: sequence.description) == sequence)
    }
    #expect(ChoiceSequence([Choice(3, of: 5), Choice(0, of: 2)]).description == "3:5.0:2")
    #expect(ChoiceSequence().description == "-")
  }

  @Test func `every sequence survives JSON`() throws {
    for sequence in sample {
      let data = try JSONEncoder().encode([sequence])
      #expect(try JSONDecoder().decode([ChoiceSequence].self, from: data) == [sequence])
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([ChoiceSequence].self, from: Data(#"["3:2"]"#.utf8))
    }
  }

  struct Malformed: CustomTestStringConvertible {
    let text: String
    let position: Int
    let reason: ChoiceSequenceTextError.Reason
    var testDescription: String { text.isEmpty ? "empty" : text }
  }

  @Test(arguments: [
    Malformed(text: "", position: 1, reason: .expectedNumber),
    Malformed(text: "--", position: 1, reason: .expectedNumber),
    Malformed(text: "3", position: 2, reason: .expectedColon),
    Malformed(text: "3:", position: 3, reason: .expectedNumber),
    Malformed(text: "3:5.", position: 5, reason: .expectedNumber),
    Malformed(text: "3:5,1:2", position: 4, reason: .expectedDotOrEnd),
    Malformed(text: "3:5 ", position: 4, reason: .expectedDotOrEnd),
    Malformed(text: "03:5", position: 1, reason: .expectedNumber),
    Malformed(text: "3:05", position: 3, reason: .expectedNumber),
    Malformed(text: "+3:5", position: 1, reason: .expectedNumber),
    Malformed(text: "٣:5", position: 1, reason: .expectedNumber),
    Malformed(text: "5:5", position: 1, reason: .answerOutOfBound(answer: 5, bound: 5)),
    Malformed(text: "1:2.0:1", position: 5, reason: .answerOutOfBound(answer: 0, bound: 1)),
    Malformed(text: "0:0", position: 1, reason: .answerOutOfBound(answer: 0, bound: 0)),
    Malformed(text: "1:9223372036854775808", position: 3, reason: .numberTooLarge),
  ])
  func `a malformed text is refused where it goes wrong`(row: Malformed) {
    #expect(throws: ChoiceSequenceTextError(position: row.position, reason: row.reason)) {
      try ChoiceSequence(parsing: row.text)
    }
    #expect(ChoiceSequence(row.text) == nil)
  }

  @Test func `what is accepted is written again byte for byte`() {
    var random = RandomSource(seed: 3)
    let alphabet = Array("0123456789:.-")
    for _ in 0..<20_000 {
      let text = String(
        (0..<random.choose(among: 9)).map { _ in alphabet[random.choose(among: alphabet.count)] })
      if let sequence = ChoiceSequence(text) { #expect(sequence.description == text) }
    }
  }
}
