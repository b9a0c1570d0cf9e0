import Checking
import Reporting
import RoutingSpecs

/// One stretch of a campaign, from its start or continuation to the end of the time.
@MainActor
final class FuzzSession {
  private let folder: CampaignFolder
  private let surroundings: any Surroundings
  private let line: ProgressLine
  private let limits: RunLimits
  private let shard: Shard
  private let deadline: Double
  /// The block at which the campaign ends.
  private let end: UInt64?
  /// What was known before the session, and all that is kept by now.
  private let known: FuzzRecord
  private var record: FuzzRecord
  private var reason: StopReason?
  /// Whether nothing is left to be made that somebody else is not making.
  private var isComplete = false
  private(set) var failure: CommandError?

  /// The blocks that were claimed and not begun, the next one last; when they were claimed, and how many rounds they are.
  private var claimed: [UInt64] = []
  private var claimedAt = 0.0
  private var rounds = 1
  private var keptAt: Double

  /// Keeps what the session would say, in case the process has to end.
  var keepWords: (CampaignStatus) -> Void = { _ in }

  /// For how many seconds at the least what was found waits to be written, and what is claimed lasts.
  private static let (keepingInterval, claimLength) = (0.5, 4.0)

  /// The most rounds that are claimed at once.
  private static let mostRounds = 4_096

  init(
    _ folder: CampaignFolder, shard: Shard, runs: UInt64?, until deadline: Double, _ limits: RunLimits,
    _ line: ProgressLine
  ) {
    self.folder = folder
    self.shard = shard
    self.deadline = deadline
    self.line = line
    self.limits = limits
    surroundings = limits.surroundings
    end = runs.map { ($0 + UInt64(FuzzPlan.blockLength) - 1) / UInt64(FuzzPlan.blockLength) }
    known = folder.record
    record = known
    keptAt = surroundings.seconds
  }

  /// What is to be said of the campaign.
  var status: CampaignStatus {
    CampaignStatus(
      folder.plan, record, path: folder.path, damagedLines: folder.damagedLines, knownBefore: known,
      ending: reason.map { "\($0)" } ?? "all that were asked for")
  }

  /// Goes on with the campaign.
  func run<Runner: FuzzRunner>(_ app: RoutedApp, by runner: Runner) throws(Runner.Failure) {
    keepWords(status)
    let search = FuzzSearch(folder.plan, of: app, known: known, by: runner)
    defer { line.clear() }
    try search.run(
      .init(
        next: { self.nextBlock() },
        isTimeToKeep: {
          self.tell(search.known)
          return self.surroundings.seconds - self.keptAt >= Self.keepingInterval
        },
        keep: { self.keep($0) }))
  }

  /// Ends the session before its time.
  func stop(_ reason: StopReason) { self.reason = reason }

  private func nextBlock() -> UInt64? {
    guard failure == nil else { return nil }
    reason = reason ?? limits.stopReason(at: deadline)
    guard reason == nil, !isComplete else { return nil }
    if claimed.isEmpty { claim() }
    return claimed.popLast()
  }

  /// Claims some rounds; the more, the sooner the last ones were made.
  private func claim() {
    let now = surroundings.seconds
    if claimedAt > 0, now - claimedAt < Self.claimLength { rounds = min(rounds * 2, Self.mostRounds) }
    claimedAt = now
    do {
      claimed = try folder.claim(rounds: rounds, of: shard, before: end).reversed()
    } catch {
      fail(error)
    }
    if claimed.isEmpty { isComplete = true }
  }

  private func keep(_ record: FuzzRecord) {
    keptAt = surroundings.seconds
    guard failure == nil else { return }
    do {
      try folder.keep(record)
      self.record.formUnion(record)
      keepWords(status)
    } catch {
      fail(error)
    }
  }

  private func fail(_ error: any Error) {
    failure = error as? CommandError ?? .unwritableFile(folder.path, reason: "\(error)")
  }

  private func tell(_ record: FuzzRecord) {
    let runs = Int(record.runs - known.runs)
    line.show(ProgressLine.Work(done: runs, deadline: deadline.isFinite ? deadline : nil)) {
      let unseen = record.unseenShare.map { " · \(Self.share($0)) unseen" } ?? ""
      return "\(folder.plan.app) · \(record.findings.count.counting("finding")) · \(runs.counting("run")) · "
        + "\(record.behaviours.count.counting("behaviour"))\(unseen)"
    }
  }

  /// A share as a percentage that says something however small it is.
  static func share(_ share: Double) -> String {
    share == 0 ? "0 %" : share < 0.000_1 ? "under 0.01 %" : "\(Double(Int(share * 10_000)) / 100) %"
  }
}
