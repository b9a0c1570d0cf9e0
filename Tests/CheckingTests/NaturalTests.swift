import Checking
import Foundation
import TestSupport
import Testing

@Suite struct NaturalTests {
  static let samples: [Natural] = {
    let words: [Natural] = [0, 1, 2, 9, 10, 4_294_967_296, Natural(1 << 62), twoTo64 - 1]
    let pairs: [Natural] = [twoTo64, twoTo64 + 1, twoTo64 * twoTo64 - 1, Natural(10).power(19)]
    return words + pairs + [Natural(10).power(40) + 7, Natural(3).power(500)]
  }()

  @Test func `the ring laws hold on small, bordering and long numbers`() {
    for a in Self.samples {
      #expect(a + 0 == a)
      #expect(a * 1 == a)
      #expect(a * 0 == 0)
      #expect(a - a == 0)
      for b in Self.samples {
        #expect(a + b == b + a)
        #expect(a * b == b * a)
        #expect(a + b - b == a)
        #expect((a < b) == (b > a) && (a == b) == (!(a < b) && !(b < a)))
        for c in Self.samples {
          #expect((a + b) + c == a + (b + c))
          #expect(a * (b + c) == a * b + a * c)
          #expect((a * b) * c == a * (b * c))
        }
      }
    }
  }

  @Test func `sums and products agree with arithmetic on decimal digits`() {
    for a in Self.samples {
      for b in Self.samples {
        #expect(PaperNumber(a + b) == PaperNumber(a) + PaperNumber(b))
        #expect(PaperNumber(a * b) == PaperNumber(a) * PaperNumber(b))
      }
    }
  }

  @available(macOS 15, iOS 18, *)
  @Test func `results within 128 bits agree with the machine`() throws {
    var generator = SeededGenerator(state: 1)
    for _ in 0..<2_000 {
      let a = UInt128(generator.next()) << UInt128(generator.next() % 63) | UInt128(generator.next())
      let b = UInt128(generator.next() >> (generator.next() % 64)) | 1
      let (first, second) = (Natural(a), Natural(b))
      #expect((first + second).description == "\(a + b)")
      #expect((max(first, second) - min(first, second)).description == "\(max(a, b) - min(a, b))")
      #expect((first / second).description == "\(a / b)")
      #expect((first % second).description == "\(a % b)")
      #expect((first < second) == (a < b))
      let product = (a >> 64).multipliedFullWidth(by: b)
      #expect(product.high != 0 || (Natural(a >> 64) * second).description == "\(product.low)")
    }
  }

  @Test func `quotient and remainder rebuild the dividend, also from hostile words`() {
    var generator = SeededGenerator(state: 2)
    for round in 0..<1_500 {
      let dividend = generator.hostileNatural(words: 1 + round % 7)
      let divisor = generator.hostileNatural(words: 1 + round % 4) + 1
      let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
      #expect(quotient * divisor + remainder == dividend)
      #expect(remainder < divisor)
    }
  }

  @Test func `a quotient word that was estimated one too large is corrected`() {
    // Knuth's add-back step happens once in 2^63 random divisions, so only constructed cases reach it.
    let half = Natural(UInt64(1) << 63)
    let cases = [
      (half * twoTo64.power(2) + 3, half / 4 * twoTo64.power(2) + 1),
      ((half - 1) * twoTo64.power(3) + half * twoTo64.power(2), half * twoTo64.power(2) + 1),
      (half * twoTo64.power(2) + (twoTo64 - 2) * twoTo64, half * twoTo64 + (twoTo64 - 1)),
    ]
    for (dividend, divisor) in cases {
      let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
      #expect(quotient * divisor + remainder == dividend)
      #expect(remainder < divisor)
    }
  }

  @Test(arguments: [(39, 39), (40, 40), (41, 81), (80, 41), (81, 81), (200, 40), (130, 90)])
  func `long products divide back, at the borders between the methods`(left: Int, right: Int) {
    var generator = SeededGenerator(state: UInt64(left * 1_000 + right))
    let a = generator.hostileNatural(words: left) + 1
    let b = generator.hostileNatural(words: right) + 1
    let product = a * b
    #expect(product / a == b && product % a == 0)
    #expect(product + a == a * (b + 1))
    #expect((a + 1) * (b + 1) - product == a + b + 1)
  }

  @Test func `powers repeat the product`() {
    for base: Natural in [0, 1, 2, 10, twoTo64 - 1] {
      var expected = Natural.one
      for exponent in 0..<40 {
        #expect(base.power(exponent) == expected)
        expected *= base
      }
    }
  }

  @Test func `conversions to machine integers are exact or refused`() {
    #expect(Int(exactly: Natural(Int.max)) == .max)
    #expect(Int(exactly: Natural(Int.max) + 1) == nil)
    #expect(UInt64(exactly: twoTo64 - 1) == .max)
    #expect(UInt64(exactly: twoTo64) == nil)
    #expect(Natural.zero.bitWidth == 0 && Natural.one.bitWidth == 1 && twoTo64.bitWidth == 65)
  }

  @Test func `equal values hash equally whatever computed them`() {
    #expect(Set([twoTo64 - 1, Natural(UInt64.max), twoTo64 * 2 / 2 - 1]).count == 1)
  }

  @Test func `a difference below zero, a division by zero and a negative number stop the program`() async {
    await #expect(processExitsWith: .failure) { _ = Natural(1) - Natural(2) }
    await #expect(processExitsWith: .failure) { _ = Natural(1) / Natural(0) }
    await #expect(processExitsWith: .failure) { _ = Natural([-1][0]) }
  }
}
