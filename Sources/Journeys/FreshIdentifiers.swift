import Foundation

/// Identifiers that the app made anew, in the order in which they are come by.
///
/// What `UUID()` gives is another one in each launch, and says nothing but whether two are the same. So it is which of them it is that
/// tells states apart. On systems where it cannot be seen of an identifier whether it was made anew, texts are read as they are.
struct FreshIdentifiers {
  /// Those that were come by.
  private(set) var known: [UUID] = []

  /// One that was made anew, but for its beginning and its end, which count.
  private static let pattern = UUID(uuid: (0, 0, 0, 0, 0x52, 0x43, 0x43, 0x48, 0x85, 0x43, 0, 0, 0, 0, 0, 0))

  /// How many signs there are before what all of them have in common, and in all.
  private static let (beginning, length) = (8, 36)

  /// What all of them have in common.
  private static let mark = Array(pattern.uuidString.utf8.dropFirst(beginning).prefix(16))

  /// Whether it can be seen of an identifier that it was made anew.
  private static var areMarked: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// Which one it is, or `nil` for an identifier that was written down in the app's source.
  mutating func number(of identifier: UUID) -> Int? {
    guard !Self.areMarked || Self.isFresh(identifier) else { return nil }
    if let number = known.firstIndex(of: identifier) { return number }
    known.append(identifier)
    return known.count - 1
  }

  /// Adds those that are not known yet.
  mutating func takeOver(_ others: some Sequence<UUID>) {
    for identifier in others where !known.contains(identifier) { known.append(identifier) }
  }

  /// A text with the number of each identifier in its place.
  mutating func numbering(_ text: String) -> String {
    // Nearly all texts are shorter.
    guard text.utf8.count >= Self.length, Self.areMarked, let place = Self.place(in: text),
      let identifier = UUID(uuidString: String(text[place])), let number = number(of: identifier)
    else { return text }
    return text[..<place.lowerBound] + "#\(number)" + numbering(String(text[place.upperBound...]))
  }

  private static func isFresh(_ identifier: UUID) -> Bool {
    let (bytes, other) = (identifier.uuid, pattern.uuid)
    return (bytes.4, bytes.5, bytes.6, bytes.7, bytes.8, bytes.9)
      == (other.4, other.5, other.6, other.7, other.8, other.9)
  }

  /// Where the first one stands in a text.
  private static func place(in text: String) -> Range<String.Index>? {
    let signs = text.utf8
    guard let found = signs.firstRange(of: mark),
      let start = signs.index(found.lowerBound, offsetBy: -beginning, limitedBy: signs.startIndex),
      let end = signs.index(start, offsetBy: length, limitedBy: signs.endIndex)
    else { return nil }
    return start..<end
  }
}
