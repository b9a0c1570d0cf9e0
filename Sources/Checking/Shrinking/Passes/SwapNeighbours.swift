/// Exchanges neighbouring chunks of equal length where that puts the lower one first.
///
///     2 1 0  →  0 1 2          where the order does not matter
public struct SwapNeighbours: ShrinkPass {
  private let longestChunk = 4

  /// Makes the pass.
  public init() {}

  /// Proposes exchanges as insertion sort would, for chunks of 1 to 4 choices.
  ///
  /// - Parameter gate: Judges the candidates.
  public func apply(to gate: inout some ShrinkGate) {
    for size in 1...longestChunk {
      var end = 2 * size
      while end <= gate.current.count, gate.isOpen {
        sink(chunkEndingAt: end, size: size, &gate)
        end += 1
      }
    }
  }

  private func sink(chunkEndingAt end: Int, size: Int, _ gate: inout some ShrinkGate) {
    var start = end - size
    while start >= size, let candidate = gate.current.swapped(at: start, size: size),
      gate.consider(candidate)
    {
      start -= size
    }
  }
}
