/// Lowers all choices with the same answer at once, by bisection.
///
///     7 2 7  →  1 2 1          where the first and the last must be equal and not 0
public struct LowerTogether: ShrinkPass {
  /// Makes the pass.
  public init() {}

  /// Proposes lower answers for each group of at least two equal ones, highest answer first.
  ///
  /// - Parameter gate: Judges the candidates.
  public func apply(to gate: inout some ShrinkGate) {
    for answer in repeatedAnswers(of: gate.current) where gate.isOpen {
      gate.bisect(from: answer) { current, former, lower in current.replacing(all: former, by: lower) }
    }
  }

  private func repeatedAnswers(of sequence: ChoiceSequence) -> [Int] {
    let answers = sequence.map(\.answer).filter { $0 > 0 }.sorted(by: >)
    var repeated: [Int] = []
    for (answer, next) in zip(answers, answers.dropFirst()) where answer == next && repeated.last != answer {
      repeated.append(answer)
    }
    return repeated
  }
}
