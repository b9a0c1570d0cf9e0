/// Moves quantity from one choice to a later one, by bisection.
///
///     60 40  →  0 100          where the sum must be 100
public struct Redistribute: ShrinkPass {
  /// How far behind the lowered choice the raised one is looked for.
  private let reach = 8

  /// Makes the pass.
  public init() {}

  /// Proposes, for each choice and each of the next ones, to lower the former and raise the latter by as much.
  ///
  /// - Parameter gate: Judges the candidates.
  public func apply(to gate: inout some ShrinkGate) {
    var position = 0
    while position < gate.current.count, gate.isOpen {
      for distance in 1...reach where position + distance < gate.current.count {
        move(from: position, to: position + distance, &gate)
      }
      position += 1
    }
  }

  private func move(from giver: Int, to taker: Int, _ gate: inout some ShrinkGate) {
    gate.bisect(from: gate.current[giver].answer) { current, _, answer in
      guard taker < current.count else { return nil }
      let raised = current[taker].answer + current[giver].answer - answer
      return current.replacing(at: giver, by: answer)?.replacing(at: taker, by: raised)
    }
  }
}
