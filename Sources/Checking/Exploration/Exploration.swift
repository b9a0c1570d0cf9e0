/// The one loop that executes runs, whatever picks them: exhausting, sampling and fuzzing differ in the source only.
///
///     var exploration = Exploration(EnumeratingSource(), statesInSpace: 4)
///     let reason = exploration.explore { source -> CaseOutcome<String> in
///       let a = source.choose(among: 2), b = source.choose(among: 2)
///       return a + b < 2 ? .passed : .falsified("both")
///     }
///     // reason == nil: the space is exhausted. tally: 3 passed, 1 falsified.
///
/// An exploration that was stopped goes on with the next run when `explore` is called again.
public struct Exploration<Source: RunSource> {
  /// Where the choices come from; it stands before the next run.
  public var source: Source

  /// How far the exploration goes before it gives up.
  public var limits: ExplorationLimits

  /// The three counts so far.
  public var coverage: Coverage { counts }

  /// How the runs ended so far.
  public var tally: CaseTally { endings }

  @usableFromInline var counts: Coverage
  @usableFromInline var endings = CaseTally()
  @usableFromInline var hasEnded = false

  /// Prepares an exploration; nothing runs yet.
  ///
  /// - Parameters:
  ///   - source: Where the choices come from.
  ///   - limits: How far to go.
  ///   - statesInSpace: How many states the space has, or nil where unknown. Where it is known, covering another
  ///     number is an error of the space or of the weights and makes the result inconclusive.
  public init(
    _ source: Source, limits: ExplorationLimits = ExplorationLimits(), statesInSpace: Natural? = nil
  ) {
    self.source = source
    self.limits = limits
    counts = Coverage(
      statesInSpace: statesInSpace, mayCountTwice: source.selection != .enumeration)
  }

  /// Executes runs until the space is exhausted or there is a reason to stop.
  ///
  /// - Parameters:
  ///   - monitor: Hears the progress and may ask to stop.
  ///   - onFailure: Gets each failure with its choices and says whether to stop there; by default all runs are made.
  ///   - run: Executes the code under check once, with the source for its choices.
  /// - Returns: Why it stopped, or nil if every state of the space was covered.
  /// - Complexity: One call of `run` for each run; the loop itself allocates nothing.
  @inlinable
  public mutating func explore<Failure>(
    monitor: ExplorationMonitor? = nil,
    onFailure: (Failure, ChoiceSequence) -> FailureResponse = { _, _ in .goOn },
    run: (inout Source) -> CaseOutcome<Failure>
  ) -> StopReason? {
    var sinceReport = 0
    while !hasEnded {
      if let reason = limitReached() { return reason }
      let outcome = run(&source)
      note(status: outcome.status, weight: outcome.weight)
      var stopsHere = false
      if let failure = outcome.failure {
        stopsHere = onFailure(failure, source.trail) == .stop
      }
      hasEnded = !source.advance() || source.divergence != nil
      if stopsHere { return .failureFound }
      guard let monitor, !hasEnded else { continue }
      sinceReport += 1
      if sinceReport == monitor.interval {
        sinceReport = 0
        monitor.progress(counts)
        if let reason = monitor.shouldStop() { return reason }
      }
    }
    return endReason()
  }

  @inlinable
  func limitReached() -> StopReason? {
    if counts.runsExecuted >= limits.runs { return runLimitReason() }
    if let states = limits.states, counts.statesCovered >= states { return .stateLimit(states) }
    return nil
  }

  @inlinable
  mutating func note(status: CaseStatus, weight: Natural) {
    // A run that asked more than it may was partly answered by force: what it passed is not the whole truth. What
    // it violated is.
    let isCutOff = source.isOverrun && status != .falsified
    endings.count(isCutOff ? .overrun : status)
    counts.runsExecuted += 1
    if !isCutOff { counts.statesCovered += weight }
  }

  @usableFromInline
  func runLimitReason() -> StopReason {
    guard source.selection != .enumeration else { return .runLimit(limits.runs) }
    return .sampled(
      runs: coverage.runsExecuted, space: coverage.statesInSpace,
      isUniform: source.selection == .uniformSample)
  }

  /// Why a walk that has come to its end does not prove anything, or nil if it does.
  @usableFromInline
  func endReason() -> StopReason? {
    if let divergence = source.divergence { return .nondeterministic(divergence) }
    if !source.isExhausted { return .partOfSpace }
    if tally.overrun > 0 { return .runsCutOff(tally.overrun) }
    if tally.passed + tally.falsified == 0 { return .nothingTested }
    if let space = coverage.statesInSpace, space != coverage.statesCovered {
      return .countMismatch(covered: coverage.statesCovered, space: space)
    }
    return nil
  }
}

// MARK: - Sendable

extension Exploration: Sendable where Source: Sendable {}

/// What an exploration does after a failure.
public enum FailureResponse: Hashable, Sendable {
  /// Executes the other runs as well.
  case goOn

  /// Ends there.
  case stop
}

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
