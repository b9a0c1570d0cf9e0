extension Natural {
  /// The sum of two numbers.
  @inlinable
  public static func + (left: Natural, right: Natural) -> Natural {
    if case .word(let first) = left.storage, case .word(let second) = right.storage {
      let (sum, overflow) = first.addingReportingOverflow(second)
      return overflow ? Natural(limbs: [sum, 1]) : Natural(word: sum)
    }
    return longSum(left, right)
  }

  /// The difference of two numbers, which must not be negative.
  ///
  /// - Parameters:
  ///   - left: What is subtracted from.
  ///   - right: At most `left`.
  /// - Returns: Their exact difference.
  @inlinable
  public static func - (left: Natural, right: Natural) -> Natural {
    precondition(right <= left, "\(left) - \(right) is below zero")
    if case .word(let first) = left.storage, case .word(let second) = right.storage {
      return Natural(word: first &- second)
    }
    return longDifference(left, right)
  }

  /// The product of two numbers.
  ///
  /// O(1) below 2^64, O(n^1.58) for numbers of n words.
  ///
  /// - Parameters:
  ///   - left: The first factor.
  ///   - right: The second factor.
  /// - Returns: Their exact product.
  @inlinable
  public static func * (left: Natural, right: Natural) -> Natural {
    if case .word(let first) = left.storage, case .word(let second) = right.storage {
      let product = first.multipliedFullWidth(by: second)
      return product.high == 0 ? Natural(word: product.low) : Natural(limbs: [product.low, product.high])
    }
    return longProduct(left, right)
  }

  /// The quotient, rounded down.
  ///
  /// - Parameters:
  ///   - left: What is divided.
  ///   - right: Not 0.
  /// - Returns: How often `right` fits into `left`.
  @inlinable
  public static func / (left: Natural, right: Natural) -> Natural {
    left.quotientAndRemainder(dividingBy: right).quotient
  }

  /// What remains after division.
  ///
  /// - Parameters:
  ///   - left: What is divided.
  ///   - right: Not 0.
  /// - Returns: A number below `right`.
  @inlinable
  public static func % (left: Natural, right: Natural) -> Natural {
    left.quotientAndRemainder(dividingBy: right).remainder
  }

  /// Adds in place.
  ///
  /// - Parameters:
  ///   - left: The term that becomes the sum.
  ///   - right: The other term.
  @inlinable
  public static func += (left: inout Natural, right: Natural) { left = left + right }

  /// Subtracts in place.
  ///
  /// - Parameters:
  ///   - left: The number that becomes the difference.
  ///   - right: At most `left`.
  @inlinable
  public static func -= (left: inout Natural, right: Natural) { left = left - right }

  /// Multiplies in place.
  ///
  /// - Parameters:
  ///   - left: The factor that becomes the product.
  ///   - right: The other factor.
  @inlinable
  public static func *= (left: inout Natural, right: Natural) { left = left * right }

  /// Divides once for both results.
  ///
  /// O(1) below 2^64, O(m · n) for a quotient of m and a divisor of n words.
  ///
  /// - Parameter divisor: Not 0.
  /// - Returns: Quotient and remainder with `self == quotient * divisor + remainder` and `remainder < divisor`.
  @inlinable
  public func quotientAndRemainder(
    dividingBy divisor: Natural
  ) -> (quotient: Natural, remainder: Natural) {
    precondition(!divisor.isZero, "\(self) was divided by zero")
    if case .word(let first) = storage, case .word(let second) = divisor.storage {
      let (quotient, remainder) = first.quotientAndRemainder(dividingBy: second)
      return (Natural(word: quotient), Natural(word: remainder))
    }
    return longQuotientAndRemainder(dividingBy: divisor)
  }

  /// Multiplies the number with itself.
  ///
  /// O(log exponent) products.
  ///
  /// - Parameter exponent: How many factors, at least 0.
  /// - Returns: The power; 1 for the exponent 0.
  public func power(_ exponent: Int) -> Natural {
    precondition(exponent >= 0, "the exponent \(exponent) is negative")
    var result = Natural.one
    for bit in stride(from: Int.bitWidth - exponent.leadingZeroBitCount - 1, through: 0, by: -1) {
      result *= result
      if exponent >> bit & 1 == 1 { result *= self }
    }
    return result
  }
}

// MARK: - Beyond one word

extension Natural {
  @usableFromInline
  static func longSum(_ left: Natural, _ right: Natural) -> Natural {
    Natural(
      limbs: left.limbs.withUnsafeBufferPointer { left in
        right.limbs.withUnsafeBufferPointer { Limbs.sum(left, $0) }
      })
  }

  @usableFromInline
  static func longDifference(_ left: Natural, _ right: Natural) -> Natural {
    var difference = left.limbs
    right.limbs.withUnsafeBufferPointer { Limbs.subtract($0, from: &difference) }
    return Natural(limbs: difference)
  }

  @usableFromInline
  static func longProduct(_ left: Natural, _ right: Natural) -> Natural {
    Natural(
      limbs: left.limbs.withUnsafeBufferPointer { left in
        right.limbs.withUnsafeBufferPointer { Limbs.product(left, $0) }
      })
  }

  @usableFromInline
  func longQuotientAndRemainder(
    dividingBy divisor: Natural
  ) -> (quotient: Natural, remainder: Natural) {
    guard self >= divisor else { return (.zero, self) }
    switch divisor.storage {
    case .word(let word):
      let (quotient, remainder) = Limbs.quotientAndRemainder(limbs, by: word)
      return (Natural(limbs: quotient), Natural(word: remainder))
    case .limbs(let words):
      let (quotient, remainder) = Limbs.quotientAndRemainder(limbs, by: words)
      return (Natural(limbs: quotient), Natural(limbs: remainder))
    }
  }
}
