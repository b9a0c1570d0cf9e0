/// Lowers one choice and removes choices behind it in the same step.
///
///     3 7 8 9  →  1 8          where the first is a length and only the 8 matters
///
/// A length and the elements that it counts cannot shrink one without the other: lowering the length alone leaves
/// an element that the next part of the run reads as its own.
public struct LowerAndDelete: ShrinkPass {
  /// How many choices an element has at most, to be removed as a whole.
  private let longestElement = 4

  /// How far behind the lowered choice elements are removed.
  private let reach = 12

  /// Makes the pass.
  public init() {}

  /// Proposes, for each choice above 0, the next lower answer and 0, each with a chunk behind removed.
  ///
  /// - Parameter gate: Judges the candidates.
  public func apply(to gate: inout some ShrinkGate) {
    var position = 0
    while position < gate.current.count, gate.isOpen {
      // The same place again after a success: a length of 5 comes down to 1 in one visit.
      if !lowerOnce(at: position, &gate) { position += 1 }
    }
  }

  private func lowerOnce(at position: Int, _ gate: inout some ShrinkGate) -> Bool {
    let answer = gate.current[position].answer
    guard answer > 0 else { return false }
    for lower in answer == 1 ? [0] : [0, answer - 1] {
      for size in 1...longestElement {
        if deleteBehind(position, lowered: lower, size: size, &gate) { return true }
      }
    }
    return false
  }

  private func deleteBehind(
    _ position: Int, lowered answer: Int, size: Int, _ gate: inout some ShrinkGate
  ) -> Bool {
    let current = gate.current
    let last = Swift.min(position + reach, current.count - size)
    guard position < last, let lowered = current.replacing(at: position, by: answer) else { return false }
    for start in position + 1...last {
      var candidate = lowered
      candidate.removeSubrange(start..<start + size)
      if gate.consider(candidate) { return true }
    }
    return false
  }
}
