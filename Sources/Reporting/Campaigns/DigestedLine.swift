import Checking

/// A line of a log with a digest before what it says, by which one is known that is not as it was written.
package enum DigestedLine {
  /// How many bytes of the line come before what it says.
  private static let digestLength = 16

  /// Writes a line that says a text, which has no line end; the line has one.
  package static func line(_ text: String) -> String { "\(Fingerprint(of: text)) \(text)\n" }

  /// What a line without its end says; `nil` where it is not as it was written.
  package static func text(of line: ArraySlice<UInt8>) -> String? {
    let digits = String(decoding: line.prefix(digestLength), as: UTF8.self)
    let text = String(decoding: line.dropFirst(digestLength + 1), as: UTF8.self)
    guard line.dropFirst(digestLength).first == UInt8(ascii: " "),
      Fingerprint(digits) == Fingerprint(of: text)
    else { return nil }
    return text
  }
}
