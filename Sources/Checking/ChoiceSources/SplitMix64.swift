/// A tiny random generator that turns any number into well-mixed ones; it seeds the larger generator.
///
/// The algorithm is by Steele, Lea and Flood, doi:10.1145/2660193.2660195.
@frozen
@usableFromInline
struct SplitMix64: RandomNumberGenerator, Sendable {
  @usableFromInline var state: UInt64

  @inlinable
  init(state: UInt64) {
    self.state = state
  }

  @inlinable
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return SplitMix64.mix(state)
  }

  /// Spreads every input bit over all output bits; a bijection.
  @inlinable
  static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
