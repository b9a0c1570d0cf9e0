import Checking
import Reporting
import RoutingSpecs

/// The folder in which a campaign is kept.
///
/// `campaign.json` says what is searched and is never written again. Each process appends to a log of its own, which it
/// locks as long as it lives; what it is about to do it claims there first, so that nobody else does it. A process that
/// was killed holds no lock, and what it has claimed and not done is free again.
@MainActor
final class CampaignFolder {
  let path: String
  let plan: FuzzPlan

  /// All that is known of the campaign.
  private(set) var record = FuzzRecord()

  private let surroundings: any Surroundings
  private var logs: [String: CampaignLog] = [:]
  private var own: (name: String, lock: FileLock)?

  /// The first round of the shard that may have blocks which nobody has made: all before it are over.
  private var firstOpenRound: UInt64 = 0

  /// The most bytes that the file may have which says what is searched.
  private static let planLimit = 64 << 20

  /// Opens a folder that is there; throws where it holds no campaign.
  init(_ path: String, _ surroundings: any Surroundings) throws {
    self.path = path
    self.surroundings = surroundings
    plan = try Self.plan(in: path, surroundings)
    try refresh()
  }

  /// Opens the folder of a campaign, or makes it, and begins a log of this process.
  ///
  /// Throws where the folder is of another campaign than the fresh one; `keepsSeed` lets the folder say which seed it
  /// is.
  init(_ path: String, of fresh: FuzzPlan, keepsSeed: Bool, _ surroundings: any Surroundings) throws {
    self.path = path
    self.surroundings = surroundings
    if surroundings.exists(path + "/" + ExplorationFolder.planName) {
      throw CommandError.badFile(
        path, reason: "`routecheck explore` keeps an exploration there. Name another folder with --dir.")
    }
    let lock = try surroundings.lock(path + "/lock", waits: true)
    if surroundings.exists(path + "/" + Self.planName) {
      let old = try Self.plan(in: path, surroundings)
      let wanted = keepsSeed ? fresh.withSeed(of: old) : fresh
      if let difference = old.difference(from: wanted) {
        throw CommandError.badFile(
          path, reason: "its campaign is one of \(difference). Remove the folder, or name another with --dir."
        )
      }
      plan = old
    } else {
      try surroundings.replace(path + "/" + Self.planName, with: JSONText.document(fresh))
      plan = fresh
    }
    var number = 1
    while own == nil {
      let name = "log-\(number).jsonl"
      if let lock = try surroundings.lock(lockPath(of: name), waits: false) { own = (name, lock) }
      number += 1
    }
    try refresh()
    // Whoever was stopped while writing has left a line without an end.
    if let own, logs[own.name]?.isTorn == true {
      try surroundings.append("\n", to: path + "/" + own.name)
      try refresh()
    }
    try append(.start)
    withExtendedLifetime(lock) {}
  }

  private static let planName = KeptCampaign.planName

  private static func plan(in path: String, _ surroundings: any Surroundings) throws -> FuzzPlan {
    let name = path + "/" + planName
    guard surroundings.exists(name) else {
      throw CommandError.badFile(path, reason: "it is no folder of a campaign: `\(planName)` is missing.")
    }
    let bytes = try surroundings.read(name, limit: planLimit)
    do throws(KeptCampaign.Fault) {
      return try KeptCampaign.plan(bytes)
    } catch {
      throw CommandError.badFile(name, reason: "\(error)")
    }
  }

  // MARK: - What is known

  /// How many lines of the logs are not as they were written; their runs are made again.
  var damagedLines: Int { logs.values.reduce(0) { $0 + $1.damagedLines } }

  /// The sessions of each log that has samples, the logs in the order of their numbers.
  var sessions: [(log: String, sessions: [CampaignSession])] {
    logs.map { (log: $0.key, sessions: $0.value.sessions.filter { !$0.samples.isEmpty }) }
      .filter { !$0.sessions.isEmpty }
      .sorted { ($0.log.utf8.count, $0.log) < ($1.log.utf8.count, $1.log) }
  }

  /// A process that searches.
  struct Process {
    /// The name of its log.
    let log: String
    /// How many seconds ago it has written there; `nil` where nobody knows.
    let age: Double?
  }

  /// The processes that search now; none where the folder's locks cannot be seen, as in a folder that cannot be
  /// written.
  var processes: [Process] {
    // Nobody claims blocks meanwhile: whoever did would take a log that is looked at for one that is written.
    guard surroundings.exists(path + "/lock"),
      let lock = try? surroundings.lock(path + "/lock", waits: true)
    else { return [] }
    defer { withExtendedLifetime(lock) {} }
    return logs.keys.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.compactMap { log in
      guard surroundings.exists(lockPath(of: log)), (try? isAlive(log)) == true else { return nil }
      return Process(log: log, age: surroundings.age(of: path + "/" + log))
    }
  }

