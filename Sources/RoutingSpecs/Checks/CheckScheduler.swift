public import Checking

/// What is to be run of a route's check, step by step, and what it has shown, in whatever process it was run.
///
/// Where its route can be covered a check begins with the cover; the small space, stack by stack, and what is drawn from
/// the large one are run only where the cover comes to no end.
/// Disjoint parts of a step may be run in any order, with the same result.
@MainActor
public struct CheckScheduler {
  /// What is to be run next.
  public enum Step: Hashable, Sendable {
    /// Parts, in any order, and whatever is left of them.
    case parts([RouteCheck.Part])
    /// A cover of the large space.
    case cover
  }

  private let check: RouteCheck
  private var findings = RouteFindings()
  /// What is known of each phase of which a part was opened.
  private var tallies: [RouteCheck.Phase: PhaseTally] = [:]
  private var exchanges: ExchangeRecord?
  private var hasExhausted = false
  private var cover: CoverRecord?
  private var hasSampled = false
  private var hasBegunRest = false
  private var stopReason: StopReason?

  /// Whether nothing is left to be run.
  public private(set) var isOver = false

  /// Prepares a check; nothing runs yet.
  public init(_ check: RouteCheck) { self.check = check }

  /// The route under test.
  public var route: Route { check.route }

  /// The parts of the first step.
  ///
  /// - Returns: The parts, in order; none where the plan begins with a cover.
  public mutating func begin() -> [RouteCheck.Part] {
    let isCoverDue = check.isCoverable && check.app.samplesBeyondExhausting
    var parts: [RouteCheck.Part] = []
    if !isCoverDue || check.plan.mostCompared == nil { parts += small() }
    if !check.app.interchangeable.isEmpty {
      exchanges = ExchangeRecord()
      let runs = 2 * check.plan.exchanges
      if runs > 0 { parts.append(.exchanging(firstRun: 0, count: runs)) }
    }
    if !isCoverDue || check.plan.samplesBesideCover { parts += samples() }
    return opened(parts)
  }

  /// What is to be run when everything of the step before has been.
  ///
  /// - Returns: The step, or `nil` where the check is over.
  public mutating func next() -> Step? {
    if isOver { return nil }
    if cover == nil, check.isToCover(after: besideCover) { return .cover }
    let rest = hasBegunRest || result.isCovered ? [] : rest()
    isOver = rest.isEmpty
    return isOver ? nil : .parts(opened(rest))
  }

  /// What nobody needs where the large space is covered.
  private mutating func rest() -> [RouteCheck.Part] {
    hasBegunRest = true
    // More stacks of representatives would prove nothing; what is drawn at random is run as it is.
    return (declarationReason == nil ? small() : []) + samples()
  }

  private mutating func small() -> [RouteCheck.Part] {
    guard check.plan.exhausts, !hasExhausted else { return [] }
    hasExhausted = true
    return [.exhausting(ChoiceShard())]
  }

  private mutating func samples() -> [RouteCheck.Part] {
    guard check.app.samplesBeyondExhausting, check.plan.samples > 0, !hasSampled else { return [] }
    hasSampled = true
    return [.sampling(firstRun: 0, count: check.plan.samples)]
  }

