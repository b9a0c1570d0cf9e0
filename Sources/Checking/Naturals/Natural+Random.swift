extension Natural {
  /// Draws a number below a bound, each with the same probability.
  ///
  /// Words are drawn least significant first and cut to the bound's width; a number that is not below the bound is
  /// drawn again, at most once on average. The sequence of words alone determines the result, on every platform.
  ///
  /// - Parameters:
  ///   - bound: At least 1.
  ///   - nextWord: Gives 64 random bits a call.
  /// - Returns: A number in `0..<bound`.
  /// - Throws: What `nextWord` throws.
  @inlinable
  public static func random(below bound: Natural, nextWord: () throws -> UInt64) rethrows -> Natural {
    precondition(!bound.isZero, "there is no number below zero")
    if case .word(let bound) = bound.storage {
      let mask = UInt64.max >> UInt64((bound - 1 | 1).leadingZeroBitCount)
      while true {
        let candidate = try nextWord() & mask
        if candidate < bound { return Natural(word: candidate) }
      }
    }
    let last = bound.limbs.count - 1
    let mask = UInt64.max >> UInt64(bound.limbs[last].leadingZeroBitCount)
    while true {
      var words: [UInt64] = []
      for index in 0...last { words.append(try nextWord() & (index == last ? mask : .max)) }
      let candidate = Natural(limbs: words)
      if candidate < bound { return candidate }
    }
  }

  /// Draws a number below a bound with a generator of random bits.
  ///
  /// - Parameters:
  ///   - bound: At least 1.
  ///   - generator: Where the bits come from; seed it for a reproducible draw.
  /// - Returns: A number in `0..<bound`, each with the same probability.
  @inlinable
  public static func random(
    below bound: Natural, using generator: inout some RandomNumberGenerator
  ) -> Natural {
    random(below: bound) { generator.next() }
  }
}
