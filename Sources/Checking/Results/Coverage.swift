/// The three counts that every result carries.
public struct Coverage: Hashable, Sendable, Codable {
  /// How many states the space has, or nil where nobody can say.
  public var statesInSpace: Natural?

  /// How many states the runs stand for; the sum of their weights.
  ///
  /// A sample counts a state again each time it is drawn, see `mayCountTwice`.
  public var statesCovered: Natural

  /// How many runs were executed, whatever their outcome.
  public var runsExecuted: Int

  /// Whether a state may be counted more than once in `statesCovered`, as in a sample with replacement.
  public var mayCountTwice: Bool

  /// Makes the counts of a result.
  ///
  /// - Parameters:
  ///   - statesInSpace: How many states the space has, or nil where unknown.
  ///   - statesCovered: How many states the runs stand for.
  ///   - runsExecuted: How many runs were executed, at least 0.
  ///   - mayCountTwice: Whether a state may be counted more than once.
  public init(
    statesInSpace: Natural? = nil, statesCovered: Natural = 0, runsExecuted: Int = 0,
    mayCountTwice: Bool = false
  ) {
    self.statesInSpace = statesInSpace
    self.statesCovered = statesCovered
    self.runsExecuted = runsExecuted
    self.mayCountTwice = mayCountTwice
  }
}
