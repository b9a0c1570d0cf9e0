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
  ///   - part: The part.
  ///   - record: What its runs have shown.
  /// - Returns: The parts that are left of it, in order.
  public mutating func finish(_ part: RouteCheck.Part, _ record: RouteCheck.PartRecord) -> [RouteCheck.Part] {
    self[part.phase].add(record)
    findings.merge(record.findings, in: check.app.space)
    let rest = record.rest?.parts() ?? []
    self[part.phase].openParts += rest.count - 1
    return rest
  }

  /// Takes down what the first runs of a part have shown whose process has not come to the end of it.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - results: What its first runs have shown, in their order.
  ///   - end: How the run after them ended; `nil` where it is to be made again.
  /// - Returns: The parts that are left of it, in order.
  public mutating func finish(
    _ part: RouteCheck.Part, _ results: [RunResult], endedBy end: AbnormalEnd?
  ) -> [RouteCheck.Part] {
    let judged = check.plan.execution.properties.subtracting(check.route.expectation.exemptions)
    let last = end.map { [RunResult($0, judged: judged)] } ?? []
    return finish(part, check.record(of: part, results: results + last))
  }

  /// Notes that a part was divided in two.
  ///
  /// - Parameter part: One of the two.
  public mutating func open(_ part: RouteCheck.Part) { self[part.phase].openParts += 1 }

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
      exhausted.end(exhausting.reasonOfExhausting(check.app.exhaustiveSpace.count))
    }
    var sampled = PhaseRecord(selection: .sampling, space: check.app.space.count)
    if check.app.samplesBeyondExhausting {
      sampled.count(sampling.tally, covered: sampling.covered)
      sampled.end(
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