  /// Reads what was appended; what this process has appended it knows.
  func refresh() throws {
    for name in surroundings.files(in: path) where name.hasPrefix("log-") && name.hasSuffix(".jsonl") {
      var log = logs[name] ?? CampaignLog()
      if name == own?.name, log.length > 0, !log.isTorn { continue }
      log.read(try surroundings.read(path + "/" + name, from: log.length), into: &record)
      logs[name] = log
    }
  }

  // MARK: - Work

  /// Claims the blocks of some rounds that nobody has made or claimed: none where nothing is left, `nil` where it was
  /// too late.
  ///
  /// Of the rounds always the same ones belong to a shard. Others who claim blocks are waited for until it is too late.
  func claim(
    rounds: Int, of shard: Shard, before end: UInt64?, unless isTooLate: () -> Bool = { false }
  ) throws -> [UInt64]? {
    // Most of it is read before others have to wait.
    try refresh()
    guard let lock = try lock(unless: isTooLate) else { return nil }
    defer { withExtendedLifetime(lock) {} }
    try refresh()
    let alive = try logs.filter { try !$0.value.claimed.isEmpty && isAlive($0.key) }.values
    let claimed = alive.reduce(into: BlockSet()) { $0.formUnion($1.claimed) }
    var (blocks, left) = ([UInt64](), rounds)
    let end = min(end ?? .max, BlockSet.limit)
    var round = shard.firstRound(from: firstOpenRound)
    var firstOpen: UInt64?
    while left > 0, case let numbers = plan.blocks(ofRound: round), numbers.lowerBound < end {
      // Rounds that are over are passed over at once, however many they are.
      let missing = record.blocks.firstMissing(from: numbers.lowerBound)
      guard numbers.contains(missing) else {
        round = shard.firstRound(from: plan.round(ofBlock: missing))
        continue
      }
      firstOpen = firstOpen ?? round
      let free = numbers.filter { $0 < end && !record.blocks.contains($0) && !claimed.contains($0) }
      if !free.isEmpty { left -= 1 }
      blocks += free
      round += shard.count
    }
    firstOpenRound = firstOpen ?? round
    if !blocks.isEmpty { try append(.claim(BlockSet(blocks))) }
    return blocks
  }

  /// Locks the folder against others who claim blocks; `nil` where it is too late.
  private func lock(unless isTooLate: () -> Bool) throws -> FileLock? {
    while true {
      if let lock = try surroundings.lock(path + "/lock", waits: false) { return lock }
      if isTooLate() { return nil }
      surroundings.wait(Self.lockInterval)
    }
  }

  /// How many seconds pass until the lock is tried again: the system would wake all who wait for it at once.
  private static let lockInterval = 0.01

  /// Whether somebody writes a log, this process or another one.
  private func isAlive(_ name: String) throws -> Bool {
    if name == own?.name { return true }
    return try surroundings.lock(lockPath(of: name), waits: false) == nil
  }

  /// The file that whoever writes a log keeps locked.
  private func lockPath(of log: String) -> String { path + "/" + log.replacing(".jsonl", with: ".lock") }

  /// Keeps what blocks have shown.
  func keep(_ record: FuzzRecord) throws { try append(.record(record)) }

  /// Keeps what is known at some moment.
  func keep(_ sample: CampaignSample) throws { try append(.sample(sample)) }

  private func append(_ entry: CampaignEntry) throws {
    guard let own else { preconditionFailure("a folder that is only read is not written") }
    let line = entry.line
    try surroundings.append(line, to: path + "/" + own.name)
    logs[own.name, default: CampaignLog()].noteAppended(entry, line, into: &record)
  }

  /// Refuses a path at which there is something already, so that nothing is written over.
  static func demandFree(_ path: String, _ surroundings: any Surroundings) throws {
    if !surroundings.files(in: path).isEmpty || surroundings.exists(path) {
      throw CommandError.fileExists(path)
    }
  }

  /// Makes a folder of what is known of a campaign; equal knowledge gives equal bytes.
  static func write(
    _ record: FuzzRecord, of plan: FuzzPlan, to path: String, _ surroundings: any Surroundings
  ) throws {
    try demandFree(path, surroundings)
    try surroundings.replace([
      (path + "/" + planName, JSONText.document(plan)),
      (path + "/log-1.jsonl", CampaignEntry.record(record).line),
    ])
  }
}
