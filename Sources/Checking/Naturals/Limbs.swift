/// Arithmetic on little-endian word arrays, the part of `Natural` that is only reached beyond 2^64.
@usableFromInline
enum Limbs {
  @usableFromInline
  static func isLess(_ left: [UInt64], _ right: [UInt64]) -> Bool {
    guard left.count == right.count else { return left.count < right.count }
    for index in left.indices.reversed() where left[index] != right[index] {
      return left[index] < right[index]
    }
    return false
  }

  /// Adds `addend · 2^(64 · offset)` in place; the caller has made room for the result.
  static func add(_ addend: UnsafeBufferPointer<UInt64>, at offset: Int, to sum: inout [UInt64]) {
    sum.withUnsafeMutableBufferPointer { sum in
      var carry: UInt64 = 0
      var index = 0
      while index < addend.count || carry != 0 {
        let position = offset + index
        let term = index < addend.count ? addend[index] : 0
        let (first, overflow) = sum[position].addingReportingOverflow(term)
        let (second, again) = first.addingReportingOverflow(carry)
        sum[position] = second
        carry = overflow.carry &+ again.carry
        index += 1
      }
    }
  }

  /// Subtracts in place; the caller knows that the result is not negative.
  static func subtract(_ subtrahend: UnsafeBufferPointer<UInt64>, from difference: inout [UInt64]) {
    difference.withUnsafeMutableBufferPointer { difference in
      var borrow: UInt64 = 0
      var index = 0
      while index < subtrahend.count || borrow != 0 {
        let term = index < subtrahend.count ? subtrahend[index] : 0
        let (first, overflow) = difference[index].subtractingReportingOverflow(term)
        let (second, again) = first.subtractingReportingOverflow(borrow)
        difference[index] = second
        borrow = overflow.carry &+ again.carry
        index += 1
      }
    }
  }

  /// The sum of two numbers of any lengths.
  static func sum(
    _ left: UnsafeBufferPointer<UInt64>, _ right: UnsafeBufferPointer<UInt64>
  ) -> [UInt64] {
    let (long, short) = left.count >= right.count ? (left, right) : (right, left)
    var result = Array(long)
    result.append(0)
    add(short, at: 0, to: &result)
    return result
  }
}

extension Limbs {
  /// Below this many words the schoolbook product is used.
  ///
  /// A usual value for 64-bit words; it decides nothing but speed and has not been tuned here.
  static let karatsubaThreshold = 40

  /// The product, schoolbook for short factors and by Karatsuba's identity for long ones.
  ///
  /// O(n^1.58) word products (Karatsuba and Ofman, 1962). Counting the states of absurdly large bounds multiplies
  /// numbers of a million bits; schoolbook would take seconds where this takes milliseconds.
  static func product(
    _ left: UnsafeBufferPointer<UInt64>, _ right: UnsafeBufferPointer<UInt64>
  ) -> [UInt64] {
    let (long, short) = left.count >= right.count ? (left, right) : (right, left)
    if short.count < karatsubaThreshold { return schoolbookProduct(long, short) }
    if short.count * 2 <= long.count { return unbalancedProduct(long, short) }
    return karatsubaProduct(long, short)
  }

  private static func schoolbookProduct(
    _ long: UnsafeBufferPointer<UInt64>, _ short: UnsafeBufferPointer<UInt64>
  ) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: long.count + short.count)
    result.withUnsafeMutableBufferPointer { result in
      for (offset, factor) in short.enumerated() {
        var carry: UInt64 = 0
        for index in 0..<long.count {
          carry = multiplyAdd(long[index], factor, carry, into: &result[offset + index])
        }
        result[offset + long.count] = carry
      }
    }
    return result
  }

  /// Adds `left · right + carry` to a word and returns what does not fit into it.
  @inline(__always)
  private static func multiplyAdd(
    _ left: UInt64, _ right: UInt64, _ carry: UInt64, into word: inout UInt64
  ) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    let (first, overflow) = product.low.addingReportingOverflow(carry)
    let (second, again) = first.addingReportingOverflow(word)
    word = second
    return product.high &+ overflow.carry &+ again.carry
  }

  /// Cuts the long factor into pieces of the short one's length, so that the halves of Karatsuba stay balanced.
  private static func unbalancedProduct(
    _ long: UnsafeBufferPointer<UInt64>, _ short: UnsafeBufferPointer<UInt64>
  ) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: long.count + short.count + 1)
    for offset in stride(from: 0, to: long.count, by: short.count) {
      let piece = UnsafeBufferPointer(rebasing: long[offset..<min(offset + short.count, long.count)])
      product(piece, short).withUnsafeBufferPointer { add($0, at: offset, to: &result) }
    }
    return result
  }

  private static func karatsubaProduct(
    _ long: UnsafeBufferPointer<UInt64>, _ short: UnsafeBufferPointer<UInt64>
  ) -> [UInt64] {
    let half = (long.count + 1) / 2
    let (longLow, longHigh) = split(long, at: half)
    let (shortLow, shortHigh) = split(short, at: half)
    let low = product(longLow, shortLow)
    let high = product(longHigh, shortHigh)
    let longSum = sum(longLow, longHigh)
    let shortSum = sum(shortLow, shortHigh)
    var middle = longSum.withUnsafeBufferPointer { longSum in
      shortSum.withUnsafeBufferPointer { product(longSum, $0) }
    }
    low.withUnsafeBufferPointer { subtract(trimmed($0), from: &middle) }
    high.withUnsafeBufferPointer { subtract(trimmed($0), from: &middle) }
    // One spare word: the middle part is added with leading zeros beyond the product's length.
    var result = [UInt64](repeating: 0, count: long.count + short.count + 1)
    low.withUnsafeBufferPointer { add(trimmed($0), at: 0, to: &result) }
    middle.withUnsafeBufferPointer { add(trimmed($0), at: half, to: &result) }
    high.withUnsafeBufferPointer { add(trimmed($0), at: 2 * half, to: &result) }
    return result
  }

  private static func split(
    _ number: UnsafeBufferPointer<UInt64>, at half: Int
  ) -> (low: UnsafeBufferPointer<UInt64>, high: UnsafeBufferPointer<UInt64>) {
    (.init(rebasing: number[..<half]), .init(rebasing: number[half...]))
  }

  /// The same number without leading zero words.
  static func trimmed(_ number: UnsafeBufferPointer<UInt64>) -> UnsafeBufferPointer<UInt64> {
    var count = number.count
    while count > 0, number[count - 1] == 0 { count -= 1 }
    return UnsafeBufferPointer(rebasing: number[..<count])
  }
}

extension Bool {
  /// 1 for true, computed without a branch.
  ///
  /// Carries are as good as random; a conditional expression compiles to jumps of which half are predicted wrongly,
  /// which made long products five times slower.
  @inline(__always)
  var carry: UInt64 { UInt64(truncatingIfNeeded: unsafeBitCast(self, to: UInt8.self)) }
}
