public import Checking

extension RouteCheck {
  /// A part of a check that is run in one go, by whatever process.
  public enum Part: Hashable, Sendable, Codable {
    /// Stacks of the small space.
    case exhausting(ChoiceShard)
    /// As many stacks of the large space, drawn from this run's number on.
    case sampling(firstRun: UInt64, count: Int)
    /// Pairs of stacks in which interchangeable screens are exchanged, from this run's number on: the one with an even
    /// number is that of the stack that was drawn, the next one that of the exchanged stack, compared with it.
    case exchanging(firstRun: UInt64, count: Int)

    /// The phase that the part belongs to.
    public var phase: Phase {
      switch self {
      case .exhausting: .exhausting
      case .sampling: .sampling
      case .exchanging: .exchanging
      }
    }
  }

  /// What the runs of a part have shown.
  public struct PartRecord: Hashable, Sendable, Codable {
    /// How the runs ended.
    public private(set) var tally = CaseTally()

    /// How many states they stand for.
    public private(set) var covered: Natural = 0

    /// What is left of the part, or `nil` where it was run to its end.
    public fileprivate(set) var rest: Part?

    /// Why nothing of this kind can be complete, or `nil`.
    public private(set) var failure: StopReason?

    /// What exchanging interchangeable screens has shown.
    public internal(set) var exchanges = ExchangeRecord()

    var findings = RouteFindings()
  }

  /// Runs a part, or the beginning of it.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - limit: The most runs to make, at least 1; more than the journal has room for are never made.
  ///   - execution: Performs the route; it may be used for one part after the other.
  ///   - journal: Takes down what each run has shown, in case the process does not come to the end of the part.
  /// - Returns: What was found, and what is left.
  public func run(
    _ part: Part, limit: Int, on execution: RouteExecution, journal: consuming RunJournal
  ) -> PartRecord {
    let limit = min(max(limit, 1), journal.capacity)
    return record(of: part, runs: limit) { state, twin in
      journal.startRun()
      let result = execution.result(from: state, twin: twin)
      journal.finishRun(result)
      return result
    }
  }

  /// The record of a part whose first runs are known, as if they had just been made.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - results: What its first runs have shown, in their order; no more than it has.
  /// - Returns: What was found, and what is left. Performs no route.
  public func record(of part: Part, results: [RunResult]) -> PartRecord {
    var made = 0
    // Stacks that are passed over have no results, so the number of results limits no walk.
    return record(of: part, runs: results.isEmpty ? 0 : .max, isOver: { made == results.count }) { _, _ in
      made += 1
      return results[made - 1]
    }
  }

  /// Makes the first runs of a part.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - runs: The most runs to make; stacks that are passed over count too.
  ///   - isOver: Is asked after each run whether to make no more; nobody is asked where `nil`.
  ///   - result: Performs the route from a stack, and compares that with a second stack where it is given one.
  /// - Returns: What was found, and what is left.
  func record(
    of part: Part, runs: Int, isOver: (() -> Bool)? = nil,
    result: (StackState, _ twin: StackState?) -> RunResult
  ) -> PartRecord {
    var record = PartRecord()
    switch part {
    case .exhausting(let shard):
      let space = app.representedSpace
      let source = record.explore(shard.source, runs: runs, isOver: isOver) { source, findings in
        let state = space.draw(from: &source)
        return findings.note(
          result(state, nil), in: state, phase: .exhausting, of: app.space,
          standingFor: app.interchangeable.weight(of: state))
      }
      record.rest = source.map {
        .exhausting(ChoiceShard(startingAt: $0.plan, fixedCount: shard.fixedCount))
      }
    case .sampling(let firstRun, let count):
      let space = app.space
      let source = SamplingSource(seed: plan.seed, firstRun: firstRun)
      _ = record.explore(source, runs: min(runs, count), isOver: isOver) { source, findings in
        let state = space.drawUniformly(from: &source)
        return findings.note(result(state, nil), in: state, phase: .sampling, of: space)
      }
      let made = record.tally.total
      record.rest =
        made < count ? .sampling(firstRun: firstRun + UInt64(made), count: count - made) : nil
    case .exchanging(let firstRun, let count):
      exchange(from: firstRun, count, runs: runs, isOver: isOver, into: &record, result: result)
    }
    return record
  }

  private func exchange(
    from firstRun: UInt64, _ count: Int, runs: Int, isOver: (() -> Bool)?, into record: inout PartRecord,
    result: (StackState, StackState?) -> RunResult
  ) {
    let exchange = ScreenExchange(app, seed: plan.seed)
    var exchanges = ExchangeRecord()
    var hasEnded = true
    // The two runs of a pair follow each other, as a rule in one part.
    var last: (number: UInt64, pair: ScreenExchange.Pair?)?
    let source = record.explore(
      SamplingSource(seed: plan.seed, firstRun: firstRun), runs: min(runs, count), isOver: isOver
    ) { source, findings in
      let number = source.runIndex / 2
      if last?.number != number { last = (number, exchange.pair(number)) }
      guard let pair = last?.pair else { return .rejected }
      let isSecond = source.runIndex % 2 == 1
      let state = isSecond ? pair.exchanged : pair.drawn
      let result = result(state, isSecond ? pair.drawn : nil)
      hasEnded = !result.isCutOff && !result.signatures.contains(where: \.isAbnormal)
      if isSecond {
        // A run that did not come to its end was compared with one that did.
        exchanges.note(
          pair, number: number, differs: result.differs || !hasEnded, of: app.interchangeable)
      }
      // What fails in the one stack and in the other is found by whoever looks at all of them.
      if hasEnded { return .passed(covering: .zero) }
      return findings.note(result, in: state, phase: .sampling, of: app.space)
    }
    record.exchanges = exchanges
    var made = (source?.runIndex ?? firstRun + UInt64(count)) - firstRun
    // Whoever compares a stack runs its twin again; one that came to no end would come to none again.
    if !hasEnded, (firstRun + made) % 2 == 1 { made += 1 }
    let left = count - Int(made)
    record.rest = left > 0 ? .exchanging(firstRun: firstRun + made, count: left) : nil
  }
}

/// What one run of a part showed, and for how many states of the space it stands.
enum CaseOutcome {
  /// A budget of the run was used up before it came to an end.
  case overrun

  /// There was nothing to run.
  case rejected

  case passed(covering: Natural)
  case falsified(covering: Natural)
}

extension RouteCheck.PartRecord {
  /// Makes runs, and gives the source before the next one where there is a next one.
  @MainActor
  fileprivate mutating func explore<Source: RunSource>(
    _ source: Source, runs: Int, isOver: (() -> Bool)?,
    run: (inout Source, inout RouteFindings) -> CaseOutcome
  ) -> Source? {
    var source = source
    var (made, hasNext) = (0, true)
    while hasNext, made < runs, made == 0 || isOver?() != true {
      note(run(&source, &findings), isOverrun: source.isOverrun)
      made += 1
      hasNext = source.advance() && source.divergence == nil
    }
    failure = source.divergence.map { .nondeterministic($0) }
    return hasNext ? source : nil
  }

  private mutating func note(_ outcome: CaseOutcome, isOverrun: Bool) {
    switch outcome {
    case .falsified(let weight):
      tally.falsified += 1
      covered += weight
    // A run that asked more than it may was partly answered by force: what it passed is not the whole truth. What
    // it violated is.
    case .rejected where isOverrun, .passed where isOverrun: tally.overrun += 1
    case .overrun: tally.overrun += 1
    // A stack that is passed over is no run.
    case .rejected: break
    case .passed(let weight):
      tally.passed += 1
      covered += weight
    }
  }
}
