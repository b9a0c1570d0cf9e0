/// Sets runs of choices to the simplest answer, long ones before short ones.
///
///     3 1 4 1  →  0 0 4 1      where only the third matters
public struct ZeroChunks: ShrinkPass {
  /// Up to which length each one is tried: the parts of a value have any small number of choices.
  private let longestPart = 8

  /// Makes the pass.
  public init() {}

  /// Proposes the current sequence with a chunk set to 0, for chunks of all of it, a half, … and of each
  /// length from 8 to 2.
  ///
  /// - Parameter gate: Judges the candidates.
  public func apply(to gate: inout some ShrinkGate) {
    // Single choices are left to `LowerChoices`, which tries 0 first anyway.
    for size in gate.current.chunkSizes(downTo: 2, dense: longestPart) {
      var start = gate.current.count - size
      while start >= 0, gate.isOpen {
        let candidate = gate.current.settingZero(in: start..<start + size)
        start -= gate.consider(candidate) ? size : 1
        start = Swift.min(start, gate.current.count - size)
      }
    }
  }
}
