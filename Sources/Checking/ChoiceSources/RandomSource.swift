/// A source that draws every answer at random from a seed; equal seeds give equal answers on every platform.
///
/// The generator is xoshiro256** by Blackman and Vigna, doi:10.1145/3460772. It is also a
/// `RandomNumberGenerator`, for code that draws something else than a choice.
@frozen
public struct RandomSource: ChoiceSource, RandomNumberGenerator, Sendable {
  @usableFromInline var state: (UInt64, UInt64, UInt64, UInt64)

  /// Starts the stream of a seed.
  @inlinable
  public init(seed: Seed) {
    var mixer = SplitMix64(state: seed.rawValue)
    state = (mixer.next(), mixer.next(), mixer.next(), mixer.next())
  }

  /// Starts from the generator's own state, which must not be all zeros; only tests with published values need it.
  init(state: (UInt64, UInt64, UInt64, UInt64)) {
    self.state = state
  }

  /// Draws the next 64 random bits.
  ///
  /// - Returns: Any 64-bit value, all equally likely.
  @inlinable
  public mutating func next() -> UInt64 {
    let scrambled = rotated(state.1 &* 5, by: 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotated(state.3, by: 45)
    return scrambled
  }

  /// Draws an answer, all equally likely; a question with one answer draws nothing.
  ///
  /// - Parameter count: How many answers there are, at least 1.
  /// - Returns: An answer in `0..<count`.
  @inlinable
  public mutating func choose(among count: Int) -> Int {
    precondition(count >= 1, "a question needs an answer, not \(count)")
    guard count > 1 else { return 0 }
    // Multiply and keep the upper half; the few products that would favour some answers are drawn again
    // (Lemire, doi:10.1145/3230636). A plain remainder would favour the low answers.
    let bound = UInt64(count)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let unfair = (0 &- bound) % bound
      while product.low < unfair {
        product = next().multipliedFullWidth(by: bound)
      }
    }
    return Int(product.high)
  }

  @inlinable
  func rotated(_ value: UInt64, by count: UInt64) -> UInt64 {
    (value << count) | (value >> (64 - count))
  }
}

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
