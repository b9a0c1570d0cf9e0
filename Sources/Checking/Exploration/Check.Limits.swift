extension Check {
  /// How far a check goes before it gives up; a limit that is hit makes the verdict inconclusive, with its name.
  ///
  /// There is no duration: a library reads no clock. The caller passes a deadline as the `Monitor.shouldStop` of the
  /// exploration.
  public struct Limits: Hashable, Sendable, Codable {
    /// How many states are covered at most; unlimited by default.
    ///
    /// When hit: `StopReason.stateLimit`.
    public var states: Natural?

    /// How many runs are executed at most, 10 million by default.
    ///
    /// When hit: `StopReason.runLimit`, or `StopReason.sampled` for a random source.
    public var runs: Int

    /// How many transitions one run may make, 10,000 by default.
    ///
    /// The code that drives the run counts them. When hit: that run ends as `CaseOutcome.overrun`, and an otherwise
    /// exhausted space as `StopReason.runsCutOff`.
    public var transitions: Int

    /// How many candidates the shrinker runs at most, 5,000 by default.
    ///
    /// When hit: the counterexample is the best so far and its `shrinking.isComplete` is false.
    public var shrinks: Int

    /// Makes limits; what is not named keeps its default.
    ///
    /// - Parameters:
    ///   - states: How many states are covered at most, or nil for all.
    ///   - runs: How many runs are executed at most, at least 0.
    ///   - transitions: How many transitions one run may make, at least 0.
    ///   - shrinks: How many candidates the shrinker runs, at least 0.
    public init(
      states: Natural? = nil, runs: Int = 10_000_000, transitions: Int = 10_000, shrinks: Int = 5_000
    ) {
      self.states = states
      self.runs = runs
      self.transitions = transitions
      self.shrinks = shrinks
    }
  }
}
