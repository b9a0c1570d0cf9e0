extension ShrinkGate {
  /// Looks for the lowest value that still fails: 0 first, then by halving.
  ///
  /// Exact if every value above a failing one fails too, and a good guess otherwise.
  ///
  /// - Parameters:
  ///   - value: The value of the current sequence, which fails.
  ///   - candidate: Makes the sequence with the second value in place of the first, or nil where there is none.
  /// - Complexity: O(log `value`) attempts.
  mutating func bisect(
    from value: Int, candidate: (_ current: ChoiceSequence, _ from: Int, _ to: Int) -> ChoiceSequence?
  ) {
    var failing = value
    var passing = -1
    var next = 0
    while passing + 1 < failing, isOpen {
      if let sequence = candidate(current, failing, next), consider(sequence) {
        failing = next
      } else {
        passing = next
      }
      next = passing + (failing - passing) / 2
    }
  }
}
