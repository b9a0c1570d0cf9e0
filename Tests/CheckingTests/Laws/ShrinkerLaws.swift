import Checking
import Testing

/// What a shrinker keeps to, for a test case whose failures are its values.
///
/// - Parameters:
///   - testCase: Fails with the value it made.
///   - start: A failing run to start from.
///   - shrinker: The shrinker under test.
///   - sourceLocation: Where the law suite was called.
func checkShrinkerLaws<Case: TestCase>(
  _ testCase: Case, from start: Counterexample<Case.Failure>, shrinker: Shrinker<Case.Failure>,
  sourceLocation: SourceLocation = #_sourceLocation
) where Case.Failure: Equatable {
  func shrink(_ start: Counterexample<Case.Failure>, limit: Int) -> (Counterexample<Case.Failure>, runs: Int)
  {
    var runs = 0
    let result = shrinker.shrink(start, limit: limit) { source in
      runs += 1
      return testCase.run(with: &source)
    }
    return (result, runs)
  }
  let (best, runs) = shrink(start, limit: 5_000)
  let statistics = best.shrinking ?? ShrinkStatistics()
  #expect(best.choices <= start.choices, "never worse", sourceLocation: sourceLocation)
  #expect(statistics.attempts + 1 == runs, "every attempt is counted", sourceLocation: sourceLocation)
  #expect(statistics.improvements <= statistics.attempts, sourceLocation: sourceLocation)
  #expect(shrink(start, limit: 5_000).0 == best, "equal input, equal result", sourceLocation: sourceLocation)

  var replay = RecordingSource(ReplaySource(best.choices))
  #expect(testCase.run(with: &replay).failure == best.failure, "it fails so", sourceLocation: sourceLocation)
  #expect(replay.base.isFaithful, "with exactly these choices", sourceLocation: sourceLocation)

  let again = shrink(best, limit: 5_000).0
  #expect(!statistics.isComplete || again.choices == best.choices, "complete", sourceLocation: sourceLocation)
  for limit in [0, 1, 2, 7, 20, 30, 40, 50] {
    let (cut, runs) = shrink(start, limit: limit)
    #expect(runs <= limit + 1, "the limit holds", sourceLocation: sourceLocation)
    #expect(cut.shrinking?.isComplete == false || statistics.attempts < limit, sourceLocation: sourceLocation)
    #expect(best.choices <= cut.choices, "more attempts, no worse", sourceLocation: sourceLocation)
  }
}
