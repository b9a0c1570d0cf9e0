import Checking
import Testing

@Suite struct ExplorationTests {
  /// Three questions with 4 answers each: 64 states.
  private func triple(_ source: inout some ChoiceSource) -> (Int, Int, Int) {
    (source.choose(among: 4), source.choose(among: 4), source.choose(among: 4))
  }

  private func explore<Source: RunSource>(
    _ source: Source, limits: ExplorationLimits = ExplorationLimits(), space: Natural? = 64,
    monitor: ExplorationMonitor? = nil, outcome: (Int, Int, Int) -> CaseOutcome<Int> = { _, _, _ in .passed },
    onFailure: (Int, ChoiceSequence) -> FailureResponse = { _, _ in .goOn }
  ) -> (reason: StopReason?, exploration: Exploration<Source>) {
    var exploration = Exploration(source, limits: limits, statesInSpace: space)
    let reason = exploration.explore(monitor: monitor, onFailure: onFailure) { source in
      let (a, b, c) = triple(&source)
      return outcome(a, b, c)
    }
    return (reason, exploration)
  }

  @Test func `an exhausted space has all its states covered`() {
    let (reason, exploration) = explore(EnumeratingSource())
    #expect(reason == nil)
    #expect(exploration.coverage == Coverage(statesInSpace: 64, statesCovered: 64, runsExecuted: 64))
    #expect(exploration.tally.passed == 64)
  }

  @Test func `all failures are heard, each with its choices`() {
    var found: [Int: ChoiceSequence] = [:]
    let (reason, exploration) = explore(
      EnumeratingSource(),
      outcome: { a, b, c in a + b + c >= 8 ? .falsified(a * 100 + b * 10 + c) : .passed },
      onFailure: { failure, choices in
        found[failure] = choices
        return .goOn
      })
    #expect(reason == nil)
    #expect(exploration.tally.falsified == 4)
    #expect(found.keys.sorted() == [233, 323, 332, 333])
    #expect(found[323]?.map(\.answer) == [3, 2, 3])
  }

  @Test func `stopping at a failure can be resumed to the same end`() {
    var exploration = Exploration(EnumeratingSource(), statesInSpace: 64)
    var reasons: [StopReason?] = []
    repeat {
      reasons.append(
        exploration.explore(
          onFailure: { (_: Int, _: ChoiceSequence) in .stop },
          run: { source in
            let (a, b, c) = triple(&source)
            return a + b + c >= 8 ? .falsified(a) : .passed
          }))
    } while reasons.last == .failureFound
    #expect(reasons == [.failureFound, .failureFound, .failureFound, .failureFound, nil])
    #expect(exploration.coverage.statesCovered == 64)
  }

  struct Cut: CustomTestStringConvertible {
    let testDescription: String
    let limits: ExplorationLimits
    let reason: StopReason?
    let runs: Int
  }

  @Test(arguments: [
    Cut(testDescription: "no runs", limits: .init(runs: 0), reason: .runLimit(0), runs: 0),
    Cut(testDescription: "some runs", limits: .init(runs: 10), reason: .runLimit(10), runs: 10),
    Cut(testDescription: "one run short", limits: .init(runs: 63), reason: .runLimit(63), runs: 63),
    Cut(testDescription: "exactly enough runs", limits: .init(runs: 64), reason: nil, runs: 64),
    Cut(testDescription: "some states", limits: .init(states: 10), reason: .stateLimit(10), runs: 10),
    Cut(testDescription: "one state short", limits: .init(states: 63), reason: .stateLimit(63), runs: 63),
    Cut(testDescription: "exactly enough states", limits: .init(states: 64), reason: nil, runs: 64),
  ])
  func `a limit cuts and is named, unless the space ends there`(row: Cut) {
    let (reason, exploration) = explore(EnumeratingSource(), limits: row.limits)
    #expect(reason == row.reason)
    #expect(exploration.coverage.runsExecuted == row.runs)
  }

  @Test func `a sample is called one, uniform only where it is`() {
    let limits = ExplorationLimits(runs: 100)
    let biased = explore(SamplingSource(seed: 1), limits: limits)
    let uniform = explore(SamplingSource(seed: 1, isUniform: true), limits: limits, space: nil)
    #expect(biased.reason == .sampled(runs: 100, space: 64, isUniform: false))
    #expect(uniform.reason == .sampled(runs: 100, space: nil, isUniform: true))
    #expect(biased.exploration.coverage.mayCountTwice)
    #expect(!explore(EnumeratingSource()).exploration.coverage.mayCountTwice)
  }

