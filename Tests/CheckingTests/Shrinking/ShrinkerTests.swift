import Checking
import Testing

@Suite struct ShrinkerTests {
  /// A stack of kinds: 0 is a leaf, 1 a pair of two stacks, 2 a wrapped leaf with a long label of one choice.
  private static func kinds(_ source: inout some ChoiceSource, depth: Int = 0) -> String {
    switch source.choose(among: depth < 3 ? 3 : 1) {
    case 0: "leaf"
    case 1: "(" + kinds(&source, depth: depth + 1) + " " + kinds(&source, depth: depth + 1) + ")"
    default: "wrap\(source.choose(among: 100))"
    }
  }

  private func shrink(
    _ choices: ChoiceSequence, by shrinker: Shrinker<String>, fails: (String) -> Bool
  ) -> Counterexample<String> {
    let start = Counterexample(failure: "start", choices: choices)
    return shrinker.shrink(start) { source in
      let value = Self.kinds(&source)
      return fails(value) ? .falsified(value) : .passed
    }
  }

  private let pairOfLeaves: ChoiceSequence = [Choice(1, of: 3), Choice(0, of: 3), Choice(0, of: 3)]

  @Test func `a higher kind wins where it needs fewer choices`() {
    let best = shrink(pairOfLeaves, by: Shrinker()) { $0 != "leaf" }
    #expect(best.failure == "wrap0")
    #expect(best.choices.map(\.answer) == [2, 0])
  }

  @Test func `a measure decides before the number of choices`() {
    let start: ChoiceSequence = [Choice(2, of: 3), Choice(40, of: 100)]
    let best = shrink(start, by: Shrinker(measure: { $0.hasPrefix("wrap") ? 1 : 0 })) { $0 != "leaf" }
    #expect(best.failure == "(leaf leaf)")
    let kept = shrink(pairOfLeaves, by: Shrinker(measure: { $0.hasPrefix("wrap") ? 1 : 0 })) { $0 != "leaf" }
    #expect(kept.failure == "(leaf leaf)")
    #expect(kept.shrinking?.improvements == 0)
  }

  @Test func `equal measures are decided by the choices`() {
    let best = shrink(pairOfLeaves, by: Shrinker(measure: { _ in 0 })) { $0 != "leaf" }
    #expect(best.failure == "wrap0")
  }

  @Test func `choices that nobody read are gone before the first candidate`() {
    let long = pairOfLeaves + [Choice(5, of: 9), Choice(7, of: 9)]
    let best = shrink(ChoiceSequence(long), by: Shrinker(passes: [])) { $0 != "leaf" }
    #expect(best.choices == pairOfLeaves)
    #expect(best.shrinking == ShrinkStatistics(isComplete: true))
  }

  @Test func `a failure that does not come again is returned as it was and says so`() {
    let best = shrink(pairOfLeaves, by: Shrinker()) { _ in false }
    #expect(best.failure == "start")
    #expect(best.choices == pairOfLeaves)
    #expect(best.shrinking?.isReproducible == false)
    #expect(best.shrinking?.isComplete == false)
  }

  @Test func `a candidate is never run twice`() {
    var answers: [[Int]] = []
    let start = Counterexample(
      failure: 0, choices: ChoiceSequence((0..<12).map { Choice($0 * 7 % 10, of: 10) }))
    _ = Shrinker<Int>().shrink(start) { source in
      let read = (0..<12).map { _ in source.choose(among: 10) }
      answers.append(Array(source.base.sequence.map(\.answer)))
      return read.filter { $0 > 4 }.count >= 3 ? .falsified(0) : .passed
    }
    #expect(Set(answers).count == answers.count)
  }

  @Test func `a candidate that asks for ever is dropped, however small its measure`() {
    let start = Counterexample(failure: 1, choices: [Choice(3, of: 5), Choice(1, of: 2)])
    let best = Shrinker<Int>(measure: { $0 }).shrink(start) { source in
      // Only a 3 ends by itself; everything lower would look like a simpler failure.
      if source.choose(among: 5) == 3 { return source.choose(among: 2) == 1 ? .falsified(1) : .passed }
      for _ in 0..<5_000 { _ = source.choose(among: 2) }
      return .falsified(0)
    }
    #expect(best.choices == start.choices)
  }
}
