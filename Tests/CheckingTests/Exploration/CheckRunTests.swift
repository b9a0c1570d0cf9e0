import Checking
import Testing

@Suite struct CheckRunTests {
  private func sums(below limit: Int) -> GeneratedCase<[Int], [Int]> {
    GeneratedCase(.list(of: .integer(in: 0...9), count: 0...4)) { $0.reduce(0, +) < limit ? nil : $0 }
  }

  @Test func `a property that holds everywhere holds`() {
    let result = Check.run(sums(below: 37), from: EnumeratingSource())
    #expect(result.verdict == .holds)
    #expect(result.coverage.statesCovered == 11_111)
    #expect(result.tally.passed == 11_111)
  }

  @Test func `a violation is shrunk to its minimum whatever the source`() {
    let enumerated = Check.run(sums(below: 20), from: EnumeratingSource())
    let sampled = Check.run(sums(below: 20), from: SamplingSource(seed: 8))
    let fuzzed = Check.run(sums(below: 20), from: MutatingSource(seed: 8))
    for result in [enumerated, sampled, fuzzed] {
      guard case .violated(let counterexample) = result.verdict else {
        Issue.record("\(result.verdict) instead of a violation")
        continue
      }
      #expect(counterexample.failure == [2, 9, 9])
      #expect(counterexample.choices.description == "3:5.2:10.9:10.9:10")
    }
  }

  @Test func `a sample without failures is inconclusive`() {
    let result = Check.run(
      sums(below: 37), from: SamplingSource(seed: 8), limits: .init(runs: 50), statesInSpace: 11_111)
    #expect(result.verdict == .inconclusive(.sampled(runs: 50, space: 11_111, isUniform: false)))
  }

  @Test func `no shrinks leave the first failure as it came`() {
    let first = Check.run(sums(below: 20), from: EnumeratingSource(), shrinker: nil)
    let cut = Check.run(sums(below: 20), from: EnumeratingSource(), limits: .init(shrinks: 0))
    guard case .violated(let one) = first.verdict, case .violated(let other) = cut.verdict else {
      Issue.record("no violation")
      return
    }
    #expect(one.failure == [2, 9, 9])
    #expect(one.shrinking == nil)
    #expect(other.choices == one.choices)
    #expect(other.shrinking?.isComplete == false)
  }

  @Test func `statuses are ordered by interest`() {
    #expect(CaseStatus.allCases.sorted() == [.overrun, .rejected, .passed, .falsified])
    #expect(CaseOutcome<Int>.rejected.weight == 0)
    #expect(CaseOutcome<Int>.overrun.weight == 0)
    #expect(CaseOutcome<Int>.passed.weight == 1)
  }
}
