import Testing

@testable import Journeys

@Suite struct NumberSetTests {
  @Test(arguments: [[], [0], [63, 64, 0, 63], [1_000, 1, 128, 127, 1, 1_000], Array(0..<200), [5_000]])
  func `a set of numbers holds each that was added once, the smallest first`(numbers: [Int]) {
    let set = NumberSet(numbers)
    #expect(set.sorted == Set(numbers).sorted())
    #expect(set.count == Set(numbers).count)
    // What was added before makes no difference to what is added then.
    var grown = set
    for number in numbers.reversed() { grown.insert(number) }
    #expect(grown.sorted == set.sorted && grown.count == set.count)
  }
}
