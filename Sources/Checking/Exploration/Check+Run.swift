extension Check {
  /// The verdict on a property, with the counts that it rests on.
  public struct Result<Failure> {
    /// Whether the property holds.
    public let verdict: Verdict<Failure>

    /// The three counts.
    public let coverage: Coverage

    /// How the runs ended.
    public let tally: CaseTally

    /// Puts a verdict and its counts together.
    ///
    /// - Parameters:
    ///   - verdict: Whether the property holds.
    ///   - coverage: The three counts.
    ///   - tally: How the runs ended.
    public init(verdict: Verdict<Failure>, coverage: Coverage, tally: CaseTally) {
      self.verdict = verdict
      self.coverage = coverage
      self.tally = tally
    }
  }

  /// Checks a test case on runs of a source until one fails, and shrinks that failure.
  ///
  /// - Parameters:
  ///   - testCase: The property and how to make a state for it.
  ///   - source: Where the choices come from; it decides between exhausting, sampling and fuzzing.
  ///   - limits: How far to go.
  ///   - statesInSpace: How many states the space has, or nil where unknown.
  ///   - monitor: Hears the progress and may ask to stop.
  ///   - shrinker: How failures are made smaller, or nil to report the first failure as it is.
  /// - Returns: The verdict and its counts; "holds" only if every state was covered.
  /// - Complexity: One run for each state, and at most `limits.shrinks` more.
  @inlinable
  public static func run<Case: TestCase>(
    _ testCase: Case, from source: some RunSource, limits: Limits = Limits(), statesInSpace: Natural? = nil,
    monitor: ExplorationMonitor? = nil, shrinker: Shrinker<Case.Failure>? = Shrinker()
  ) -> Result<Case.Failure> {
    var exploration = Exploration(source, limits: limits, statesInSpace: statesInSpace)
    var first: Counterexample<Case.Failure>?
    let reason = exploration.explore(
      monitor: monitor,
      onFailure: { failure, choices in
        first = Counterexample(failure: failure, choices: choices)
        return .stop
      },
      run: { testCase.run(with: &$0) })
    let verdict: Verdict<Case.Failure> =
      if let first {
        .violated(
          shrinker?.shrink(first, limit: limits.shrinks) { testCase.run(with: &$0) } ?? first)
      } else {
        reason.map { .inconclusive($0) } ?? .holds
      }
    return Result(verdict: verdict, coverage: exploration.coverage, tally: exploration.tally)
  }
}

// MARK: - Equatable, Sendable

extension Check.Result: Equatable where Failure: Equatable {}
extension Check.Result: Sendable where Failure: Sendable {}
