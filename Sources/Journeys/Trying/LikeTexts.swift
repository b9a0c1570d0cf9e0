/// Texts of which most are like another one: of each is kept what it does not share with that at either end.
///
/// Of a hundred thousand hierarchies each differs from the one before it in a screen or two.
struct LikeTexts {
  private struct Entry {
    /// The number of the text that it is like, or -1.
    var base: Int32 = -1
    /// Where its own middle begins; it ends where the next one begins.
    var start: UInt32
    var shared: (atStart: UInt16, atEnd: UInt16) = (0, 0)
  }

  private var entries: [Entry] = []
  private var middles: [UInt8] = []

  /// After how many steps a text is kept whole, so that reading one takes no longer than that.
  private static let mostSteps = 24

  /// Adds a text, whose number is how many there were.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - base: The number of a text that it may be like, or -1.
  mutating func add(_ text: String, like base: Int) {
    let bytes = Array(text.utf8)
    var entry = Entry(start: UInt32(middles.count))
    if base >= 0, steps(to: base) < Self.mostSteps {
      let other = self.bytes(of: base)
      let most = min(bytes.count, other.count, Int(UInt16.max))
      let atStart = zip(bytes, other).prefix(most).prefix { $0 == $1 }.count
      let atEnd = zip(bytes.reversed(), other.reversed()).prefix(most - atStart).prefix { $0 == $1 }.count
      entry.base = Int32(base)
      entry.shared = (UInt16(atStart), UInt16(atEnd))
    }
    middles += bytes[Int(entry.shared.atStart)..<(bytes.count - Int(entry.shared.atEnd))]
    entries.append(entry)
  }

  /// Forgets the texts from a number on.
  mutating func forget(from number: Int) {
    guard number < entries.count else { return }
    middles.removeLast(middles.count - Int(entries[number].start))
    entries.removeLast(entries.count - number)
  }

  /// The text with a number.
  subscript(number: Int) -> String { String(decoding: bytes(of: number), as: UTF8.self) }

  /// Names what is kept.
  mutating func keep(by keeping: inout some Keeping) throws(KeptFault) {
    try keeping.array(&entries)
    try keeping.array(&middles)
  }

  private func steps(to number: Int) -> Int {
    var (number, steps) = (number, 0)
    while entries[number].base >= 0 { (number, steps) = (Int(entries[number].base), steps + 1) }
    return steps
  }

  private func bytes(of number: Int) -> [UInt8] {
    let entry = entries[number]
    let end = number + 1 < entries.count ? Int(entries[number + 1].start) : middles.count
    let middle = middles[Int(entry.start)..<end]
    guard entry.base >= 0 else { return Array(middle) }
    let base = bytes(of: Int(entry.base))
    return base.prefix(Int(entry.shared.atStart)) + middle + base.suffix(Int(entry.shared.atEnd))
  }
}
