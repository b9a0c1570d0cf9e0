/// How a running exploration speaks with its caller: progress out, the wish to stop in.
public struct ExplorationMonitor {
  /// After how many runs the caller is heard, at least 1.
  public let interval: Int

  /// Is told the counts so far.
  public let progress: (Coverage) -> Void

  /// Is asked whether to stop, and why.
  public let shouldStop: () -> StopReason?

  /// Makes a monitor.
  ///
  /// - Parameters:
  ///   - interval: After how many runs the caller is heard. Choose it so that the runs between take a few
  ///     milliseconds; less than 1 counts as 1.
  ///   - progress: Is told the counts so far.
  ///   - shouldStop: Is asked whether to stop; a deadline answers `.time`, a signal handler `.cancelled`.
  public init(
    every interval: Int = 1_000, progress: @escaping (Coverage) -> Void = { _ in },
    shouldStop: @escaping () -> StopReason? = { nil }
  ) {
    self.interval = max(interval, 1)
    self.progress = progress
    self.shouldStop = shouldStop
  }
}
