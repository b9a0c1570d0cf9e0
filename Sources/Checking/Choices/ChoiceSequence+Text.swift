// The text form: `answer:bound` for each decision, joined by dots, and a hyphen for a sequence without decisions.
// All characters need no quoting in a shell and no escape in a URL.

extension ChoiceSequence: LosslessStringConvertible {
  /// The sequence in its text form, such as `3:5.0:2`, or `-` for a run without decisions.
  public var description: String {
    guard !isEmpty else { return "-" }
    return choices.map { "\($0.answer):\($0.bound)" }.joined(separator: ".")
  }

  /// Reads the text form, or gives nil where the text is not exactly what `description` writes.
  public init?(_ description: String) {
    guard let sequence = try? ChoiceSequence(parsing: description) else { return nil }
    self = sequence
  }

  /// Reads the text form strictly: whatever is accepted is written again byte for byte.
  ///
  /// - Parameter text: The text form.
  /// - Throws: A `ChoiceSequenceTextError` that names the first byte at which the text goes wrong.
  /// - Complexity: O(*n*) in the length of the text.
  public init(parsing text: String) throws(ChoiceSequenceTextError) {
    var reader = ChoiceTextReader(Array(text.utf8))
    self.init(try reader.readSequence())
  }
}

/// Says where and why a text is not a choice sequence.
public struct ChoiceSequenceTextError: Error, Hashable, Sendable {
  /// What was wrong at the position.
  public enum Reason: Hashable, Sendable {
    /// A decimal number without leading zeros was expected.
    case expectedNumber

    /// A colon between an answer and its bound was expected.
    case expectedColon

    /// A dot before the next decision, or the end of the text, was expected.
    case expectedDotOrEnd

    /// The number does not fit into 64 bits.
    case numberTooLarge

    /// The answer is not below its bound, or the bound is 0 or 1 (such a question decides nothing).
    case answerOutOfBound(answer: Int, bound: Int)
  }

  /// The byte at which the text goes wrong, counted from 1; one more than the length where the text ends too early.
  public let position: Int

  /// What was wrong there.
  public let reason: Reason

  /// Describes what is wrong with a text.
  ///
  /// - Parameters:
  ///   - position: The byte at which the text goes wrong, counted from 1.
  ///   - reason: What was wrong there.
  public init(position: Int, reason: Reason) {
    self.position = position
    self.reason = reason
  }
}

extension ChoiceSequenceTextError: CustomStringConvertible {
  /// The error as a sentence that says where, what, and what is allowed.
  public var description: String {
    let what =
      switch reason {
      case .expectedNumber: "expected a decimal number without leading zeros"
      case .expectedColon: "expected ':' between an answer and the number of answers"
      case .expectedDotOrEnd: "expected '.' before the next choice, or the end"
      case .numberTooLarge: "the number is larger than \(Int.max)"
      case .answerOutOfBound(let answer, let bound):
        "answer \(answer) of \(bound): a choice has at least 2 answers and its answer is below their number"
      }
    return "position \(position): \(what); a choice sequence looks like 3:5.0:2, and - has no choices"
  }
}

/// Reads a choice sequence byte by byte.
private struct ChoiceTextReader {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func readSequence() throws(ChoiceSequenceTextError) -> [Choice] {
    if bytes == [UInt8(ascii: "-")] { return [] }
    var choices = [try readChoice()]
    while byte != nil {
      try expect(".", orElse: .expectedDotOrEnd)
      choices.append(try readChoice())
    }
    return choices
  }

  mutating func readChoice() throws(ChoiceSequenceTextError) -> Choice {
    let start = position
    let answer = try readNumber()
    try expect(":", orElse: .expectedColon)
    let bound = try readNumber()
    guard bound >= 2, answer < bound else {
      throw failure(.answerOutOfBound(answer: answer, bound: bound), at: start)
    }
    return Choice(answer, of: bound)
  }

  mutating func readNumber() throws(ChoiceSequenceTextError) -> Int {
    let start = position
    var value = 0
    while let digit = byte.flatMap(digitValue) {
      let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
      let (sum, carried) = product.addingReportingOverflow(digit)
      guard !overflowed, !carried else { throw failure(.numberTooLarge, at: start) }
      value = sum
      position += 1
    }
    let hasLeadingZero = position - start > 1 && bytes[start] == UInt8(ascii: "0")
    guard position > start, !hasLeadingZero else { throw failure(.expectedNumber, at: start) }
    return value
  }

  mutating func expect(
    _ character: Unicode.Scalar, orElse reason: ChoiceSequenceTextError.Reason
  ) throws(ChoiceSequenceTextError) {
    guard byte == UInt8(ascii: character) else { throw failure(reason, at: position) }
    position += 1
  }

  func digitValue(_ byte: UInt8) -> Int? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte - UInt8(ascii: "0")) : nil
  }

  func failure(_ reason: ChoiceSequenceTextError.Reason, at offset: Int) -> ChoiceSequenceTextError {
    ChoiceSequenceTextError(position: offset + 1, reason: reason)
  }
}

extension ChoiceSequence: Codable {
  /// Reads a sequence that was stored as its text form.
  ///
  /// - Parameter decoder: The decoder, positioned at a string.
  /// - Throws: A `DecodingError` whose description names the wrong byte.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText { try ChoiceSequence(parsing: $0) }
  }

  /// Stores the sequence as its text form, one string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
