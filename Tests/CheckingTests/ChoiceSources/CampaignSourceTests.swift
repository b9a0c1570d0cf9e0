import Checking
import Testing

@Suite struct CampaignSourceTests {
  private func trails(_ source: some RunSource, runs: Int) -> [ChoiceSequence] {
    var source = source
    return (0..<runs).map { _ in
      for bound in [2, 10, 100] { _ = source.choose(among: bound) }
      defer { _ = source.advance() }
      return source.trail
    }
  }

  @Test func `a sample goes on where it stopped`() {
    let all = trails(SamplingSource(seed: 3), runs: 20)
    #expect(trails(SamplingSource(seed: 3, firstRun: 12), runs: 8) == Array(all[12...]))
    #expect(Set(all).count > 15)
  }

  @Test func `a fuzz campaign goes on where it stopped`() {
    let kept = trails(SamplingSource(seed: 1), runs: 3)
    let all = trails(MutatingSource(keeping: kept, seed: 3), runs: 20)
    #expect(trails(MutatingSource(keeping: kept, seed: 3, firstRun: 12), runs: 8) == Array(all[12...]))
  }

  @Test func `edited runs stay near what was kept and yet differ`() {
    let kept: ChoiceSequence = [Choice(1, of: 2), Choice(7, of: 10), Choice(63, of: 100)]
    let runs = trails(MutatingSource(keeping: [kept], seed: 9), runs: 400)
    let agreeing = runs.filter { zip($0, kept).filter { $0 == $1 }.count >= 2 }.count
    #expect(agreeing > 120)
    #expect(Set(runs).count > 100)
  }

  @Test func `what is kept later is edited from then on`() {
    var source = MutatingSource(seed: 4)
    source.keep([Choice(77, of: 100)])
    var hits = 0
    for _ in 0..<200 {
      _ = source.advance()
      if source.choose(among: 100) == 77 { hits += 1 }
    }
    #expect(hits > 30)
  }

  @Test func `a sample says what it is worth`() {
    #expect(SamplingSource(seed: 1).selection == .biasedSample)
    #expect(SamplingSource(seed: 1, isUniform: true).selection == .uniformSample)
    #expect(MutatingSource(seed: 1).selection == .biasedSample)
    #expect(EnumeratingSource().selection == .enumeration)
  }

  @Test func `a recorder that is full answers 0 without asking on`() {
    var source = RecordingSource(RandomSource(seed: 1), choiceLimit: 2)
    for _ in 0..<2 { _ = source.choose(among: 1_000_000) }
    #expect(!source.isOverrun)
    #expect(source.choose(among: 1_000_000) == 0)
    #expect(source.isOverrun)
    #expect(source.trail.count == 2)
  }
}
