/// Makes any text safe to look at: nothing in it can steer a terminal, reorder a line or flood a page.
///
/// Names come from the checked app and may contain anything. What has a picture is shown as its picture, what
/// has none as its number: escape gives `␛`, a right-to-left override gives `[U+202E]`.
enum VisibleText {
  /// Cuts a text that is longer than this many scalars, where the caller asks for nothing else.
  static let defaultLimit = 240

  /// Gives one line, in which line breaks appear as `␊`; one of more scalars than the limit ends in `…` and its full
  /// length.
  static func line(_ text: String, limit: Int = defaultLimit) -> String {
    // Most names are plain, and a large report has a million of them.
    if text.utf8.count <= limit, text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return text }
    let scalars = text.unicodeScalars
    var result = ""
    for scalar in scalars.prefix(limit) {
      if isUnsafe(scalar) { result += picture(of: scalar) } else { result.unicodeScalars.append(scalar) }
    }
    return scalars.count <= limit ? result : result + "… (\(scalars.count) characters)"
  }

  /// Gives the lines, at least one, of a text that may have several, such as a console message.
  ///
  /// Beyond the limit one line says how many are left out.
  static func lines(_ text: String, limit: Int = 40) -> [String] {
    let all = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let shown = all.prefix(limit).map { line(String($0)) }
    return all.count <= limit ? shown : shown + ["… (\(all.count - limit) more lines)"]
  }

  /// Tells whether a scalar does something other than to be seen.
  ///
  /// Control characters, bidirectional controls, line separators, noncharacters, tags and the byte-order mark.
  /// Joiners and variation selectors stay: emoji and several scripts need them.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    case 0xFFF9...0xFFFB, 0xFDD0...0xFDEF, 0xE0000...0xE007F: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  private static func picture(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value).map { String($0) } ?? "?"
    case 0x7F: "␡"
    default: "[U+" + padded(String(scalar.value, radix: 16, uppercase: true)) + "]"
    }
  }

  private static func padded(_ digits: String) -> String {
    String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
