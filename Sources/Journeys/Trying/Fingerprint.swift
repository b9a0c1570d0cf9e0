/// What stands for a state or a text of which only matters whether it is the same as another one.
///
/// It has 96 bits: that any two of a million different states have the same has a probability below 1 in 10^16. Equal
/// texts have equal fingerprints in every process.
struct Fingerprint: Hashable, Codable, Sendable {
  let first: UInt64
  let second: UInt32
}

/// Makes a fingerprint of texts and numbers, one after the other.
struct Fingerprinter {
  private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// The fingerprint of what was added.
  var fingerprint: Fingerprint {
    Fingerprint(
      first: Self.spread(first ^ second &* 3),
      second: UInt32(truncatingIfNeeded: Self.spread(second &+ first)))
  }

  /// Adds a text; where it ends counts too.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
  }

  /// Adds a text that is made of bytes, as if it were whole.
  mutating func add(_ text: TextBytes) { text.bytes.withUnsafeBytes { add($0) } }

  /// Adds a number.
  mutating func add(_ number: Int) { add(word: UInt64(bitPattern: Int64(number))) }

  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var start = 0
    while start + 8 <= bytes.count {
      add(word: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
      start += 8
    }
    var rest: UInt64 = 0
    for index in start..<bytes.count { rest = rest << 8 | UInt64(bytes[index]) }
    add(word: rest)
    add(word: UInt64(bytes.count))
  }

  /// Each step can be undone when the word is known, so that nothing of what came before gets lost.
  private mutating func add(word: UInt64) {
    first = (first ^ word) &* 0x9FB2_1C65_1E98_DF25
    first ^= first >> 29
    second = (second &+ word) &* 0xD6E8_FEB8_6659_FD93
    second ^= second >> 32
  }

  private static func spread(_ value: UInt64) -> UInt64 {
    var value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }
}

extension Fingerprint {
  /// The fingerprint of a text.
  init(of text: String) {
    var maker = Fingerprinter()
    maker.add(text)
    self = maker.fingerprint
  }
}
