import Checking
import Testing

/// The exact minimal counterexample of planted defects, and what it costs to find it from a random failure.
@Suite struct ShrinkQualityTests {
  struct Defect: CustomTestStringConvertible {
    let testDescription: String
    let minimal: [Int]

    /// How many candidates the dearest of 20 random failures takes; lower it when the passes get better.
    let mostAttempts: Int
    let isBad: @Sendable ([Int]) -> Bool
  }

  private static let lists: Generator<[Int]> = .list(of: .integer(in: 0...999), count: 0...20)

  private static let defects: [Defect] = [
    Defect(testDescription: "any list", minimal: [], mostAttempts: 1) { _ in true },
    Defect(testDescription: "an element of 500 or more", minimal: [500], mostAttempts: 75) {
      $0.contains { $0 >= 500 }
    },
    Defect(testDescription: "five elements", minimal: [0, 0, 0, 0, 0], mostAttempts: 58) { $0.count >= 5 },
    Defect(testDescription: "a sum of 1,500", minimal: [501, 999], mostAttempts: 290) {
      $0.reduce(0, +) >= 1_500
    },
    Defect(testDescription: "out of order", minimal: [1, 0], mostAttempts: 55) { $0 != $0.sorted() },
    Defect(testDescription: "a repeated element", minimal: [0, 0], mostAttempts: 34) {
      Set($0).count < $0.count
    },
    Defect(testDescription: "a repeated element of 300 or more", minimal: [300, 300], mostAttempts: 184) {
      list in
      Set(list.filter { $0 >= 300 }).count < list.filter { $0 >= 300 }.count
    },
    Defect(
      testDescription: "four that are all zero or all different, then 100", minimal: [0, 0, 0, 0, 100],
      mostAttempts: 82
    ) { list in
      let four = Set(list.prefix(4))
      return list.count == 5 && list[4] >= 100 && (four == [0] || (four.count == 4 && !four.contains(0)))
    },
    Defect(testDescription: "two elements that differ by 300", minimal: [0, 300], mostAttempts: 77) { list in
      list.contains { element in list.contains { $0 - element >= 300 } }
    },
    Defect(testDescription: "the last above the first", minimal: [0, 1], mostAttempts: 156) {
      ($0.first ?? 0) < ($0.last ?? 0)
    },
  ]

  /// The first random run that fails.
  private func firstFailure<Case: TestCase>(_ testCase: Case, seed: Seed) throws -> Counterexample<
    Case.Failure
  > {
    let result = Check.run(testCase, from: SamplingSource(seed: seed), shrinker: nil)
    guard case .violated(let counterexample) = result.verdict else { throw NoFailure() }
    return counterexample
  }

  private struct NoFailure: Error {}

  @Test(arguments: defects)
  func `a planted defect shrinks to its exact minimum`(defect: Defect) throws {
    let testCase = GeneratedCase(Self.lists) { defect.isBad($0) ? $0 : nil }
    for seed in 0..<20 {
      let start = try firstFailure(testCase, seed: Seed(UInt64(seed)))
      let best = Shrinker<[Int]>().shrink(start) { testCase.run(with: &$0) }
      #expect(best.failure == defect.minimal)
      #expect(best.shrinking?.isComplete == true)
      #expect((best.shrinking?.attempts ?? .max) <= defect.mostAttempts)
    }
  }

  @Test(arguments: defects)
  func `the shrinker keeps its laws`(defect: Defect) throws {
    let testCase = GeneratedCase(Self.lists) { defect.isBad($0) ? $0 : nil }
    for seed in 100..<105 {
      let start = try firstFailure(testCase, seed: Seed(UInt64(seed)))
      checkShrinkerLaws(testCase, from: start, shrinker: Shrinker())
      checkShrinkerLaws(testCase, from: start, shrinker: Shrinker(passes: [DeleteChunks()]))
    }
  }
}
