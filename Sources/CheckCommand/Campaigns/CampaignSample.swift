import Checking
import RoutingSpecs

/// What a process that searches knows at one moment: one point of the curves, and one line of JSON.
///
/// All of it is whole numbers. It decides nothing: who merges folders leaves it out.
struct CampaignSample: Hashable {
  /// When the session has begun, in seconds since 1970; `nil` where no clock says so.
  var began: Int?

  /// How many milliseconds old the session was.
  var milliseconds: Int

  /// How many runs of the campaign the process knows, whoever made them.
  var runs: Int

  /// How many of them it has made itself, in this session.
  var made: Int

  /// In how many ways runs behaved.
  var behaviours: Int

  /// The last run that behaved as none before, or `nil` where nothing was run.
  var lastNews: Int?

  /// How many kinds of violations there are.
  var findings: Int

  /// Of a billion runs to come, how many are expected to behave as none before; `nil` where nothing was run.
  var unseenPerBillion: Int?

  /// How many bytes the process and its workers hold, as far as that can be known.
  var memory: Int

  /// Takes a sample of a session that has begun so many seconds ago, when the process knew less.
  init(_ record: FuzzRecord, since known: FuzzRecord, began: Int?, seconds: Double, memory: Int) {
    self.began = began
    milliseconds = Int(seconds * 1_000)
    runs = Int(record.runs)
    made = Int(record.runs - known.runs)
    behaviours = record.behaviours.count
    lastNews = record.lastNews.map { Int($0) }
    findings = record.findings.count
    unseenPerBillion = Self.perBillion(record.unseenShare)
    self.memory = memory
  }

  /// A share as a whole number.
  static func perBillion(_ share: Double?) -> Int? { share.map { Int(($0 * 1e9).rounded()) } }

  /// Whether another sample is to be kept, a number of seconds after the session's beginning.
  ///
  /// A second has passed since the last one, and a 600th of the session's age: curves lose nothing that can be seen,
  /// and a log has fewer than 5,000 samples after a week, of which the last ones are a quarter of an hour apart.
  static func isDue(at seconds: Double, after last: Double) -> Bool {
    seconds - last >= max(1, last / 600)
  }
}

extension CampaignSample: Codable {
  private enum CodingKeys: CodingKey {
    case began, milliseconds, runs, made, behaviours, lastNews, findings, unseenPerBillion, memory
  }

  /// Reads a sample that somebody may have made up.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func optional(_ key: CodingKeys, upTo most: Int = 1 << 60) throws -> Int? {
      guard let number = try container.decodeIfPresent(Int.self, forKey: key) else { return nil }
      guard (0...most).contains(number) else {
        throw DecodingError.unfit("it must be a number of something", at: container.codingPath + [key])
      }
      return number
    }
    func number(_ key: CodingKeys, upTo most: Int = 1 << 60) throws -> Int {
      guard let number = try optional(key, upTo: most) else {
        throw DecodingError.keyNotFound(
          key, .init(codingPath: container.codingPath, debugDescription: "it is missing"))
      }
      return number
    }
    began = try optional(.began, upTo: Self.longest)
    milliseconds = try number(.milliseconds, upTo: Self.longest * 1_000)
    runs = try number(.runs)
    made = try number(.made)
    behaviours = try number(.behaviours)
    lastNews = try optional(.lastNews)
    findings = try number(.findings)
    unseenPerBillion = try optional(.unseenPerBillion)
    memory = try number(.memory)
  }

  /// More seconds than any campaign takes, or than pass until anybody runs one.
  private static let longest = 1 << 40
}

/// What is known of one session of a log, from its beginning to the next one.
struct CampaignSession {
  /// The samples, each of a later time than the one before.
  private(set) var samples: [CampaignSample] = []

  /// When each kind of violation was known that the log had not had before, in milliseconds since the beginning.
  private(set) var findings: [FuzzFinding.Kind: Int] = [:]

  /// The kinds since the last sample.
  private var untimed: [FuzzFinding.Kind] = []

  /// How long it was, as far as is known.
  var seconds: Double { Double(samples.last?.milliseconds ?? 0) / 1_000 }

  /// Takes down that a record was written with new kinds of violations.
  mutating func note(_ kinds: [FuzzFinding.Kind]) { untimed += kinds }

  /// Takes a sample in, if it goes on from the last one.
  mutating func note(_ sample: CampaignSample) {
    if let last = samples.last, sample.milliseconds < last.milliseconds || sample.made < last.made { return }
    for kind in untimed { findings[kind] = sample.milliseconds }
    untimed = []
    if samples.last?.milliseconds == sample.milliseconds { samples.removeLast() }
    samples.append(sample)
  }
}
