import Checking

/// A line of a log with a digest before what it says, by which one is known that is not as it was written.
package enum DigestedLine {
  /// How many bytes of the line come before what it says.
  private static let digestLength = 16

  /// Writes a line.
  ///
  /// - Parameter text: What it says, without a line end.
  /// - Returns: The line with its end.
  package static func line(_ text: String) -> String { "\(Fingerprint(of: text)) \(text)\n" }

  /// Reads a line.
  ///
  /// - Parameter line: The line without its end.
  /// - Returns: What it says, or `nil` where it is not as it was written.
  package static func text(of line: ArraySlice<UInt8>) -> String? {
    let digits = String(decoding: line.prefix(digestLength), as: UTF8.self)
    let text = String(decoding: line.dropFirst(digestLength + 1), as: UTF8.self)
    guard line.dropFirst(digestLength).first == UInt8(ascii: " "),
      Fingerprint(digits) == Fingerprint(of: text)
    else { return nil }
    return text
  }
}
