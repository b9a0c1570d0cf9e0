/// Removes runs of choices, long ones before short ones, from the end to the beginning.
///
///     5 0 7 0 0  →  5 7        where only 5 and 7 matter
public struct DeleteChunks: ShrinkPass {
  /// Makes the pass.
  public init() {}

  /// Proposes the current sequence without a chunk, for chunks of all of it, a half, a quarter, … and 1.
  ///
  /// - Parameter gate: Judges the candidates.
  public func apply(to gate: inout some ShrinkGate) {
    // From the end, because what comes late seldom shapes what comes early, so that the rest stays aligned.
    for size in gate.current.chunkSizes(downTo: 1) {
      var start = gate.current.count - size
      while start >= 0, gate.isOpen {
        var candidate = gate.current
        candidate.removeSubrange(start..<start + size)
        _ = gate.consider(candidate)
        start = Swift.min(start - 1, gate.current.count - size)
      }
    }
  }
}
