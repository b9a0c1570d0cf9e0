import Foundation
import Journeys
import Reporting

/// The folder in which an exploration is kept.
///
/// `exploration.json` says what is explored and is never written again. `states.jsonl` has a line for each time that
/// something was kept, with what had changed by then, so that a kill costs at most what came after the last whole line.
@MainActor
final class ExplorationFolder {
  let path: String

  /// What an earlier process has kept.
  private(set) var kept = KeptExploration()

  private let surroundings: any Surroundings
  private let lock: FileLock
  private var isTorn = false

  /// Why nothing is kept any more, if something went wrong.
  private(set) var failure: CommandError?

  /// The file that says what is explored.
  static let planName = "exploration.json"

  private static let logName = "states.jsonl"

  private static let planLimit = 64 << 20

  /// Opens the folder of an exploration, or makes it, against other processes; throws where it is of something else
  /// or in use.
  init(_ path: String, of plan: ExplorationPlan, _ surroundings: any Surroundings) throws {
    self.path = path
    self.surroundings = surroundings
    let name = path + "/" + Self.planName
    if !surroundings.exists(name), surroundings.exists(path + "/" + KeptCampaign.planName) {
      throw Self.refusal(
        path, "it is the folder of a campaign of `routecheck fuzz`. Name another with --dir.")
    }
    guard let lock = try surroundings.lock(path + "/lock", waits: false) else {
      throw Self.refusal(path, "another process explores there now.")
    }
    self.lock = lock
    if surroundings.exists(name) {
      try demand(plan, as: name)
    } else {
      try surroundings.replace(name, with: JSONText.document(plan))
    }
    try readLog()
  }

  private static func refusal(_ path: String, _ reason: String) -> CommandError {
    .badFile(path, reason: reason)
  }

  /// Refuses a folder of something else.
  private func demand(_ plan: ExplorationPlan, as name: String) throws {
    let data = Data(try surroundings.read(name, limit: Self.planLimit))
    guard let old = try? JSONDecoder().decode(ExplorationPlan.self, from: data) else {
      throw Self.refusal(name, "it does not say what is explored as this version writes it.")
    }
    if let difference = old.difference(from: plan) {
      throw Self.refusal(
        path, "its exploration is one of \(difference). Remove the folder, or name another with --dir.")
    }
  }

  // MARK: - Lines

  /// What was kept at some moment.
  private struct Line: Codable {
    /// How many times something had been kept before.
    let number: Int
    let entry: Data
  }

  /// Reads what was kept, up to the first line that is not as it was written.
  private func readLog() throws {
    let name = path + "/" + Self.logName
    let bytes = try surroundings.read(name, from: 0)
    isTorn = !(bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true)
    var entries: [Data] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let text = DigestedLine.text(of: line),
        let line = try? JSONDecoder().decode(Line.self, from: Data(text.utf8)), line.number <= entries.count
      else { continue }
      // Whoever went on from an earlier line has made what came after it void.
      entries.removeLast(entries.count - line.number)
      entries.append(line.entry)
    }
    do throws(KeptFault) {
      for entry in entries { try kept.add(Array(entry)) }
    } catch {
      throw Self.refusal(name, "\(error)")
    }
  }

  /// Keeps what has changed.
  ///
  /// Where that is impossible nothing is kept any more, which is said at once: what was found so far is worth more
  /// than an end.
  func keep(_ entry: [UInt8], number: Int) {
    guard failure == nil else { return }
    let name = path + "/" + Self.logName
    do {
      // Whoever was stopped while writing has left a line without an end.
      let text = DigestedLine.line(JSONText.line(Line(number: number, entry: Data(entry))))
      try surroundings.append((isTorn ? "\n" : "") + text, to: name)
      isTorn = false
    } catch {
      let failure = error as? CommandError ?? .unwritableFile(name, reason: "\(error)")
      self.failure = failure
      surroundings.writeError(
        "routecheck: \(failure.message) The exploration goes on, and nothing more of it is kept.\n")
    }
  }
}
