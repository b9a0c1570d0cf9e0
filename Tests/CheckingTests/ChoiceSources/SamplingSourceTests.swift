import Checking
import Testing

@Suite struct SamplingSourceTests {
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
}
