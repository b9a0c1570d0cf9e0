public import Checking

/// What covering the large space of a route region by region has shown.
public struct CoverRecord: Hashable, Sendable, Codable {
  /// How many stacks the regions have together that were run.
  public internal(set) var covered: Natural = 0

  /// How many regions were run.
  public internal(set) var runs = 0

  /// Why the space was not exhausted; `nil` where it was, and all stacks that were compared agreed.
  public internal(set) var reason: StopReason?

  /// What comparing stacks with the cover has come to; `nil` where the space was not exhausted.
  public internal(set) var comparison: StackComparison?

  /// What differences between stacks and the cover have taught it.
  public internal(set) var refinement = CoverRefinement()

  /// What covering the space once more has come to, for what the team checks besides; `nil` where that was not done.
  public internal(set) var ownChecks: OwnChecks?

  /// What covering the space for the checks of the team's own has come to.
  public struct OwnChecks: Hashable, Sendable, Codable {
    /// How many stacks the regions have together that were run.
    public let covered: Natural

    /// How many regions were run.
    public let runs: Int

    /// Why the space was not exhausted; `nil` where it was, and all stacks that were compared agreed.
    public internal(set) var reason: StopReason?

    /// What comparing stacks with the cover has come to.
    public let comparison: StackComparison?
  }

  var findings = RouteFindings()

  /// The record of a cover that was not begun, or of which nothing is known.
  public init(nothingBecause reason: StopReason) { self.reason = reason }

  init() {}

  /// The record of a cover that stopped because somebody asked, with the reason of that.
  ///
  /// - Parameter reason: Why somebody asked.
  /// - Returns: The record; as it is where the cover had come to its end by then.
  public func stopped(_ reason: StopReason) -> CoverRecord {
    var record = self
    if record.reason == .cancelled { record.reason = reason }
    if record.ownChecks?.reason == .cancelled { record.ownChecks?.reason = reason }
    return record
  }

  /// Notes that nothing of the cover is proved, whatever it has come to.
  mutating func distrust(_ reason: StopReason) {
    self.reason = reason
    ownChecks?.reason = reason
  }

  /// Adds what covering the space for the checks of the team's own has come to.
  mutating func add(ownChecks own: CoverRecord, in space: StackSpace) {
    ownChecks = OwnChecks(
      covered: own.covered, runs: own.runs, reason: own.reason, comparison: own.comparison)
    findings.merge(own.findings, in: space)
  }
}

/// A region whose run is under way, and what the cover had come to before.
public struct RegionUnderWay: Sendable, Codable {
  /// The stack that is run.
  let state: StackState

  /// How many stacks have answered alike by now; `nil` where the stack is run by itself, to be compared.
  let weight: Natural?

  /// What was known before.
  let record: CoverRecord
}

extension RouteCheck {
  /// What a cover has come to that ended with a run that did not come to its end.
  ///
  /// All stacks that had given the same answers until then would have ended like that.
  ///
  /// - Parameters:
  ///   - end: How the run ended.
  ///   - region: The run's region.
  /// - Returns: The record of the cover, which was not completed.
  public func record(of end: AbnormalEnd, in region: RegionUnderWay) -> CoverRecord {
    var record = region.record
    let result = RunResult(end, judged: plan.execution.properties.subtracting(route.expectation.exemptions))
    if (try? app.space.rank(of: region.state)) == nil {
      // Larger stacks are tried last, when the cover has come to its end.
      record.comparison?.reach = .exceeded(region.state, result.judgement.violated)
      return record
    }
    record.reason = result.isCutOff ? .runsCutOff(1) : .failureFound
    guard let weight = region.weight else {
      record.reason = .unsoundCover(
        "a stack that was run by itself did not come to an end, unlike its region")
      _ = record.findings.note(result, in: region.state, phase: .sampling, of: app.space)
      return record
    }
    record.runs += 1
    if !result.isCutOff { record.covered += weight }
    record.findings.note(result, in: region.state, weight: weight, of: app.space)
    return record
  }
}
