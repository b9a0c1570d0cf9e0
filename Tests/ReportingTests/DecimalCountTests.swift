@testable import Reporting
import Testing

@Suite struct DecimalCountTests {
  struct Case: CustomTestStringConvertible {
    var digits: String
    var readable: String
    var testDescription: String { digits.count < 20 ? digits : "\(digits.count) digits" }
  }

  @Test(arguments: [
    Case(digits: "0", readable: "0"), Case(digits: "007", readable: "7"),
    Case(digits: "999", readable: "999"), Case(digits: "1000", readable: "1,000"),
    Case(digits: "1234567", readable: "1,234,567"),
    Case(digits: "999999999999999", readable: "999,999,999,999,999"),
    Case(digits: "1000000000000000", readable: "1.0 × 10^15"),
    Case(digits: "1649999999999999", readable: "1.6 × 10^15"),
    Case(digits: "9949999999999999", readable: "9.9 × 10^15"),
    Case(digits: "9950000000000000", readable: "1.0 × 10^16"),
    Case(digits: "16" + String(repeating: "0", count: 198), readable: "1.6 × 10^199"),
  ])
  func `a count reads well at any size`(_ example: Case) throws {
    #expect(try #require(DecimalCount(example.digits)).readable == example.readable)
  }

  @Test(arguments: ["", "-1", "+1", "1.0", "1e9", " 1", "1 ", "٣", "0x1"])
  func `nothing but ASCII digits is a count`(_ text: String) {
    #expect(DecimalCount(text) == nil)
  }

  @Test func `a count that is too long to be honest is refused`() {
    let limit = DecimalCount.maximumDigits
    #expect(DecimalCount(String(repeating: "9", count: limit)) != nil)
    #expect(DecimalCount(String(repeating: "9", count: limit + 1)) == nil)
  }

  @Test func `counts order like the numbers they are`() {
    let numbers: [UInt64] = [0, 1, 2, 9, 10, 11, 99, 100, 101, 12_345, 99_999, .max]
    for left in numbers {
      for right in numbers {
        #expect((DecimalCount(left) < DecimalCount(right)) == (left < right))
      }
    }
  }

  @Test func `grouping only adds commas`() throws {
    for exponent in 0..<30 {
      let digits = "1" + String(repeating: "0", count: exponent)
      let grouped = try #require(DecimalCount(digits)).grouped
      let groups = grouped.split(separator: "," as Character)
      #expect(groups.joined() == digits)
      #expect(groups.dropFirst().allSatisfy { $0.count == 3 } && (1...3).contains(groups[0].count))
    }
  }

  @Test func `only all of a space is one hundred per cent`() {
    let whole: DecimalCount = 1_000_000
    #expect(DecimalCount(1_000_000 as UInt).share(of: whole) == "100 %")
    #expect(DecimalCount(999_999 as UInt).share(of: whole) == "99.9 %")
    #expect(DecimalCount(333_333 as UInt).share(of: whole) == "33.3 %")
    #expect(DecimalCount(999 as UInt).share(of: whole) == "under 0.1 %")
    #expect(DecimalCount(0 as UInt).share(of: whole) == "0 %")
    #expect(DecimalCount(1_000_001 as UInt).share(of: whole) == nil)
    #expect(DecimalCount(0 as UInt).share(of: 0) == nil)
  }

  @Test func `a share of an astronomical space is as exact as a share of a small one`() throws {
    let zeros = String(repeating: "0", count: 190)
    for tenths in 1..<1_000 {
      let part = try #require(DecimalCount("\(tenths)" + zeros))
      let whole = try #require(DecimalCount("1000" + zeros))
      #expect(part.share(of: whole) == "\(tenths / 10).\(tenths % 10) %")
    }
  }
}
