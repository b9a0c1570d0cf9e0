extension JSONReader {
  /// Reads a number's text; the grammar is checked, the value is left to the caller.
  mutating func readNumber() throws(JSONFault) -> String {
    let start = offset
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try readDigits() }
    if skip(UInt8(ascii: ".")) { try readDigits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try readDigits()
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func readDigits() throws(JSONFault) {
    let start = offset
    while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    guard offset > start else { throw unexpected(.digit) }
  }

  /// Reads a string with its quotation marks.
  mutating func readString() throws(JSONFault) -> String {
    offset += 1
    var text = ""
    var runStart = offset
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        text += String(decoding: bytes[runStart..<offset], as: UTF8.self)
        offset += 1
        return text
      case UInt8(ascii: "\\"):
        text += String(decoding: bytes[runStart..<offset], as: UTF8.self)
        text.unicodeScalars.append(try readEscape())
        runStart = offset
      case 0..<0x20:
        throw unexpected(.stringCharacter)
      default:
        offset += 1
      }
    }
    throw unexpected(.stringCharacter)
  }

  private mutating func readEscape() throws(JSONFault) -> Unicode.Scalar {
    offset += 1
    let scalar: Unicode.Scalar
    switch peek() {
    case UInt8(ascii: "\""): scalar = "\""
    case UInt8(ascii: "\\"): scalar = "\\"
    case UInt8(ascii: "/"): scalar = "/"
    case UInt8(ascii: "b"): scalar = "\u{8}"
    case UInt8(ascii: "f"): scalar = "\u{C}"
    case UInt8(ascii: "n"): scalar = "\n"
    case UInt8(ascii: "r"): scalar = "\r"
    case UInt8(ascii: "t"): scalar = "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape()
    default: throw unexpected(.escape)
    }
    offset += 1
    return scalar
  }

  private mutating func readUnicodeEscape() throws(JSONFault) -> Unicode.Scalar {
    let start = offset - 1
    let first = try readCodeUnit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, skip(UInt8(ascii: "\\")), peek() == UInt8(ascii: "u") else {
      throw JSONFault(reason: .loneSurrogate, offset: start)
    }
    let second = try readCodeUnit()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw JSONFault(reason: .loneSurrogate, offset: start) }
    return scalar
  }

  /// Reads the four digits after the `u` that the reader stands on.
  private mutating func readCodeUnit() throws(JSONFault) -> UInt32 {
    offset += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw unexpected(.hexadecimalDigit)
      }
      unit = unit << 4 + UInt32(digit)
      offset += 1
    }
    return unit
  }
}
