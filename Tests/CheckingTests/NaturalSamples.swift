import Checking
import TestSupport

extension SeededGenerator {
  /// A number of the given length whose words are often 0 or all ones, where carries and estimates go wrong.
  mutating func hostileNatural(words: Int) -> Natural {
    var result = Natural.zero
    for _ in 0..<words {
      let word: UInt64 =
        switch next() % 4 {
        case 0: 0
        case 1: .max
        case 2: 1 << 63
        default: next()
        }
      result = result * twoTo64 + Natural(word)
    }
    return result
  }
}

let twoTo64 = Natural(UInt64.max) + 1

/// Decimal digits, most significant first: arithmetic as taught at school, to judge the real one by.
struct PaperNumber: Equatable, CustomStringConvertible {
  var digits: [Int]

  init(_ natural: Natural) {
    digits = natural.description.utf8.map { Int($0) - 48 }
  }

  private init(reversed: [Int]) {
    digits = reversed.reversed()
    while digits.count > 1, digits[0] == 0 { digits.removeFirst() }
  }

  var description: String { digits.map(String.init).joined() }

  static func + (left: PaperNumber, right: PaperNumber) -> PaperNumber {
    let (first, second) = (Array(left.digits.reversed()), Array(right.digits.reversed()))
    var result: [Int] = []
    var carry = 0
    for index in 0...max(first.count, second.count) {
      let sum =
        (index < first.count ? first[index] : 0) + (index < second.count ? second[index] : 0) + carry
      result.append(sum % 10)
      carry = sum / 10
    }
    return PaperNumber(reversed: result)
  }

  static func * (left: PaperNumber, right: PaperNumber) -> PaperNumber {
    var result = [Int](repeating: 0, count: left.digits.count + right.digits.count + 1)
    for (offset, factor) in right.digits.reversed().enumerated() {
      var carry = 0
      for (index, digit) in left.digits.reversed().enumerated() {
        let sum = result[offset + index] + digit * factor + carry
        result[offset + index] = sum % 10
        carry = sum / 10
      }
      result[offset + left.digits.count] += carry
    }
    return PaperNumber(reversed: result)
  }
}
