import Checking
import Testing

@Suite struct ReplaySourceTests {
  private let sequence: ChoiceSequence = [Choice(1, of: 2), Choice(4, of: 5)]

  @Test(arguments: SmallModel.allCases)
  func `what was recorded at random is repeated`(model: SmallModel) {
    for seed in 0..<50 {
      var recorder = SamplingSource(seed: Seed(UInt64(seed)))
      let value = model.draw(from: &recorder)
      var replay = ReplaySource(recorder.trail)
      #expect(model.draw(from: &replay) == value)
      #expect(replay.isFaithful)
    }
  }

  @Test func `past the end the answer is 0 and the run is marked`() {
    var source = ReplaySource(sequence)
    _ = source.choose(among: 2)
    _ = source.choose(among: 5)
    #expect(source.isFaithful)
    #expect(source.choose(among: 9) == 0)
    #expect(source.isOverrun)
    #expect(!source.isFaithful)
  }

  @Test func `an answer that does not exist is lowered to the last and the run is marked`() {
    var source = ReplaySource(sequence)
    _ = source.choose(among: 2)
    #expect(source.choose(among: 3) == 2)
    #expect(source.isClamped)
    #expect(source.divergence == Divergence(position: 1, recordedBound: 5, askedBound: 3))
  }

  @Test func `another bound is a divergence even where the answer exists`() {
    var source = ReplaySource(sequence)
    #expect(source.choose(among: 3) == 1)
    #expect(!source.isClamped)
    #expect(source.divergence == Divergence(position: 0, recordedBound: 2, askedBound: 3))
  }

  @Test func `choices left over are not faithful`() {
    var source = ReplaySource(sequence)
    _ = source.choose(among: 2)
    #expect(!source.isFaithful)
    #expect(source.position == 1)
  }
}
