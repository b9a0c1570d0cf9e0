/// What texts do not share with others that they are like, each such difference kept once.
///
/// Of a hundred thousand hierarchies each differs from the one before it in a screen or two, and in one of few ways.
struct TextEdits {
  /// What a text has instead of the middle of another one.
  private struct Edit: Hashable, Codable {
    /// How many bytes both share at either end; none where the text is like no other.
    let start: UInt16
    let end: UInt16
    let middle: Int32
  }

  private var middles = ValueTable<String>()
  private var edits = ValueTable<Edit>()

  /// The number of the difference between a text and another one, or of the whole text.
  mutating func number(of text: String, like other: String?) -> Int32 {
    let bytes = Array(text.utf8)
    let (start, end) = other.map { Self.shared(bytes, Array($0.utf8)) } ?? (0, 0)
    let middle = String(decoding: bytes[start..<(bytes.count - end)], as: UTF8.self)
    return edits.number(
      of: Edit(start: UInt16(start), end: UInt16(end), middle: middles.number(of: middle)))
  }

  /// How many bytes two texts share at either end, whole characters of Unicode only.
  private static func shared(_ text: [UInt8], _ other: [UInt8]) -> (start: Int, end: Int) {
    let most = min(text.count, other.count, Int(UInt16.max))
    var start = zip(text, other).prefix(most).prefix { $0 == $1 }.count
    while start > 0, start < text.count, isInside(text[start]) { start -= 1 }
    var end = zip(text.reversed(), other.reversed()).prefix(most - start).prefix { $0 == $1 }.count
    while end > 0, isInside(text[text.count - end]) { end -= 1 }
    return (start, end)
  }

  /// Whether a byte is not the first one of its character.
  private static func isInside(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// Whether a difference is a whole text.
  func isWhole(_ number: Int32) -> Bool { edits[number].start == 0 && edits[number].end == 0 }

  /// The text that has some differences from another one, those of the nearest last; the first of them is a whole text.
  func text(_ numbers: some Sequence<Int32>) -> String {
    var text: [UInt8] = []
    for number in numbers {
      let edit = edits[number]
      text.replaceSubrange(Int(edit.start)..<(text.count - Int(edit.end)), with: middles[edit.middle].utf8)
      if isWhole(number) { text = Array(middles[edit.middle].utf8) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// How much is kept.
  struct Mark {
    fileprivate let middles: Int
    fileprivate let edits: Int
  }

  /// How much is kept now.
  var mark: Mark { Mark(middles: middles.count, edits: edits.count) }

  /// Forgets what was added since a mark.
  mutating func forget(since mark: Mark) {
    middles.forget(from: mark.middles)
    edits.forget(from: mark.edits)
  }

  /// Names what is kept.
  mutating func keep(by keeping: inout some Keeping) throws(KeptFault) {
    try middles.keep(by: &keeping)
    try edits.keep(by: &keeping)
  }
}
