/// Numbers from 0 on, a bit for each: of a finding that thousands of states show a hashed set would take ten bytes a state, and
/// twice that while it grows.
struct NumberSet {
  private var words: [UInt64] = []

  /// How many numbers there are.
  private(set) var count = 0

  /// Makes a set of some numbers.
  init(_ numbers: [Int]) {
    for number in numbers { insert(number) }
  }

  /// Adds a number.
  mutating func insert(_ number: Int) {
    while words.count <= number >> 6 { words.append(0) }
    let bit = UInt64(1) << UInt64(number & 63)
    if words[number >> 6] & bit == 0 { count += 1 }
    words[number >> 6] |= bit
  }

  /// The numbers, the smallest first.
  var sorted: [Int] {
    (0..<words.count * 64).filter { words[$0 >> 6] & UInt64(1) << UInt64($0 & 63) != 0 }
  }
}
