/// Lowers each choice on its own, by bisection.
///
///     90 40  →  11 0           where the first must exceed 10
///
/// Bisection finds the least answer that fails if all answers above it fail too. Among few answers that is often not so
/// (they are kinds, not quantities), and all of them are tried.
public struct LowerChoices: ShrinkPass {
  /// Up to which answer all lower ones are tried one by one.
  private let scanLimit = 8

  /// Makes the pass.
  public init() {}

  /// Proposes lower answers for each choice, first choice first.
  ///
  /// - Parameter gate: Judges the candidates.
  public func apply(to gate: inout some ShrinkGate) {
    var position = 0
    while position < gate.current.count, gate.isOpen {
      gate.bisect(from: gate.current[position].answer) { current, _, answer in
        current.replacing(at: position, by: answer)
      }
      scan(at: position, &gate)
      position += 1
    }
  }

  private func scan(at position: Int, _ gate: inout some ShrinkGate) {
    guard position < gate.current.count, gate.current[position].answer <= scanLimit else { return }
    for answer in 0..<gate.current[position].answer {
      guard let candidate = gate.current.replacing(at: position, by: answer) else { return }
      if gate.consider(candidate) { return }
    }
  }
}
