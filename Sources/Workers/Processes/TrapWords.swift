/// What Swift's runtime printed when a process trapped: `Module/File.swift:12: Fatal error: Index out of range`.
///
/// Addresses are taken out, so that equal traps have equal words.
struct TrapWords: Equatable {
  private(set) var message: String?
  private(set) var file: String?
  private(set) var line: Int?

  /// The most characters of a message that are kept.
  private static let longestMessage = 400

  /// Finds the words in what a process printed last.
  init(_ printed: [UInt8]) {
    let lines = String(decoding: printed, as: UTF8.self).split(whereSeparator: \.isNewline)
    for text in lines.reversed() {
      if let mark = Self.marks.compactMap({ text.firstRange(of: $0) }).first {
        note(place: text[..<mark.lowerBound])
        keep(text[mark.lowerBound...])
        return
      }
      if text.hasPrefix("Could not cast value of type") {
        keep(text)
        return
      }
    }
  }

  private static let marks = ["Fatal error", "Assertion failed", "Precondition failed"]

  private mutating func keep(_ text: Substring) {
    message = String(Self.withoutAddresses(text).prefix(Self.longestMessage))
  }

  /// Reads `Module/File.swift:12: `, if that is what stands before the message.
  private mutating func note(place: Substring) {
    let parts = place.split(separator: ":").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    guard parts.count >= 2, let number = Int(parts[parts.count - 1]) else { return }
    file = String(parts[parts.count - 2])
    line = number
  }

  private static func withoutAddresses(_ text: Substring) -> String {
    text.split(separator: " ").map { word in
      let digits = word.drop { $0 == "(" }
      return digits.hasPrefix("0x") ? "" : String(word)
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
