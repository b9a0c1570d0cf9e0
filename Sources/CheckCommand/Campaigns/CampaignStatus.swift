import Checking
import Reporting
import RoutingSpecs

/// How far a campaign is, and what it has found.
@MainActor
struct CampaignStatus {
  let plan: FuzzPlan
  private let record: FuzzRecord
  private let path: String
  private let damagedLines: Int
  /// What was known before the session that is told; `nil` where none is.
  private let knownBefore: FuzzRecord?
  /// Why that session has ended, in words.
  private let ending: String

  init(
    _ plan: FuzzPlan, _ record: FuzzRecord, path: String, damagedLines: Int, knownBefore: FuzzRecord? = nil,
    ending: String = ""
  ) {
    self.plan = plan
    self.record = record
    self.path = path
    self.damagedLines = damagedLines
    self.knownBefore = knownBefore
    self.ending = ending
  }

  init(_ folder: CampaignFolder, damagedLines: Int? = nil) {
    self.init(
      folder.plan, folder.record, path: folder.path, damagedLines: damagedLines ?? folder.damagedLines)
  }

  /// How a command ends that tells it.
  var exitCode: RouteCheckCommand.ExitCode { record.findings.isEmpty ? .inconclusive : .violation }

  /// What was found, what a person types to see it again, and what it is worth.
  func words(in frame: ReportAssembly.Frame) -> String {
    record.findingsByRun.map { words(of: $0, in: frame) }.joined() + summary
  }

  private func words(of finding: FuzzFinding, in frame: ReportAssembly.Frame) -> String {
    let news = knownBefore.map { $0.findings[finding.kind] == nil ? "new: " : "known: " } ?? ""
    let flaky = finding.isFlaky ? "\n  flaky  made again, the run did something else" : ""
    return """
      \(news)\(finding.route) violates \(finding.property.rawValue): \(finding.manner)
        from   \(finding.notation)\(flaky)
        replay \(frame.replayCommand(finding.token))

      """
  }

  private var summary: String {
    [
      extent, behaviours, damage,
      Self.caution + " The campaign is kept in \(path.visible) and goes on from there.",
    ]
    .compactMap(\.self).map { $0 + "\n" }.joined()
  }

  private static let caution = "What was not found may still be there."

  /// How many runs were made and what they have found.
  private var extent: String {
    let findings = record.findings.count.counting("finding")
    guard let knownBefore else {
      return
        "\(Int(record.runs).counting("run")) of \(plan.app), of \(plan.states.shortForm) states; \(findings)."
    }
    let runs = Int(record.runs - knownBefore.runs).counting("run")
    let new = record.findings.count - knownBefore.findings.count
    return "\(runs) now, \(Int(record.runs).grouped) in all, of \(plan.states.shortForm) states (\(ending)); "
      + "\(findings), \(new.grouped) of them new."
  }

  /// How many different things runs did, and how likely one is that was not seen.
  private var behaviours: String? {
    guard let unseen = record.unseenShare, let last = record.lastNews else { return nil }
    return "\(record.behaviours.count.counting("behaviour")), the last new one in run \(Int(last).grouped); "
      + "about \(FuzzSession.share(unseen)) of the runs to come will show another."
  }

  private var damage: String? {
    damagedLines == 0
      ? nil : "\(damagedLines.counting("damaged record")) left out; what it said is searched again."
  }

  /// The campaign as JSON.
  var document: String { JSONText.document(Document(plan: plan, runs: record.runs, record: record)) }

  private struct Document: Encodable {
    var plan: FuzzPlan
    var runs: UInt64
    var record: FuzzRecord
  }
}
