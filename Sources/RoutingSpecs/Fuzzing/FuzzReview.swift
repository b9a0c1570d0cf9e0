import Checking

/// Makes runs of a campaign again, one for each behaviour and one for each finding, to see what still shows.
///
/// A run from a stack shows one behaviour, so these are the fewest runs that show all of them; an app from launch has more. Where the run of a finding is known
/// for its behaviour, it serves for both.
@MainActor
public struct FuzzReview {
  /// What still shows.
  ///
  /// It has no blocks: a campaign that begins with it makes all of its runs.
  public private(set) var record = FuzzRecord()

  /// The findings that no longer show, in the order of their runs.
  public private(set) var lostFindings: [FuzzFinding] = []

  /// The runs whose behaviour no longer shows, in their order.
  public private(set) var changedRuns: [UInt64] = []

  /// Makes the runs.
  ///
  /// - Parameters:
  ///   - known: What is known of the campaign.
  ///   - plan: The campaign.
  ///   - runner: Makes the runs.
  /// - Throws: What the runner throws.
  public init<Runner: FuzzRunner>(
    of known: FuzzRecord, _ plan: FuzzPlan, by runner: Runner
  ) throws(Runner.Failure) {
    let findings = known.findingsByRun
    var again = RunsMadeAgain(plan: plan)
    let replayed = findings.filter(\.isReplayedByChoices).map(\.run)
    let behaviours = known.behaviours(preferring: Set(findings.map(\.run)))
    try again.make(replayed + behaviours.map { $0.runs[0] }, by: runner)
    // Where a run does something else now, another one that is known for the behaviour may still show it.
    let silent = behaviours.filter { !again.show($0.behaviour, in: $0.runs[0]) }
    try again.make(silent.flatMap { $0.runs.dropFirst() }, by: runner)
    for (behaviour, runs) in behaviours {
      if let run = runs.first(where: { again.show(behaviour, in: $0) }) {
        record.note(behaviour, in: run)
      } else {
        changedRuns.append(runs[0])
      }
    }
    changedRuns.sort()
    for finding in findings {
      if try again.show(finding, by: runner) {
        record.note(finding)
      } else {
        lostFindings.append(finding)
      }
    }
  }
}

extension FuzzRecord {
  /// The behaviours with the runs that are known for them: the one of a finding first, then the earlier one.
  fileprivate func behaviours(preferring wanted: Set<UInt64>) -> [(behaviour: Fingerprint, runs: [UInt64])] {
    behaviours.map { behaviour, earliest in
      let runs = [earliest.first, earliest.second].compactMap(\.self)
      return (behaviour, runs.filter(wanted.contains) + runs.filter { !wanted.contains($0) })
    }.sorted { $0.runs[0] < $1.runs[0] }
  }
}

extension FuzzFinding {
  /// Whether nothing smaller shows it, so that the whole run is made again.
  fileprivate var isReplayedByChoices: Bool { if case .choices = token.payload { true } else { false } }
}

/// Runs of a campaign that were made again, with what each has shown.
@MainActor
private struct RunsMadeAgain {
  let plan: FuzzPlan
  private var news: [UInt64: [FuzzBlock.News]] = [:]

  init(plan: FuzzPlan) { self.plan = plan }

  mutating func make<Runner: FuzzRunner>(_ runs: [UInt64], by runner: Runner) throws(Runner.Failure) {
    var left = Set(runs).subtracting(news.keys).sorted(by: >)
    guard !left.isEmpty else { return }
    try runner.run {
      left.popLast().map { plan.block($0 / UInt64(FuzzPlan.blockLength)).only($0) }
    } take: { block, shown in
      news[block.firstRun] = shown
    }
  }

  func show(_ behaviour: Fingerprint, in run: UInt64) -> Bool {
    news[run]?.contains { if case .behaviour(behaviour, _) = $0 { true } else { false } } ?? false
  }

  /// Whether a finding still shows: by its stack or journey, or in its run where that alone does not show it.
  func show<Runner: FuzzRunner>(
    _ finding: FuzzFinding, by runner: Runner
  ) throws(Runner.Failure) -> Bool {
    switch finding.token.payload {
    case .choices:
      return news[finding.run]?.contains {
        guard case .violation(let sighting) = $0 else { return false }
        return sighting.property == finding.property && sighting.signature == finding.signature
      } ?? false
    case .rank, .steps:
      guard plan.routes.contains(finding.route) else { return false }
      return try runner.shows(finding)
    }
  }
}
