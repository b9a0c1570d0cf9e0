import Checking
import Testing

@Suite struct ListTests {
  @Test func `repeated elements stand only where they come first`() {
    #expect([3, 1, 3, 2, 1].distinct == [3, 1, 2])
    #expect([Int]().distinct.isEmpty)
  }

  @Test func `the first elements that meet a condition are counted, also in a part of a list`() {
    let numbers = [1, 2, 2, 5, 9]
    for bound in 0...10 {
      #expect(numbers.prefixCount { $0 < bound } == numbers.count { $0 < bound })
      #expect(numbers[1...].prefixCount { $0 < bound } == numbers[1...].count { $0 < bound })
    }
    #expect([Int]().prefixCount { _ in true } == 0)
  }
}
