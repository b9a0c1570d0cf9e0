import Checking
import Reporting
import RoutingSpecs

/// How far a campaign is, and what it has found.
@MainActor
struct CampaignStatus {
  let plan: FuzzPlan
  let record: FuzzRecord
  let path: String
  let damagedLines: Int
  /// What was known before the session that is told; `nil` where none is.
  var knownBefore: FuzzRecord?
  /// Why that session has ended, in words.
  var ending = ""
  /// The processes that search.
  var processes: [CampaignFolder.Process] = []

  /// How a command ends that tells it.
  var exitCode: RouteCheckCommand.ExitCode { record.findings.isEmpty ? .inconclusive : .violation }

  /// Whether somebody searches.
  var isRunning: Bool { !processes.isEmpty }

  // MARK: - Words

  /// What was found, what a person types to see it again, and what it is worth.
  func words(in frame: ReportAssembly.Frame) -> String {
    let findings = record.findingsByRun.map { finding in
      let news = isNew(finding).map { $0 ? "new: " : "known: " } ?? ""
      return Self.words(of: finding, news, flaky: "made again, the run did something else", in: frame)
    }
    return findings.joined() + summary
  }

  /// A finding after a word on whether it is one, and with words on what a run has done that is not always the same.
  static func words(
    of finding: FuzzFinding, _ news: String, flaky: String, in frame: ReportAssembly.Frame
  ) -> String {
    """
    \(news)\(finding.route) violates \(finding.property): \(finding.words)
      from   \(finding.notation)\(finding.isFlaky ? "\n  flaky  \(flaky)" : "")
      replay \(frame.replayCommand(finding.token))

    """
  }

  /// Whether a finding was not known before the session; `nil` where none is told.
  private func isNew(_ finding: FuzzFinding) -> Bool? {
    knownBefore.map { $0.findings[finding.kind] == nil }
  }

  private var summary: String {
    ([extent, behaviours, damage] + activities + [advice]).compactMap(\.self).map { $0 + "\n" }.joined()
  }

  private var advice: String {
    Self.caution + " The campaign is kept in \(path.visible) and goes on from there."
  }

  private static let caution = "What was not found may still be there."

  /// How many runs were made and what they have found.
  private var extent: String {
    let findings = record.findings.count.counting("finding")
    guard let knownBefore else {
      return
        "\(Int(record.runs).counting("run")) of \(plan.app), of \(plan.extent); \(findings)."
    }
    let runs = Int(record.runs - knownBefore.runs).counting("run")
    let new = record.findings.count - knownBefore.findings.count
    let news = new == 0 ? "" : new == record.findings.count ? ", new" : ", \(new.grouped) of them new"
    return
      "\(runs) now, \(Int(record.runs).grouped) in all, of \(plan.extent) (\(ending)); \(findings)\(news)."
  }

  /// How many different things runs did, and how likely one is that was not seen.
  private var behaviours: String? {
    guard let last = record.lastNews else { return nil }
    guard let unseen = record.unseenShare else {
      // Blocks that were left before their end have shown something, and will be made again.
      return "Runs are counted by whole blocks of \(FuzzPlan.blockLength), and none was finished; "
        + "\(record.behaviours.count.counting("behaviour")) are known, with a run of each."
    }
    return "\(record.behaviours.count.counting("behaviour")), the last new one in run \(Int(last).grouped); "
      + "about \(FuzzSession.share(unseen)) of the runs to come will show another."
  }

  private var damage: String? {
    damagedLines == 0
      ? nil : "\(damagedLines.counting("damaged record")) left out; what it said is searched again."
  }

  /// Who searches, one line each.
  private var activities: [String] {
    processes.map { process in
      let age = process.age.map { "; last written \(ProgressLine.words(seconds: $0)) ago" } ?? ""
      return "A process is searching, and writes \(process.log.visible)\(age)."
    }
  }

  // MARK: - For programs

  /// The campaign as JSON.
  var document: String { JSONText.document(Document(plan: plan, runs: record.runs, record: record)) }

  private struct Document: Encodable {
    var plan: FuzzPlan
    var runs: UInt64
    var record: FuzzRecord
  }

  /// The findings and the end as JSON Lines.
  func lines(in frame: ReportAssembly.Frame) -> String {
    let findings = record.findingsByRun.map {
      CampaignLines.Finding(finding: $0, replay: frame.replayCommand($0.token), isNew: isNew($0)).line
    }
    let end = CampaignLines.End(
      app: plan.app, states: plan.states, runs: record.runs, made: knownBefore.map { record.runs - $0.runs },
      behaviours: record.behaviours.count, lastNews: record.lastNews, findings: record.findings.count,
      unseenPerBillion: CampaignSample.perBillion(record.unseenShare), damagedLines: damagedLines,
      reason: knownBefore.map { _ in ending })
    return findings.joined() + end.line
  }

  // MARK: - For a browser

  /// The campaign as a page, which a browser reads again after `refresh` seconds.
  func page(
    in frame: ReportAssembly.Frame, _ sessions: [CampaignSession], refresh: Int?
  ) -> CampaignPage {
    CampaignPage(
      app: plan.app, toolVersion: plan.toolVersion, sentence: headline, facts: facts,
      notes: activities + [damage, advice].compactMap(\.self),
      findings: record.findingsByRun.map {
        .init(finding: $0, replay: frame.replayCommand($0.token))
      },
      curves: [RunCurves(record).curves, CampaignHistory(sessions, record).curves].compactMap(\.self),
      refresh: refresh)
  }

  /// What a page says first: how much was found, before how much was done for it.
  private var headline: String {
    let runs = Int(record.runs).counting("run")
    let findings = record.findings.count
    return findings == 0 ? "Nothing was found in \(runs)." : "\(findings.counting("finding")) in \(runs)."
  }

  private var facts: [CampaignPage.Fact] {
    [
      .init("Runs", Int(record.runs).grouped),
      .init("Behaviours", record.behaviours.count.grouped),
      record.lastNews.map { .init("Last new one", "in run \(Int($0).grouped)") },
      record.unseenShare.map { .init("Runs that will show another", "about \(FuzzSession.share($0))") },
      .init("Space", "\(plan.extent)"), .init("Seed", "\(plan.seed.rawValue)"),
      plan.settings.isEmpty ? nil : .init("Under", plan.settings.joined(separator: ", ")),
      .init("Routes", "\(plan.routes.count)"),
    ].compactMap(\.self)
  }
}

extension CampaignStatus {
  init(_ folder: CampaignFolder, damagedLines: Int? = nil) {
    self.init(
      plan: folder.plan, record: folder.record, path: folder.path,
      damagedLines: damagedLines ?? folder.damagedLines,
      processes: folder.processes)
  }
}
