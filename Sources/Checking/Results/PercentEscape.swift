/// Percent escapes as in RFC 3986, section 2: letters, digits and `-._~` stand for themselves, every other byte is
/// written as `%` and two upper-case hexadecimal digits.
///
/// Reading is strict, so that each name has exactly one text.
package enum PercentEscape {
  package static func escape(_ name: String) -> String {
    name.utf8.map { isPlain($0) ? String(Character(Unicode.Scalar($0))) : escape($0) }.joined()
  }

  static func escape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return (byte < 16 ? "%0" : "%") + digits
  }

  static func unescape(
    _ bytes: ArraySlice<UInt8>, of part: ReplayTokenError.Part
  ) throws(ReplayTokenError) -> String {
    var name: [UInt8] = []
    var rest = bytes
    while let byte = rest.first {
      guard byte == UInt8(ascii: "%") else {
        guard isPlain(byte) else {
          throw .unescapedByte(byte, part: part, position: rest.startIndex + 1)
        }
        name.append(byte)
        rest = rest.dropFirst()
        continue
      }
      name.append(try escapedByte(rest, of: part))
      rest = rest.dropFirst(3)
    }
    guard let text = String(validating: name, as: UTF8.self) else {
      throw .invalidUTF8(part: part, position: bytes.startIndex + 1)
    }
    return text
  }

  /// The byte that the escape at the beginning stands for.
  private static func escapedByte(
    _ bytes: ArraySlice<UInt8>, of part: ReplayTokenError.Part
  ) throws(ReplayTokenError) -> UInt8 {
    let digits = bytes.dropFirst().prefix(2).compactMap(hexadecimalValue)
    guard digits.count == 2 else { throw .malformedEscape(part: part, position: bytes.startIndex + 1) }
    let byte = digits[0] * 16 + digits[1]
    guard !isPlain(byte) else { throw .needlessEscape(part: part, position: bytes.startIndex + 1) }
    return byte
  }

  private static func hexadecimalValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
