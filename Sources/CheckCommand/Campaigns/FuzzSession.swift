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
  /// How long it took to claim them, much of it to wait for others who claim in the same folder.
  private var claimCost = 0.0
  private var keptAt: Double

  /// When the session has begun, on the clock that only goes on and on the one of the calendar.
  private let startedAt: Double
  private let began: Int?
  /// How old the session was when it last kept a sample, and when it last told one.
  private var (sampledAt, toldAt) = (0.0, 0.0)
  /// How many behaviours were known when there was last a new one, and when that was.
  private var news: (count: Int, at: Double?)

  /// Keeps what the session would say, in case the process has to end.
  var keepWords: (CampaignStatus) -> Void = { _ in }

  /// Is given a sample once a second, one with each finding and one at the end.
  var tellSample: ((CampaignSample) -> Void)?

  /// For how many seconds at the least what was found waits to be written, and what is claimed lasts.
  private static let (keepingInterval, claimLength) = (0.5, 4.0)

  /// The most of its time that a process takes to claim blocks, as far as it can.
  private static let claimShare = 0.02

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
    startedAt = surroundings.seconds
    keptAt = startedAt
    began = surroundings.date
    news = (known.behaviours.count, nil)
  }

  /// What is to be said of the campaign.
  var status: CampaignStatus {
    CampaignStatus(
      plan: folder.plan, record: record, path: folder.path, damagedLines: folder.damagedLines,
      knownBefore: known,
      ending: reason.map { "\($0)" } ?? "all that were asked for")
  }

  /// Whether the time has been up for so long that blocks which are under way are not waited for any more.
  var isOverdue: Bool {
    surroundings.seconds > deadline
      + min(max((deadline - startedAt) / 10, Self.patience.lowerBound), Self.patience.upperBound)
  }

  /// For how many seconds blocks that are under way are waited for, at the least and at the most.
  private static let patience = 2.0...10.0

  /// Goes on with the campaign.
  func run<Runner: FuzzRunner>(by runner: Runner) throws(Runner.Failure) {
    keepWords(status)
    let search = FuzzSearch(folder.plan, known: known, by: runner)
    defer {
      line.clear()
      takeLastSample()
    }
    try search.run(
      .init(
        next: { self.nextBlock() },
        isTimeToKeep: {
          let now = self.surroundings.seconds
          self.tell(search.known, at: now)
          return now - self.keptAt >= Self.keepingInterval
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

  /// Claims some rounds; the more, the sooner the last ones were made, and the longer it took to claim them.
  private func claim() {
    let now = surroundings.seconds
    if claimedAt > 0, now - claimedAt < max(Self.claimLength, claimCost / Self.claimShare) {
      rounds = min(rounds * 2, Self.mostRounds)
    }
    claimedAt = now
    defer { claimCost = surroundings.seconds - now }
    do {
      let blocks = try folder.claim(rounds: rounds, of: shard, before: end) {
        reason = limits.stopReason(at: deadline)
        return reason != nil
      }
      claimed = blocks?.reversed() ?? []
      isComplete = blocks?.isEmpty == true
    } catch {
      fail(error)
    }
  }

  private func keep(_ record: FuzzRecord) {
    keptAt = surroundings.seconds
    guard failure == nil else { return }
    let isNews = record.findings.keys.contains { self.record.findings[$0] == nil }
    do {
      try folder.keep(record)
      self.record.formUnion(record)
      keepWords(status)
      // A finding is kept with the time at which it was known.
      try takeSample(at: keptAt - startedAt, isWanted: isNews)
    } catch {
      fail(error)
    }
  }

  /// Keeps what is known in the end, so that curves do not end before the session.
  private func takeLastSample() {
    guard failure == nil, record.runs > known.runs else { return }
    do {
      try takeSample(at: surroundings.seconds - startedAt, isWanted: true)
    } catch {
      fail(error)
    }
  }

  /// Keeps a sample and tells it, where that is due or wanted.
  private func takeSample(at age: Double, isWanted: Bool) throws {
    let isKept = isWanted || CampaignSample.isDue(at: age, after: sampledAt)
    // Nobody is told anything while last words are on their way.
    let isTold = tellSample != nil && (isWanted || age - toldAt >= 1) && !surroundings.isInterrupted
    guard isKept || isTold else { return }
    let sample = CampaignSample(
      record, since: known, began: began, seconds: age, memory: surroundings.heldMemory)
    if isKept {
      try folder.keep(sample)
      sampledAt = age
    }
    if isTold {
      toldAt = age
      tellSample?(sample)
    }
  }

  private func fail(_ error: any Error) {
    failure = error as? CommandError ?? .unwritableFile(folder.path, reason: "\(error)")
  }

  /// Shows how far it is, in one line.
  private func tell(_ record: FuzzRecord, at now: Double) {
    if record.behaviours.count > news.count { news = (record.behaviours.count, now) }
    let runs = Int(record.runs - known.runs)
    line.show(ProgressLine.Work(done: runs, deadline: deadline.isFinite ? deadline : nil)) {
      let last = news.at.map { ", last new \(ProgressLine.words(seconds: now - $0)) ago" } ?? ""
      let memory = surroundings.heldMemory
      return [
        folder.plan.app, record.findings.count.counting("finding"), runs.counting("run"),
        record.behaviours.count.counting("behaviour") + last,
        record.unseenShare.map { "\(Self.share($0)) unseen" },
        memory > 0 ? MemoryBudget(bytes: memory).description : nil,
      ].compactMap(\.self).joined(separator: " · ")
    }
  }

  /// A share as a percentage that says something however small it is.
  nonisolated static func share(_ share: Double) -> String {
    share == 0 ? "0 %" : share < 0.000_1 ? "under 0.01 %" : "\(Double(Int(share * 10_000)) / 100) %"
  }
}
