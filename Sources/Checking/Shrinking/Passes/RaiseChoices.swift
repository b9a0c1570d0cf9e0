/// Raises choices that have few answers, since a higher kind may need fewer decisions.
///
///     1 0 0  →  2              where kind 1 has two parts, kind 2 has none, and only kind 0 passes
///
/// The raised sequence itself is never simpler in shortlex; what the run consumes of it, or the caller's
/// measure, can be.
public struct RaiseChoices: ShrinkPass {
  private let mostAnswers = 8

  /// Makes the pass.
  public init() {}

  /// Proposes all higher answers for each choice with at most 8.
  ///
  /// - Parameter gate: Judges the candidates.
  public func apply(to gate: inout some ShrinkGate) {
    var position = 0
    while position < gate.current.count, gate.isOpen {
      let choice = gate.current[position]
      for answer in choice.answer + 1..<choice.bound where choice.bound <= mostAnswers {
        guard let candidate = gate.current.replacing(at: position, by: answer) else { break }
        if gate.consider(candidate) { break }
      }
      position += 1
    }
  }
}
