import Checking
import Foundation
import TestSupport
import Testing

@Suite struct NaturalTextTests {
  @Test func `decimal text reads back, at every length`() {
    var generator = SeededGenerator(state: 3)
    for words in 0..<120 {
      let value = generator.hostileNatural(words: words)
      #expect(Natural(decimal: value.description) == value)
    }
    for exponent in 0..<200 {
      let power = Natural(10).power(exponent)
      #expect(power.description == "1" + String(repeating: "0", count: exponent))
      #expect((power - 1).description == (exponent == 0 ? "0" : String(repeating: "9", count: exponent)))
    }
  }

  @Test(arguments: ["", "-1", "+1", "1,000", " 1", "1 ", "01", "00", "0x1", "1e3", "١", "1.0", "½"])
  func `text that is no canonical number is refused`(text: String) {
    #expect(Natural(decimal: text) == nil)
  }

  @Test func `text beyond the longest allowed is refused`() {
    #expect(Natural(decimal: String(repeating: "1", count: Natural.maximumDecimalDigits + 1)) == nil)
  }

  @Test(
    arguments: [
      ("0", "0.0 × 10^0"), ("7", "7.0 × 10^0"), ("10", "1.0 × 10^1"), ("14", "1.4 × 10^1"),
      ("149", "1.5 × 10^2"), ("1449", "1.4 × 10^3"), ("1450", "1.5 × 10^3"), ("99", "9.9 × 10^1"),
      ("994", "9.9 × 10^2"), ("995", "1.0 × 10^3"), ("99999999999999999999999", "1.0 × 10^23"),
      ("94999999999999999999999", "9.5 × 10^22"), ("94499999999999999999999", "9.4 × 10^22"),
    ])
  func `the scientific form rounds half up`(decimal: String, expected: String) {
    #expect(Natural(decimal: decimal)?.scientific() == expected)
  }

  @Test func `the scientific form agrees with the digits, at every length`() {
    for exponent in stride(from: 1, to: 900, by: 7) {
      let value = Natural(7).power(exponent)
      let digits = Array(value.description)
      guard digits.count > 6, digits[4] < "5" else { continue }
      let expected = "\(digits[0]).\(digits[1])\(digits[2])\(digits[3]) × 10^\(digits.count - 1)"
      #expect(value.scientific(fractionDigits: 3) == expected)
    }
  }

  @Test func `people read groups of digits below 10^12 and powers of ten above`() {
    #expect(Natural(0).shortForm == "0")
    #expect(Natural(999).shortForm == "999")
    #expect(Natural(54_885).shortForm == "54,885")
    #expect(Natural(999_999_999_999).shortForm == "999,999,999,999")
    #expect(Natural(1_000_000_000_000).shortForm == "1.0 × 10^12")
    #expect(Natural(16).power(166).shortForm == "7.7 × 10^199")
  }

  @Test func `JSON holds the digits as a string and refuses anything else`() throws {
    let value = Natural(3).power(200)
    let json = try JSONEncoder().encode([value])
    #expect(String(decoding: json, as: UTF8.self) == "[\"\(value)\"]")
    #expect(try JSONDecoder().decode([Natural].self, from: json) == [value])
    for broken in [#"["-1"]"#, #"[""]"#, "[1]"] {
      let data = Data(broken.utf8)
      #expect(throws: DecodingError.self) { try JSONDecoder().decode([Natural].self, from: data) }
    }
  }

  @Test(arguments: [Natural(1), 2, 6, Natural(1 << 40), Natural(10).power(30)])
  func `a random number is below its bound and every residue occurs equally often`(bound: Natural) throws {
    var generator = SeededGenerator(state: 4)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<6_000 {
      let drawn = Natural.random(below: bound, using: &generator)
      #expect(drawn < bound)
      // Which sixth of the range it falls into.
      counts[try #require(Int(exactly: drawn * 6 / bound))] += 1
    }
    let classes = min(6, Int(exactly: bound) ?? 6)
    let expected = 6_000.0 / Double(classes)
    let deviations = counts.filter { $0 > 0 }.map { Double($0) - expected }
    let distance = deviations.reduce(0) { $0 + $1 * $1 }
    #expect(counts.count { $0 > 0 } == classes)
    // Chi square with five degrees of freedom: 20.5 is exceeded once in a thousand seeds.
    #expect(distance / expected < 20.5)
  }
}
