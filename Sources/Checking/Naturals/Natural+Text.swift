/// Decimal text is converted in halves by these powers, so that long numbers cost few long divisions.
private struct DecimalPowers {
  /// Nineteen decimal digits are the most that fit into one word.
  static let digitsPerWord = 19

  /// `powers[k]` is 10^(19 · 2^k).
  private(set) var powers: [Natural] = [Natural(word: 10_000_000_000_000_000_000)]

  mutating func power(_ level: Int) -> Natural {
    while powers.count <= level {
      let last = powers[powers.count - 1]
      powers.append(last * last)
    }
    return powers[level]
  }

  static func digits(_ level: Int) -> Int { digitsPerWord << level }
}

// MARK: - To text

extension Natural: CustomStringConvertible {
  /// All decimal digits, without separators.
  public var description: String {
    guard case .limbs = storage else { return "\(limbs.first ?? 0)" }
    var powers = DecimalPowers()
    var level = 0
    while powers.power(level) <= self { level += 1 }
    return text(level: level, isPadded: false, &powers)
  }

  /// The digits of a number below 10^(19 · 2^level).
  private func text(level: Int, isPadded: Bool, _ powers: inout DecimalPowers) -> String {
    guard level > 0 else {
      let digits = "\(limbs.first ?? 0)"
      let missing = isPadded ? DecimalPowers.digitsPerWord - digits.utf8.count : 0
      return String(repeating: "0", count: missing) + digits
    }
    let (high, low) = quotientAndRemainder(dividingBy: powers.power(level - 1))
    if high.isZero, !isPadded { return low.text(level: level - 1, isPadded: false, &powers) }
    return high.text(level: level - 1, isPadded: isPadded, &powers)
      + low.text(level: level - 1, isPadded: true, &powers)
  }

  /// All decimal digits in groups of three: `54,885`.
  public var grouped: String { description.inGroupsOfThree }

  /// The form for people: all digits up to twelve of them, one decimal and a power of ten beyond.
  ///
  ///     Natural(54_885).shortForm         // 54,885
  ///     Natural(16).power(166).shortForm  // 7.7 × 10^199
  public var shortForm: String {
    self < Natural(word: 1_000_000_000_000) ? grouped : scientific(fractionDigits: 1)
  }

  /// One digit, a fraction and a power of ten, rounded half up.
  ///
  /// Only the leading digits are computed, so a number of a million bits costs one power of ten, not its whole text.
  ///
  /// - Parameter fractionDigits: How many digits follow the point, at least 1.
  /// - Returns: For example `1.6 × 10^199`.
  public func scientific(fractionDigits: Int = 1) -> String {
    precondition(fractionDigits > 0, "\(fractionDigits) digits after the point")
    // A lower bound of the exponent: 0.30102 < log10(2). The spare digits make the rounding exact.
    let exponentAtLeast = max(0, bitWidth - 1) * 30_102 / 100_000
    let dropped = max(0, exponentAtLeast - fractionDigits - 2)
    let leading = self / Natural(word: 10).power(dropped)
    var digits = "\(leading)".utf8.map { Int($0 - UInt8(ascii: "0")) }
    var exponent = dropped + digits.count - 1
    let wanted = fractionDigits + 1
    if digits.count > wanted {
      let roundsUp = digits[wanted] >= 5
      digits.removeSubrange(wanted...)
      if roundsUp, Natural.increment(&digits) { exponent += 1 }
    }
    digits += Array(repeating: 0, count: wanted - digits.count)
    return "\(digits[0]).\(digits[1...].map(String.init).joined()) × 10^\(exponent)"
  }

  /// Adds one to a digit sequence and tells whether it became a power of ten.
  private static func increment(_ digits: inout [Int]) -> Bool {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return false
      }
      digits[index] = 0
    }
    digits[0] = 1
    return true
  }
}

extension String {
  /// Decimal digits in groups of three.
  package var inGroupsOfThree: String {
    var result: [UInt8] = []
    for (index, digit) in utf8.enumerated() {
      if index > 0, (utf8.count - index).isMultiple(of: 3) { result.append(UInt8(ascii: ",")) }
      result.append(digit)
    }
    return String(decoding: result, as: UTF8.self)
  }
}

// MARK: - From text

extension Natural {
  /// The longest decimal text that is read: enough for every count, short enough not to hang on hostile input.
  public static let maximumDecimalDigits = 1_000_000

  /// Reads decimal digits, and gives nil for anything else.
  ///
  /// Only the canonical text is accepted (no sign, separator, space or leading zero), so that one number has one
  /// text and tokens compare as strings.
  ///
  /// - Parameter text: 1 to `maximumDecimalDigits` ASCII digits.
  public init?(decimal text: some StringProtocol) {
    let digits = Array(text.utf8)
    let isCanonical = digits.count == 1 || digits.first != UInt8(ascii: "0")
    guard (1...Natural.maximumDecimalDigits).contains(digits.count), isCanonical,
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    var powers = DecimalPowers()
    self = Natural.value(of: digits[...], &powers)
  }

  private static func value(of digits: ArraySlice<UInt8>, _ powers: inout DecimalPowers) -> Natural {
    guard digits.count > DecimalPowers.digitsPerWord else {
      return Natural(word: digits.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) })
    }
    var level = 0
    while DecimalPowers.digits(level + 1) < digits.count { level += 1 }
    let middle = digits.endIndex - DecimalPowers.digits(level)
    return value(of: digits[..<middle], &powers) * powers.power(level) + value(of: digits[middle...], &powers)
  }
}

// MARK: - Codable

extension Natural: Codable {
  /// Reads the decimal text that `encode(to:)` writes.
  ///
  /// - Parameter decoder: Holds one string.
  /// - Throws: `DecodingError.dataCorrupted` when the string is no canonical decimal number.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let value = Natural(decimal: text) else {
      throw DecodingError.unfit(
        "“\(text.prefix(40))” is not a natural number in decimal digits", at: decoder.codingPath)
    }
    self = value
  }

  /// Writes decimal text: a number in JSON would lose digits beyond 2^53 in most readers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
