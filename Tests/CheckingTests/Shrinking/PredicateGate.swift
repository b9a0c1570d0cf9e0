import Checking

/// A gate over a plain predicate on answers: what is proposed is what is consumed.
struct PredicateGate: ShrinkGate {
  private(set) var current: ChoiceSequence
  private(set) var proposals: [[Int]] = []
  let fails: ([Int]) -> Bool

  init(_ answers: [Int], bound: Int = 1_000, fails: @escaping ([Int]) -> Bool) {
    current = ChoiceSequence(answers.map { Choice($0, of: bound) })
    self.fails = fails
  }

  var isOpen: Bool { proposals.count < 10_000 }

  var answers: [Int] { current.map(\.answer) }

  mutating func consider(_ candidate: ChoiceSequence) -> Bool {
    let answers = candidate.map(\.answer)
    proposals.append(answers)
    guard candidate < current, fails(answers) else { return false }
    current = candidate
    return true
  }
}
