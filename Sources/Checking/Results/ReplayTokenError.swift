/// Says where and why a text is not a replay token; positions are bytes counted from 1.
public enum ReplayTokenError: Error, Hashable, Sendable {
  /// One of the four parts of a token.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The name of the app.
    case app

    /// The name of the route.
    case route

    /// The name of the property.
    case property

    /// The rank, the choices or the steps.
    case payload
  }

  /// The text is longer than any token.
  case tooLong(length: Int, limit: Int)

  /// The text has not four parts between slashes.
  case wrongNumberOfParts(found: Int)

  /// A name contains a byte that must be escaped.
  case unescapedByte(UInt8, part: Part, position: Int)

  /// A percent sign is not followed by two upper-case hexadecimal digits.
  case malformedEscape(part: Part, position: Int)

  /// An escape stands for a character that is written as itself.
  case needlessEscape(part: Part, position: Int)

  /// The escapes of a name are not UTF-8; the position is where the name begins.
  case invalidUTF8(part: Part, position: Int)

  /// The last part is neither a rank nor choices nor a journey.
  case malformedRank(position: Int)

  /// The last part looks like choices but is malformed; positions are those in the token.
  case malformedChoices(ChoiceSequenceTextError)
}

// MARK: - CustomStringConvertible

extension ReplayTokenError: CustomStringConvertible {
  /// The error as a sentence that says what is wrong, where, and what is allowed.
  public var description: String {
    "replay token: \(fact); a token is app/route/property/rank, or ends with choices or with launch+steps, such as "
      + "storefront/product/reachesTarget/12345"
  }

  private var fact: String {
    switch self {
    case .tooLong(let length, let limit): "\(length) bytes are more than the \(limit) allowed"
    case .wrongNumberOfParts(let found): "it needs 4 parts with slashes between them, and has \(found)"
    case .unescapedByte(let byte, let part, let position):
      "position \(position): in the \(part.rawValue), \(named(byte)) must be written as an escape, "
        + PercentEscape.escape(byte)
    case .malformedEscape(let part, let position):
      "position \(position): in the \(part.rawValue), % needs two upper-case hexadecimal digits after it"
    case .needlessEscape(let part, let position):
      "position \(position): in the \(part.rawValue), this character is written as itself, without an escape"
    case .invalidUTF8(let part, let position):
      "position \(position): the escapes of the \(part.rawValue) are not UTF-8"
    case .malformedRank(let position):
      "position \(position): expected a rank (a decimal number without leading zeros), choices (3:5.0:2, or -) or a journey (launch+steps)"
    case .malformedChoices(let error): "\(error)"
    }
  }

  private func named(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte) ? "'\(Character(Unicode.Scalar(byte)))'" : "byte \(byte)"
  }
}
