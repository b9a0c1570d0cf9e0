internal import Foundation

/// Writes a value as JSON that is the same on every run and safe to look at.
enum JSONText {
  /// Encodes with sorted keys, on many lines.
  static func document(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return escaped(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
    } catch {
      preconditionFailure("a report has only strings, whole numbers, Booleans and lists: \(error)")
    }
  }

  /// Replaces what steers a terminal by its escape; such scalars stand only inside of strings.
  private static func escaped(_ text: String) -> String {
    var result = ""
    result.unicodeScalars.reserveCapacity(text.unicodeScalars.count)
    for scalar in text.unicodeScalars {
      if scalar != "\n", VisibleText.isUnsafe(scalar) {
        for unit in String(scalar).utf16 { result += "\\u" + hexadecimal(unit) }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func hexadecimal(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
