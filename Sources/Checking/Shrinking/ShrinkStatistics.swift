/// What it took to make a failure smaller.
public struct ShrinkStatistics: Hashable, Sendable, Codable {
  /// How many candidates were run.
  public var attempts: Int

  /// How many of them were simpler failures and were kept.
  public var improvements: Int

  /// Whether no pass finds anything simpler any more; false where the limit ended the search.
  public var isComplete: Bool

  /// Whether the original choices failed again when replayed; false is a sign of code that is not deterministic.
  public var isReproducible: Bool

  /// Makes the record of a search.
  ///
  /// - Parameters:
  ///   - attempts: How many candidates were run, at least 0.
  ///   - improvements: How many were kept, at most `attempts`.
  ///   - isComplete: Whether the search came to its own end.
  ///   - isReproducible: Whether the original choices failed again when replayed.
  public init(
    attempts: Int = 0, improvements: Int = 0, isComplete: Bool = false, isReproducible: Bool = true
  ) {
    self.attempts = attempts
    self.improvements = improvements
    self.isComplete = isComplete
    self.isReproducible = isReproducible
  }
}
