extension Limbs {
  /// Divides by one word.
  ///
  /// - Returns: The quotient, with leading zeros possible, and the remainder.
  static func quotientAndRemainder(
    _ dividend: [UInt64], by divisor: UInt64
  ) -> (quotient: [UInt64], remainder: UInt64) {
    var quotient = dividend
    var remainder: UInt64 = 0
    for index in dividend.indices.reversed() {
      (quotient[index], remainder) = divisor.dividingFullWidth((remainder, dividend[index]))
    }
    return (quotient, remainder)
  }

  /// Long division: Knuth, The Art of Computer Programming, volume 2, 4.3.1, algorithm D.
  ///
  /// O(m · n) for a quotient of m words and a divisor of n words.
  ///
  /// - Parameters:
  ///   - dividend: Not less than the divisor.
  ///   - divisor: At least two words, the last one not zero.
  /// - Returns: Quotient and remainder, with leading zeros possible.
  static func quotientAndRemainder(
    _ dividend: [UInt64], by divisor: [UInt64]
  ) -> (quotient: [UInt64], remainder: [UInt64]) {
    let shift = UInt64(divisor[divisor.count - 1].leadingZeroBitCount)
    // With the divisor's top bit set, an estimated quotient word is at most two too large.
    var remainder = shiftedLeft(dividend, by: shift)
    let divisor = Array(shiftedLeft(divisor, by: shift).dropLast())
    var quotient = [UInt64](repeating: 0, count: remainder.count - divisor.count)
    divisor.withUnsafeBufferPointer { divisor in
      remainder.withUnsafeMutableBufferPointer { remainder in
        for offset in quotient.indices.reversed() {
          quotient[offset] = quotientWord(of: remainder, by: divisor, at: offset)
        }
      }
    }
    return (quotient, shiftedRight(remainder, by: shift))
  }

  /// Finds one word of the quotient and takes its share from the remainder.
  private static func quotientWord(
    of remainder: UnsafeMutableBufferPointer<UInt64>, by divisor: UnsafeBufferPointer<UInt64>,
    at offset: Int
  ) -> UInt64 {
    var word = estimate(remainder, divisor, offset)
    guard word != 0 else { return 0 }
    var borrow: UInt64 = 0
    for index in 0..<divisor.count {
      let product = divisor[index].multipliedFullWidth(by: word)
      let (low, overflow) = product.low.addingReportingOverflow(borrow)
      let (difference, below) = remainder[offset + index].subtractingReportingOverflow(low)
      remainder[offset + index] = difference
      borrow = product.high &+ overflow.carry &+ below.carry
    }
    let top = offset + divisor.count
    let (difference, isTooLarge) = remainder[top].subtractingReportingOverflow(borrow)
    remainder[top] = difference
    if isTooLarge {
      word -= 1
      addBack(divisor, to: remainder, at: offset)
    }
    return word
  }

  /// Estimates a quotient word from the top three words; right, or one too large.
  private static func estimate(
    _ remainder: UnsafeMutableBufferPointer<UInt64>, _ divisor: UnsafeBufferPointer<UInt64>, _ offset: Int
  ) -> UInt64 {
    let top = remainder[offset + divisor.count]
    let next = remainder[offset + divisor.count - 1]
    let first = divisor[divisor.count - 1]
    // The invariant of the algorithm is top <= first; equality would overflow the hardware division.
    var (word, rest): (UInt64, UInt64)
    if top >= first {
      word = .max
      let (sum, overflow) = next.addingReportingOverflow(first)
      if overflow { return word }
      rest = sum
    } else {
      (word, rest) = first.dividingFullWidth((top, next))
    }
    let second = divisor[divisor.count - 2]
    let third = remainder[offset + divisor.count - 2]
    while isGreater(word.multipliedFullWidth(by: second), (rest, third)) {
      word -= 1
      let (sum, overflow) = rest.addingReportingOverflow(first)
      if overflow { break }
      rest = sum
    }
    return word
  }

  private static func isGreater(
    _ left: (high: UInt64, low: UInt64), _ right: (high: UInt64, low: UInt64)
  ) -> Bool {
    left.high != right.high ? left.high > right.high : left.low > right.low
  }

  private static func addBack(
    _ divisor: UnsafeBufferPointer<UInt64>, to remainder: UnsafeMutableBufferPointer<UInt64>, at offset: Int
  ) {
    var carry: UInt64 = 0
    for index in 0..<divisor.count {
      let (first, overflow) = remainder[offset + index].addingReportingOverflow(divisor[index])
      let (second, again) = first.addingReportingOverflow(carry)
      remainder[offset + index] = second
      carry = overflow.carry &+ again.carry
    }
    remainder[offset + divisor.count] &+= carry
  }

  /// Multiplies by 2^shift, with one more word for what is shifted out.
  private static func shiftedLeft(_ limbs: [UInt64], by shift: UInt64) -> [UInt64] {
    var result: [UInt64] = []
    result.reserveCapacity(limbs.count + 1)
    var carry: UInt64 = 0
    for limb in limbs {
      result.append(limb << shift | carry)
      carry = shift == 0 ? 0 : limb >> (64 - shift)
    }
    result.append(carry)
    return result
  }

  private static func shiftedRight(_ limbs: [UInt64], by shift: UInt64) -> [UInt64] {
    guard shift != 0 else { return limbs }
    var result = limbs
    for index in limbs.indices {
      let next = index + 1 < limbs.count ? limbs[index + 1] : 0
      result[index] = limbs[index] >> shift | next << (64 - shift)
    }
    return result
  }
}
