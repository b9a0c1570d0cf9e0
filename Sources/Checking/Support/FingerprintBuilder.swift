/// Digests a series of numbers and byte strings, one after the other.
///
/// The order counts, and so does the split: the bytes `ab`, `c` and the bytes `a`, `bc` differ.
@frozen
public struct FingerprintBuilder: Sendable {
  @usableFromInline var state: UInt64 = 0x243F_6A88_85A3_08D3
  @usableFromInline var count: UInt64 = 0

  /// Starts with nothing.
  @inlinable public init() {}

  /// Adds a 64-bit word.
  @inlinable
  public mutating func combine(_ word: UInt64) {
    // Both steps are bijections of the state for a given word and of the word for a given state, so that inputs of
    // one word never collide.
    state = SplitMix64.mix(state ^ word) &+ 0x9E37_79B9_7F4A_7C15
    count &+= 1
  }

  /// Adds an integer, by its value: equal values of any width give the same digest.
  @inlinable
  public mutating func combine(_ value: Int) {
    combine(UInt64(bitPattern: Int64(value)))
  }

  /// Adds a byte string and its length.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Complexity: O(*n*) in the bytes.
  @inlinable
  public mutating func combine(bytes: some Sequence<UInt8>) {
    // Each run of a search adds the words of its route: without specialisation they take a twentieth of its time.
    var word: UInt64 = 0
    var length = 0
    for byte in bytes {
      word |= UInt64(byte) << UInt64(length % 8 * 8)
      length += 1
      guard length % 8 == 0 else { continue }
      combine(word)
      word = 0
    }
    if length % 8 > 0 { combine(word) }
    combine(length)
  }

  /// The digest of everything added so far.
  @inlinable public var fingerprint: Fingerprint {
    Fingerprint(rawValue: SplitMix64.mix(state ^ count))
  }
}
