public import Checking

/// What some blocks of a campaign have shown.
///
/// Records are put together in any order and any number of times, with the same result: of each kind of violation the
/// earliest run is kept, of each behaviour the two earliest.
public struct FuzzRecord: Hashable, Sendable {
  /// The numbers of the blocks of which all runs were made.
  public private(set) var blocks = BlockSet()

  /// One of each kind of violation.
  public private(set) var findings: [FuzzFinding.Kind: FuzzFinding] = [:]

  /// For each way in which runs behaved, the two earliest runs that did.
  public private(set) var behaviours: [Fingerprint: EarliestRuns] = [:]

  /// Makes a record of nothing.
  public init() {}

  /// Whether there is nothing in it.
  public var isEmpty: Bool { blocks.isEmpty && findings.isEmpty && behaviours.isEmpty }

  /// How many runs were made.
  public var runs: UInt64 { blocks.count * UInt64(FuzzPlan.blockLength) }

  /// The findings in the order of their runs.
  public var findingsByRun: [FuzzFinding] {
    findings.values.sorted { ($0.run, $0.property) < ($1.run, $1.property) }
  }

  /// Which share of the runs to come will behave as none has before; `nil` where nothing was run.
  ///
  /// It is estimated to be that of the runs with a behaviour that was seen in no other (Good and Turing, DOI
  /// 10.1093/biomet/40.3-4.237). A run that has several such behaviours counts as often, so for runs with many behaviours
  /// it is more than the share, and at most 1.
  public var unseenShare: Double? {
    runs == 0 ? nil : min(Double(behaviours.values.count { $0.second == nil }) / Double(runs), 1)
  }

  /// Whether a run would be the earliest that is known to violate a property with some signature.
  func isNews(_ sighting: FuzzBlock.Sighting, of route: String) -> Bool {
    findings[sighting.kind(of: route)].map { $0.run > sighting.run } ?? true
  }

  /// Takes down that all runs of a block were made.
  mutating func noteMade(_ block: UInt64) { blocks.insert(block) }

  /// Takes in a violation, if it is the earliest of its kind.
  mutating func note(_ finding: FuzzFinding) {
    if let known = findings[finding.kind], known.run <= finding.run { return }
    findings[finding.kind] = finding
  }

  /// Takes in how a run behaved, if it is one of the two earliest that did so.
  @discardableResult
  mutating func note(_ behaviour: Fingerprint, in run: UInt64) -> Bool {
    if behaviours[behaviour] == nil {
      behaviours[behaviour] = EarliestRuns(run)
      return true
    }
    return behaviours[behaviour]?.note(run) == true
  }

  /// Puts another record in.
  ///
  /// - Parameter other: The other record, of the same plan.
  public mutating func formUnion(_ other: FuzzRecord) {
    blocks.formUnion(other.blocks)
    for finding in other.findings.values { note(finding) }
    for (behaviour, runs) in other.behaviours {
      note(behaviour, in: runs)
    }
  }

  /// Takes in the two earliest runs of a behaviour that somebody else knows.
  private mutating func note(_ behaviour: Fingerprint, in runs: EarliestRuns) {
    note(behaviour, in: runs.first)
    if let second = runs.second { note(behaviour, in: second) }
  }

  /// The last run that showed something for the first time, or `nil` where nothing was run.
  public var lastNews: UInt64? { behaviours.values.lazy.map(\.first).max() }
}

/// One kind of violation, as small as it could be made.
public struct FuzzFinding: Hashable, Sendable, Codable {
  /// The name of the route, or of the app that is launched.
  public let route: String
  /// The name of the property.
  public let property: String
  /// How the run ended, in words.
  public let signature: String
  /// The stack in the one-line notation, or the journey.
  public let notation: String
  /// What shows the run again.
  public let token: ReplayToken
  /// The number of the run that found it first.
  public let run: UInt64
  /// Whether the run did something else when it was made again.
  public let isFlaky: Bool

  /// What tells one violation from another.
  public struct Kind: Hashable, Sendable {
    let route: String
    let property: String
    let signature: String
  }

  /// What tells it from others.
  public var kind: Kind { Kind(route: route, property: property, signature: signature) }
}

extension FuzzRecord: Codable {
  private enum CodingKeys: String, CodingKey {
    case blocks, findings, behaviours
  }

  /// Reads a record.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    blocks = try container.decode(BlockSet.self, forKey: .blocks)
    for finding in try container.decode([FuzzFinding].self, forKey: .findings) {
      try Self.check(finding.run, container)
      note(finding)
    }
    behaviours = try container.decode([Fingerprint: EarliestRuns].self, forKey: .behaviours)
  }

  private static func check(_ run: UInt64, _ container: KeyedDecodingContainer<CodingKeys>) throws {
    guard run / UInt64(FuzzPlan.blockLength) < BlockSet.limit else {
      throw DecodingError.unfit("it must be the number of a run", at: container.codingPath)
    }
  }

  /// Writes the record: equal records give equal texts.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(blocks, forKey: .blocks)
    try container.encode(findingsByRun, forKey: .findings)
    try container.encode(behaviours, forKey: .behaviours)
  }
}