  private mutating func opened(_ parts: [RouteCheck.Part]) -> [RouteCheck.Part] {
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
    tallies[part.phase, default: PhaseTally()].add(record)
    findings.merge(record.findings, in: check.app.space)
    exchanges?.merge(record.exchanges)
    let rest = record.rest?.parts() ?? []
    tallies[part.phase, default: PhaseTally()].openParts += rest.count - 1
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

  /// Takes down what a cover of the large space has shown.
  ///
  /// - Parameter cover: The cover, which was made because `next()` asked for it.
  public mutating func finish(_ cover: CoverRecord) { self.cover = cover }

  /// Notes that a part was divided in two.
  public mutating func open(_ part: RouteCheck.Part) {
    tallies[part.phase, default: PhaseTally()].openParts += 1
  }

  /// Gives up what is still open.
  public mutating func stop(_ reason: StopReason) {
    if isOver { return }
    tallies = tallies.mapValues { $0.stopped(reason) }
    stopReason = reason
    if cover == nil, check.isToCover(after: besideCover) { cover = CoverRecord(nothingBecause: reason) }
    isOver = true
  }

  /// Makes the witnesses that were drawn at random as small as the space allows.
  ///
  /// - Parameter judge: Performs the route from a stack, and says what is violated, and the signature of a property's failure.
  public mutating func shrink(
    judging judge: (StackState, RouteProperty) -> (violated: RouteProperties, signature: FailureSignature)
  ) {
    let (route, known) = (check.route.name, check.plan.known)
    findings.shrink(
      in: check.app.space, except: { known.contains(FailureKind(route: route, $0)) }, judging: judge)
  }

  /// The verdict and the counts for each property, and the groups of violations.
  public var result: RouteResult { cover.map { check.adding($0, to: besideCover) } ?? besideCover }

  /// What has been run one by one.
  private var besideCover: RouteResult {
    let app = check.app
    let (exhausting, sampling) = (tally(of: .exhausting), tally(of: .sampling))
    var exhausted = PhaseRecord(selection: .exhausting, space: app.exhaustiveSpace.count)
    if hasExhausted {
      exhausted.count(exhausting.tally, covered: exhausting.covered)
      let reason = exhausting.reasonOfExhausting(app.exhaustiveSpace.count)
      exhausted.end(declarationReason ?? reason ?? tally(of: .exchanging).stopReason)
    } else if check.plan.exhausts {
      exhausted.end(declarationReason ?? stopReason ?? .partOfSpace)
    }
    var sampled = PhaseRecord(selection: .sampling, space: app.space.count)
    if app.samplesBeyondExhausting {
      sampled.count(sampling.tally, covered: sampling.covered)
      let reason = hasSampled ? sampling.stopReason : stopReason
      sampled.end(reason ?? .sampled(runs: sampling.tally.total, space: app.space.count))
    }
    return findings.result(
      route: check.route.name, of: app, exhausted: exhausted, sampled: sampled, exchanges: exchanges)
  }

  /// Why nothing that rests on what the team has declared is proved, or `nil`.
  private var declarationReason: StopReason? {
    guard tally(of: .exchanging).openParts == 0 else { return nil }
    return exchanges?.reason(for: check.route.name, of: check.app)
  }

  private func tally(of phase: RouteCheck.Phase) -> PhaseTally { tallies[phase] ?? PhaseTally() }
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

  /// The same after the check was given up.
  func stopped(_ reason: StopReason) -> PhaseTally {
    var result = self
    if openParts > 0, stopReason == nil { result.stopReason = reason }
    return result
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
    case .sampling, .exchanging: [self]
    }
  }

  /// The beginning and what follows it, where a part can be divided without running it: what is drawn can.
  ///
  /// - Parameter count: How many runs the beginning has.
  /// - Returns: Both, or `nil` where the part has no more runs than that, or nobody knows.
  public func divided(after count: Int) -> (beginning: RouteCheck.Part, rest: RouteCheck.Part)? {
    switch self {
    case .exhausting: nil
    case .sampling(let firstRun, let all): Self.divided(firstRun, all, after: count, as: Self.sampling)
    case .exchanging(let firstRun, let all): Self.divided(firstRun, all, after: count, as: Self.exchanging)
    }
  }

  private static func divided(
    _ firstRun: UInt64, _ all: Int, after count: Int, as part: (UInt64, Int) -> RouteCheck.Part
  ) -> (beginning: RouteCheck.Part, rest: RouteCheck.Part)? {
    all > count ? (part(firstRun, count), part(firstRun + UInt64(count), all - count)) : nil
  }
}