  @Test func `weights count, and a sum other than the space is no proof`() {
    let weighted = explore(EnumeratingSource(), space: 640) { _, _, _ in .passed(covering: 10) }
    let wrong = explore(EnumeratingSource(), space: 641) { _, _, _ in .passed(covering: 10) }
    let unknown = explore(EnumeratingSource(), space: nil) { _, _, _ in .passed(covering: 10) }
    let tooMany = explore(EnumeratingSource(), space: 639) { _, _, _ in .passed(covering: 10) }
    #expect(weighted.reason == nil)
    #expect(tooMany.reason == .countMismatch(covered: 640, space: 639))
    #expect(wrong.reason == .countMismatch(covered: 640, space: 641))
    #expect(unknown.reason == nil)
    #expect(unknown.exploration.coverage.statesCovered == 640)
  }

  @Test func `rejected runs cover nothing, and only rejections test nothing`() {
    let half = explore(EnumeratingSource(), space: nil) { a, _, _ in a < 2 ? .passed : .rejected }
    let none = explore(EnumeratingSource(), space: nil) { _, _, _ in .rejected }
    #expect(half.reason == nil)
    #expect(half.exploration.coverage.statesCovered == 32)
    #expect(half.exploration.tally.rejected == 32)
    #expect(none.reason == .nothingTested)
  }

  @Test func `runs that were cut off leave the space undecided`() {
    let own = explore(EnumeratingSource(), space: nil) { a, b, c in a + b + c == 9 ? .overrun : .passed }
    let asked = explore(EnumeratingSource(choiceLimit: 2), space: nil)
    #expect(own.reason == .runsCutOff(1))
    #expect(asked.reason == .runsCutOff(16))
    #expect(asked.exploration.coverage.statesCovered == 0)
  }

  @Test func `a violation counts even in a run that was cut off`() {
    let (_, exploration) = explore(EnumeratingSource(choiceLimit: 2)) { _, _, _ in .falsified(1) }
    #expect(exploration.tally.falsified == 16)
  }

  @Test func `a part of the space is no proof`() {
    let (reason, _) = explore(EnumeratingSource(startingAt: [Choice(1, of: 4)], fixedCount: 1))
    #expect(reason == .partOfSpace)
  }

  @Test func `code that is not deterministic is told so`() {
    var runs = 0
    var exploration = Exploration(EnumeratingSource())
    let reason = exploration.explore { source -> CaseOutcome<Int> in
      runs += 1
      _ = source.choose(among: runs % 2 + 2)
      return .passed
    }
    #expect(reason == .nondeterministic(Divergence(position: 0, recordedBound: 3, askedBound: 2)))
    #expect(runs == 2)
  }

  @Test func `progress is heard after every interval and may stop`() {
    var heard: [Int] = []
    let monitor = ExplorationMonitor(
      every: 10, progress: { heard.append($0.runsExecuted) }, shouldStop: { heard.count == 3 ? .time : nil })
    let (reason, exploration) = explore(EnumeratingSource(), monitor: monitor)
    #expect(reason == .time)
    #expect(heard == [10, 20, 30])
    #expect(exploration.coverage.runsExecuted == 30)
  }

  @Test func `an ended exploration gives the same end again without running`() {
    var exploration = Exploration(EnumeratingSource())
    var runs = 0
    for _ in 0..<2 {
      let reason = exploration.explore { source -> CaseOutcome<Int> in
        runs += 1
        return source.choose(among: 2) == 0 ? .passed : .rejected
      }
      #expect(reason == nil)
    }
    #expect(runs == 2)
  }

  @Test func `statuses are ordered by interest`() {
    #expect(CaseStatus.allCases.sorted() == [.overrun, .rejected, .passed, .falsified])
    #expect(CaseOutcome<Int>.rejected.weight == 0)
    #expect(CaseOutcome<Int>.overrun.weight == 0)
    #expect(CaseOutcome<Int>.passed.weight == 1)
  }
}
