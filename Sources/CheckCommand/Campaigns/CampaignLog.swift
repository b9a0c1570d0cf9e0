import Checking
import Foundation
import Reporting
import RoutingSpecs

/// One line of a campaign's log.
enum CampaignEntry: Codable {
  /// A process begins to write the log; what was claimed in it before is given up.
  case start
  /// The one who writes the log will make these blocks.
  case claim(BlockSet)
  /// What blocks have shown.
  case record(FuzzRecord)
  /// What the one who writes the log knew at some moment.
  case sample(CampaignSample)

  private enum CodingKeys: String, CodingKey {
    case start, claim, record, sample
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if try container.decodeIfPresent(Bool.self, forKey: .start) == true {
      self = .start
    } else if let blocks = try container.decodeIfPresent(BlockSet.self, forKey: .claim) {
      self = .claim(blocks)
    } else if let sample = try container.decodeIfPresent(CampaignSample.self, forKey: .sample) {
      self = .sample(sample)
    } else {
      self = .record(try container.decode(FuzzRecord.self, forKey: .record))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .start: try container.encode(true, forKey: .start)
    case .claim(let blocks): try container.encode(blocks, forKey: .claim)
    case .record(let record): try container.encode(record, forKey: .record)
    case .sample(let sample): try container.encode(sample, forKey: .sample)
    }
  }

  /// The line, with the digest of what it says before it.
  var line: String {
    DigestedLine.line(JSONText.line(self))
  }

  /// Reads a line without its line end; `nil` where it is not as it was written.
  init?(line: ArraySlice<UInt8>) {
    guard let text = DigestedLine.text(of: line),
      let entry = try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
    else { return nil }
    self = entry
  }
}

/// What is known of the log of one process, to which it only ever appends, besides what its blocks have shown.
struct CampaignLog {
  /// The blocks that the one who writes it has said it would make, and was not known to have made.
  private(set) var claimed = BlockSet()

  /// What is known of each time that somebody has begun to write it.
  private(set) var sessions: [CampaignSession] = []

  /// How many lines are not as they were written.
  private(set) var damagedLines = 0

  /// How many bytes were read so far, up to the end of a line.
  private(set) var length = 0

  /// Whether the last line that was read had no end: somebody is writing it, or was stopped while writing it.
  private(set) var isTorn = false

  /// The kinds of violations that stand in it.
  private var kinds: Set<FuzzFinding.Kind> = []

  /// Reads what was appended, and takes into the record what the blocks have shown.
  mutating func read(_ bytes: [UInt8], into record: inout FuzzRecord) {
    let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    isTorn = end < bytes.count
    length += end
    for line in bytes[..<end].split(separator: UInt8(ascii: "\n")) {
      if let entry = CampaignEntry(line: line) {
        note(entry, into: &record)
      } else {
        damagedLines += 1
      }
    }
  }

  /// Takes down an entry that this process has appended, so that it need not be read.
  mutating func noteAppended(_ entry: CampaignEntry, _ line: String, into record: inout FuzzRecord) {
    length += line.utf8.count
    note(entry, into: &record)
  }

  private mutating func note(_ entry: CampaignEntry, into record: inout FuzzRecord) {
    switch entry {
    case .start:
      claimed = BlockSet()
      sessions.append(CampaignSession())
    case .claim(let blocks): claimed.formUnion(blocks)
    case .record(let more):
      let new = more.findings.keys.filter { kinds.insert($0).inserted }
      sessions.last { $0.note(new) }
      claimed.subtract(more.blocks)
      record.formUnion(more)
    case .sample(let sample): sessions.last { $0.note(sample) }
    }
  }
}

extension [CampaignSession] {
  /// Changes the last session; one begins where the line is damaged that has begun it.
  fileprivate mutating func last(_ change: (inout CampaignSession) -> Void) {
    if isEmpty { append(CampaignSession()) }
    change(&self[count - 1])
  }
}
