import Checking
import Testing

@Suite struct SourceLawTests {
  private let kept: ChoiceSequence = [Choice(1, of: 2), Choice(2, of: 3), Choice(6, of: 7), Choice(0, of: 2)]

  @Test func `the enumerating source keeps the laws`() {
    checkRunSourceLaws(choiceLimit: 200) { EnumeratingSource(choiceLimit: 200) }
  }

  @Test(arguments: [0, 1, 42, UInt64.max])
  func `the sampling source keeps the laws`(seed: UInt64) {
    checkRunSourceLaws(choiceLimit: 200) { SamplingSource(seed: Seed(seed), choiceLimit: 200) }
  }

  @Test func `the random source keeps the laws`() {
    checkSourceLaws { RandomSource(seed: 5) }
  }

  @Test func `the replay source keeps the laws`() {
    checkSourceLaws { ReplaySource([]) }
    checkSourceLaws { ReplaySource(kept) }
  }
}
