extension ChoiceSequence: Comparable {
  /// Orders two sequences by simplicity: shortlex.
  ///
  /// This is the one place that says what "simpler" means, for shrinking, caching and reports:
  ///
  /// 1. Fewer decisions come first, because a state that needed fewer decisions has fewer parts.
  /// 2. Among equally many, the answers decide, first difference first, lower first, because 0 is the simplest
  ///    answer by convention and earlier questions shape later ones.
  /// 3. Equal answers are ordered by their bounds, only so that the order agrees with equality.
  ///
  /// So `[1 of 2] < [0 of 2, 0 of 2] < [0 of 2, 1 of 2] < [0 of 3, 1 of 2]`. Every sequence has finitely many
  /// predecessors within given bounds, so that descending always ends.
  ///
  /// - Parameters:
  ///   - left: A sequence.
  ///   - right: The sequence to compare it with.
  /// - Returns: Whether `left` is strictly simpler.
  /// - Complexity: O(*n*) in the common length.
  public static func < (left: ChoiceSequence, right: ChoiceSequence) -> Bool {
    guard left.count == right.count else { return left.count < right.count }
    for (one, other) in zip(left, right) where one.answer != other.answer {
      return one.answer < other.answer
    }
    for (one, other) in zip(left, right) where one.bound != other.bound {
      return one.bound < other.bound
    }
    return false
  }
}
