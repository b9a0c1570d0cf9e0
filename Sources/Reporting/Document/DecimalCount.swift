import Checking

/// A whole number, zero or more, of any size, kept as its decimal digits.
///
/// Spaces of stacks have 10^199 states and more; no number type of JSON holds that exactly, a string does.
public struct DecimalCount: Hashable, Sendable {
  /// Caps the length of a number that is read, so that hostile input costs nothing.
  public static let maximumDigits = 10_000

  /// Holds the digits without leading zeros; "0" for zero.
  public let digits: String

  /// Takes a number that fits into a machine word.
  public init(_ value: some UnsignedInteger) {
    digits = String(value)
  }

  /// Takes a number from its decimal digits.
  ///
  /// Gives `nil` for anything but 1 to `maximumDigits` ASCII digits; leading zeros are dropped.
  ///
  /// - Parameter text: The digits, without sign, separators or spaces.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= Self.maximumDigits,
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    let significant = text.drop { $0 == "0" }
    digits = significant.isEmpty ? "0" : String(significant)
  }
}

// MARK: - ExpressibleByIntegerLiteral

extension DecimalCount: ExpressibleByIntegerLiteral {
  /// Takes a literal; a negative one does not compile.
  public init(integerLiteral value: UInt64) {
    self.init(value)
  }
}

// MARK: - Comparable

extension DecimalCount: Comparable {
  /// Compares by value; without leading zeros the longer number is the larger one.
  public static func < (left: Self, right: Self) -> Bool {
    let lengths = (left.digits.utf8.count, right.digits.utf8.count)
    return lengths.0 == lengths.1 ? left.digits < right.digits : lengths.0 < lengths.1
  }
}

// MARK: - Codable

extension DecimalCount: Codable {
  /// Reads a string of digits; the error names the place where it is anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let count = Self(try container.decode(String.self)) else {
      throw DecodingError.unfit(
        "a count is a string of 1 to \(Self.maximumDigits) decimal digits", at: decoder.codingPath)
    }
    self = count
  }

  /// Writes the digits as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(digits)
  }
}
