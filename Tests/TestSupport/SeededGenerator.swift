/// A small reproducible generator of random bits (SplitMix64), for tests that must not need `Checking`.
public struct SeededGenerator: RandomNumberGenerator {
  /// The state; the seed at first.
  public var state: UInt64

  /// Starts a sequence.
  ///
  /// - Parameter state: The seed.
  public init(state: UInt64) { self.state = state }

  /// The next 64 bits.
  ///
  /// - Returns: 64 bits that are equally likely to be anything.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }
}
