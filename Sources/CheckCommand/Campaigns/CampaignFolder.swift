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
  private let surroundings: any Surroundings
  private var logs: [String: CampaignLog] = [:]
  private var own: (name: String, lock: FileLock)?

  /// The most bytes that the file may have which says what is searched.
  private static let planLimit = 64 << 20

  /// Opens a folder that is there.
  ///
  /// - Throws: `CommandError` where it holds no campaign.
  init(_ path: String, _ surroundings: any Surroundings) throws {
    self.path = path
    self.surroundings = surroundings
    plan = try Self.plan(in: path, surroundings)
    try refresh()
  }

  /// Opens the folder of a campaign, or makes it, and begins a log of this process.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - fresh: The campaign that would be started.
  ///   - keepsSeed: Whether the folder says which seed it is.
  ///   - surroundings: Where the folder is.
  /// - Throws: `CommandError` where the folder is of another campaign, or cannot be written.
  init(_ path: String, of fresh: FuzzPlan, keepsSeed: Bool, _ surroundings: any Surroundings) throws {
    self.path = path
    self.surroundings = surroundings
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
    if let own, logs[own.name]?.isTorn == true { try surroundings.append("\n", to: path + "/" + own.name) }
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

  /// All that is known of the campaign.
  var record: FuzzRecord { logs.values.reduce(into: FuzzRecord()) { $0.formUnion($1.record) } }

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

  /// The processes that search now; none where the folder's locks cannot be seen, as in a folder that cannot be written.
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

  /// Reads what others have appended.
  func refresh() throws {
    for name in surroundings.files(in: path) where name.hasPrefix("log-") && name.hasSuffix(".jsonl") {
      var log = logs[name] ?? CampaignLog()
      log.read(try surroundings.read(path + "/" + name, from: log.length))
      logs[name] = log
    }
  }

  // MARK: - Work

  /// Claims blocks that nobody has made or claimed.
  ///
  /// - Parameters:
  ///   - rounds: How many rounds of blocks are wanted.
  ///   - shard: Which of the rounds belong to this process.
  ///   - end: The number of the block at which the campaign ends, or `nil`.
  /// - Returns: The blocks, the first one first; none where nothing is left.
  /// - Throws: `CommandError` where the folder cannot be read or written.
  func claim(rounds: Int, of shard: Shard, before end: UInt64?) throws -> [UInt64] {
    let lock = try surroundings.lock(path + "/lock", waits: true)
    defer { withExtendedLifetime(lock) {} }
    try refresh()
    var taken = BlockSet()
    for (name, log) in logs {
      taken.formUnion(log.record.blocks)
      if try isAlive(name) { taken.formUnion(log.claimed) }
    }
    var (blocks, left) = ([UInt64](), rounds)
    var round = shard.first
    while left > 0, end.map({ plan.blocks(ofRound: round).lowerBound < $0 }) ?? true {
      let free = plan.blocks(ofRound: round).filter { !taken.contains($0) && $0 < end ?? .max }
      if !free.isEmpty { left -= 1 }
      blocks += free
      round += shard.count
    }
    if !blocks.isEmpty { try append(.claim(BlockSet(blocks))) }
    return blocks
  }

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
    try surroundings.append(entry.line, to: path + "/" + own.name)
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
