/// How far an exploration goes before it gives up; a limit that is hit makes the verdict inconclusive, with its name.
///
/// There is no duration: a library reads no clock. The caller passes a deadline as `ExplorationMonitor.shouldStop`.
public struct ExplorationLimits: Hashable, Sendable {
  /// How many states are covered at most; unlimited by default.
  ///
  /// When hit: `StopReason.stateLimit`.
  public var states: Natural?

  /// How many runs are executed at most, 10 million by default.
  ///
  /// When hit: `StopReason.runLimit`, or `StopReason.sampled` for a random source.
  public var runs: Int

  /// Makes limits; what is not named keeps its default.
  ///
  /// - Parameters:
  ///   - states: How many states are covered at most, or nil for all.
  ///   - runs: How many runs are executed at most, at least 0.
  public init(states: Natural? = nil, runs: Int = 10_000_000) {
    self.states = states
    self.runs = runs
  }
}
