import Checking

/// A gate that keeps each n-th proposal, and of that all but the last choices.
struct ForgetfulGate: ShrinkGate {
  private(set) var current: ChoiceSequence
  private let period: Int
  private var proposals = 0

  init(_ answers: [Int], period: Int) {
    current = ChoiceSequence(answers.map { Choice($0, of: 8) })
    self.period = period
  }

  var isOpen: Bool { proposals < 10_000 }

  mutating func consider(_ candidate: ChoiceSequence) -> Bool {
    proposals += 1
    guard proposals.isMultiple(of: period) else { return false }
    current = ChoiceSequence(candidate.dropLast(5))
    return true
  }
}
