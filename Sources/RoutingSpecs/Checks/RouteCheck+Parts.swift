public import Checking

extension RouteCheck {
  /// A part of a check that is run in one go, by whatever process.
  public enum Part: Hashable, Sendable, Codable {
    /// Stacks of the small space.
    case exhausting(ChoiceShard)
    /// As many stacks of the large space, drawn from this run's number on.
    case sampling(firstRun: UInt64, count: Int)

    /// The phase that the part belongs to.
    public var phase: Phase {
      if case .exhausting = self { .exhausting } else { .sampling }
    }
  }

  /// What the runs of a part have shown.
  public struct PartRecord: Hashable, Sendable, Codable {
    /// How the runs ended.
    public private(set) var tally = CaseTally()

    /// How many states they stand for.
    public private(set) var covered: Natural = 0

    /// What is left of the part, or `nil` where it was run to its end.
    public private(set) var rest: Part?

    /// Why nothing of this kind can be complete, or `nil`.
    public private(set) var failure: StopReason?

    var findings = RouteFindings()
  }

  /// Runs a part, or the beginning of it.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - limit: The most runs to make, at least 1.
  ///   - execution: Performs the route; it may be used for one part after the other.
  ///   - board: Where the choices are noted, so that they outlive the process.
  /// - Returns: What was found, and what is left.
  public func run(_ part: Part, limit: Int, on execution: RouteExecution, board: RunBoard) -> PartRecord {
    var record = PartRecord()
    switch part {
    case .exhausting(let shard):
      let space = app.exhaustiveSpace
      let (source, isDone) = record.explore(shard.source, limit: limit, on: board) { source, findings in
        let state = space.draw(from: &source)
        return findings.note(execution.run(from: state), of: execution, in: state, phase: .exhausting)
      }
      if !isDone { record.noteRest(of: shard, in: source) }
    case .sampling(let firstRun, let count):
      let space = app.space
      let source = SamplingSource(seed: plan.seed, firstRun: firstRun, isUniform: true)
      _ = record.explore(source, limit: min(limit, count), on: board) { source, findings in
        let state = space.drawUniformly(from: &source)
        return findings.note(execution.run(from: state), of: execution, in: state, phase: .sampling)
      }
      record.noteRest(ofSamples: count, from: firstRun)
    }
    return record
  }

  /// The stack of a run that a part was making when its process died.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - trail: The choices of the run.
  /// - Returns: The stack.
  public func state(in part: Part, drawing trail: ChoiceSequence) -> StackState {
    var source = ReplaySource(trail)
    switch part {
    case .exhausting: return app.exhaustiveSpace.draw(from: &source)
    case .sampling: return app.space.drawUniformly(from: &source)
    }
  }
}

extension RouteCheck.PartRecord {
  /// The record of one run that did not come to its end.
  ///
  /// A run whose property is not judged counts as cut off: nothing is known about its stack.
  init(_ end: AbnormalEnd, in state: StackState, of part: RouteCheck.Part, space: StackSpace, isJudged: Bool)
  {
    guard isJudged else {
      tally.overrun = 1
      return
    }
    tally.falsified = 1
    covered = 1
    findings.note(end, in: state, phase: part.phase, of: space)
  }

  @MainActor
  fileprivate mutating func explore<Source: RunSource>(
    _ source: Source, limit: Int, on board: RunBoard,
    run: (inout BoardedSource<Source>, inout RouteFindings) -> CaseOutcome<RouteProperties>
  ) -> (source: Source, isDone: Bool) {
    var limits = Check.Limits()
    limits.runs = max(limit, 1)
    var exploration = Exploration(BoardedSource(source, on: board), limits: limits)
    var found = RouteFindings()
    let reason = exploration.explore { run(&$0, &found) }
    if case .nondeterministic = reason { failure = reason }
    findings = found
    tally = exploration.tally
    covered = exploration.coverage.statesCovered
    return (exploration.source.base, reason != .runLimit(limits.runs))
  }

  fileprivate mutating func noteRest(of shard: ChoiceShard, in source: EnumeratingSource) {
    rest = .exhausting(ChoiceShard(startingAt: source.plan, fixedCount: shard.fixedCount))
  }

  fileprivate mutating func noteRest(ofSamples count: Int, from firstRun: UInt64) {
    guard tally.total < count else { return }
    rest = .sampling(firstRun: firstRun + UInt64(tally.total), count: count - tally.total)
  }
}
