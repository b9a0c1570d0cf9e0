public import Checking

/// Puts the parts of a route's check together, in whatever order and by whatever process they were run.
///
/// The result is that of `RouteCheck.run(monitor:)`, byte for byte, wherever no run ends its process.
@MainActor
public struct PartedCheck {
  private let check: RouteCheck
  private var findings = RouteFindings()
  private var exhausting = PhaseTally()
  private var sampling = PhaseTally()

  /// Prepares a check; nothing runs yet.
  ///
  /// - Parameter check: The check.
  public init(_ check: RouteCheck) { self.check = check }

  /// The route under test.
  public var route: Route { check.route }

  /// All parts of the check, before any is run.
  ///
  /// - Returns: One part for each phase that the plan has.
  public mutating func begin() -> [RouteCheck.Part] {
    var parts: [RouteCheck.Part] = []
    if check.plan.exhausts { parts.append(.exhausting(ChoiceShard())) }
    if check.app.samplesBeyondExhausting, check.plan.samples > 0 {
      parts.append(.sampling(firstRun: 0, count: check.plan.samples))
    }
    for part in parts { open(part) }
    return parts
  }

  /// Takes down what a part has shown.
  ///
  /// - Parameters:
  ///   - part: The part, or a piece that its `divided(into:)` gave.
  ///   - record: What its runs have shown.
  ///   - dropsRest: Whether only the runs that were made belong to the part.
  /// - Returns: The parts that are left of it, in order.
  public mutating func finish(
    _ part: RouteCheck.Part, _ record: RouteCheck.PartRecord, dropsRest: Bool = false
  ) -> [RouteCheck.Part] {
    self[part.phase].add(record)
    findings.merge(record.findings, in: check.app.space)
    let rest = dropsRest ? [] : record.rest?.parts() ?? []
    self[part.phase].openParts += rest.count - 1
    return rest
  }

  /// Takes down a run of a part that ended its process; the runs before it are somebody else's.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - end: How the run ended.
  ///   - trail: The choices of the run.
  ///   - completed: How many runs of the part came before it.
  /// - Returns: What follows the run in the part, or `nil` where it was the last.
  public mutating func finish(
    _ part: RouteCheck.Part, with end: AbnormalEnd, drawing trail: ChoiceSequence, after completed: Int
  ) -> RouteCheck.Part? {
    let isJudged = check.plan.execution.properties
      .subtracting(check.route.expectation.exemptions).contains(end.property)
    let record = RouteCheck.PartRecord(
      end, in: check.state(in: part, drawing: trail), of: part, space: check.app.space, isJudged: isJudged)
    self[part.phase].add(record)
    findings.merge(record.findings, in: check.app.space)
    let rest = part.rest(after: trail, completed: completed)
    if rest == nil { self[part.phase].openParts -= 1 }
    return rest
  }

  /// Notes that a part was divided in two.
  ///
  /// - Parameter part: One of the two.
  public mutating func open(_ part: RouteCheck.Part) { self[part.phase].openParts += 1 }

  /// Forgets a part that somebody else runs.
  ///
  /// - Parameter part: The part.
  public mutating func close(_ part: RouteCheck.Part) { self[part.phase].openParts -= 1 }

  /// Gives up what is still open.
  ///
  /// - Parameter reason: Why.
  public mutating func stop(_ reason: StopReason) {
    exhausting.stop(reason)
    sampling.stop(reason)
  }

  /// Makes the witnesses that were drawn at random as small as the space allows.
  ///
  /// - Parameter judge: Performs the route from a stack, and says what is violated, and in which manner a property is.
  public mutating func shrink(
    judging judge: (StackState, RouteProperty) -> (violated: RouteProperties, manner: ViolationManner)
  ) {
    findings.shrink(in: check.app.space, judging: judge)
  }

  /// The verdict and the counts for each property, and the groups of violations.
  public var result: RouteResult {
    var exhausted = PhaseRecord(selection: .exhausting, space: check.app.exhaustiveSpace.count)
    if check.plan.exhausts {
      exhausted.count(exhausting.tally, covered: exhausting.covered)
      exhausted.stop(exhausting.reasonOfExhausting(check.app.exhaustiveSpace.count))
    }
    var sampled = PhaseRecord(selection: .sampling, space: check.app.space.count)
    if check.app.samplesBeyondExhausting {
      sampled.count(sampling.tally, covered: sampling.covered)
      sampled.stop(
        sampling.stopReason
          ?? .sampled(runs: sampling.tally.total, space: check.app.space.count, isUniform: true))
    }
    return findings.result(route: check.route.name, of: check.app, exhausted: exhausted, sampled: sampled)
  }

  private subscript(phase: RouteCheck.Phase) -> PhaseTally {
    get { phase == .exhausting ? exhausting : sampling }
    set { if phase == .exhausting { exhausting = newValue } else { sampling = newValue } }
  }
}

/// What is known of a phase while its parts come in.
private struct PhaseTally {
  var openParts = 0
  private(set) var tally = CaseTally()
  private(set) var covered: Natural = 0
  private(set) var stopReason: StopReason?

  mutating func add(_ record: RouteCheck.PartRecord) {
    tally.add(record.tally)
    covered += record.covered
    if stopReason == nil { stopReason = record.failure }
  }

  mutating func stop(_ reason: StopReason) {
    if openParts > 0, stopReason == nil { stopReason = reason }
  }

  /// Why the phase is not complete, or `nil` where it is.
  func reasonOfExhausting(_ space: Natural) -> StopReason? {
    if let stopReason { return stopReason }
    if tally.overrun > 0 { return .runsCutOff(tally.overrun) }
    if tally.passed + tally.falsified == 0 { return .nothingTested }
    return covered == space ? nil : .countMismatch(covered: covered, space: space)
  }
}

extension RouteCheck.Part {
  /// Disjoint parts with the same runs together.
  func parts() -> [RouteCheck.Part] {
    switch self {
    case .exhausting(let shard): shard.parts().map { .exhausting($0) }
    case .sampling: [self]
    }
  }

  /// What is left of a part after a run that others of the part came before.
  func rest(after trail: ChoiceSequence, completed: Int) -> RouteCheck.Part? {
    switch self {
    case .exhausting(let shard): shard.rest(after: trail).map { .exhausting($0) }
    case .sampling(let firstRun, let count):
      count > completed + 1
        ? .sampling(firstRun: firstRun + UInt64(completed) + 1, count: count - completed - 1) : nil
    }
  }

  /// The beginning and what follows it, where a part can be divided without running it: a sample can.
  ///
  /// - Parameter count: How many runs the beginning has.
  /// - Returns: Both, or `nil` where the part has no more runs than that, or nobody knows.
  public func divided(after count: Int) -> (beginning: RouteCheck.Part, rest: RouteCheck.Part)? {
    guard case .sampling(let firstRun, let all) = self, all > count else { return nil }
    return (
      .sampling(firstRun: firstRun, count: count),
      .sampling(firstRun: firstRun + UInt64(count), count: all - count)
    )
  }
}
