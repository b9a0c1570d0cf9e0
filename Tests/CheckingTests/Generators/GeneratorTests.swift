import Checking
import Testing

@Suite struct GeneratorTests {
  /// All values in the order of the enumeration; nil where the choices were rejected.
  private func values<Value>(of generator: Generator<Value>) -> [Value?] {
    var source = EnumeratingSource()
    var values: [Value?] = []
    repeat { values.append(generator.draw(from: &source)) } while source.advance()
    return values
  }

  private let digit = Generator<Int>.integer(in: 0...3)

  @Test func `basic recipes list their values, simplest first`() {
    #expect(values(of: digit) == [0, 1, 2, 3])
    #expect(values(of: .integer(in: -2...0)) == [-2, -1, 0])
    #expect(values(of: .boolean) == [false, true])
    #expect(values(of: .constant("x")) == ["x"])
    #expect(values(of: .element(of: ["a", "b"])) == ["a", "b"])
    #expect(values(of: .oneOf([digit, .constant(9)])) == [0, 1, 2, 3, 9])
    #expect(values(of: .list(of: .boolean, count: 1...2)).count == 2 + 4)
    #expect(values(of: .pair(.boolean, digit)).count == 8)
  }

  @Test func `a choice of nothing is a rejection`() {
    #expect(values(of: Generator<Int>.element(of: [])) == [nil])
    #expect(values(of: Generator<Int>.oneOf([])) == [nil])
  }

  @Test func `map makes the same choices`() {
    #expect(values(of: digit.map { $0 * 10 }) == [0, 10, 20, 30])
  }

  @Test func `flatMap goes on with the value made so far`() {
    let triangle = digit.flatMap { first in Generator<Int>.integer(in: 0...first).map { first * 10 + $0 } }
    #expect(values(of: triangle) == [0, 10, 11, 20, 21, 22, 30, 31, 32, 33])
  }

  @Test func `filter rejects the run and never draws again`() {
    let odd = digit.filter { !$0.isMultiple(of: 2) }
    #expect(values(of: odd) == [nil, 1, nil, 3])
    let pairs = values(of: .pair(odd, odd))
    #expect(pairs.count == 2 + 2 * 4)
    #expect(pairs.filter { $0 != nil }.count == 4)
  }

  @Test func `a list with a rejected element is rejected`() {
    let odd = digit.filter { !$0.isMultiple(of: 2) }
    #expect(
      values(of: .list(of: odd, count: 2...2)).compactMap(\.self) == [[1, 1], [1, 3], [3, 1], [3, 3]])
  }
}
