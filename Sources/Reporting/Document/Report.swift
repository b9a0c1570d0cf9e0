import Checking

/// What one check found: every route against every property, with a witness for each violation.
///
/// The document stands on its own: it repeats names and counts instead of referring to the code that was
/// checked, so a report from last year can still be read, rendered and compared.
public struct Report: Hashable, Sendable {
  /// Numbers the form of the document that this module writes, and the only one that it reads.
  public static let currentSchemaVersion = 1

  /// Says which form the document has; see `currentSchemaVersion`.
  public var schemaVersion = currentSchemaVersion

  /// Names the version of the program that ran the check, such as `0.1.0`.
  public var toolVersion: String

  /// Names the app whose routes were checked.
  public var app: String

  /// States the bound of the space in words, such as "3 tabs, navigation depth 3, 2 modals, 6 screens".
  public var bound: String

  /// Repeats the random seed, if any choice was drawn.
  public var seed: UInt64?

  /// Counts the states in the space.
  public var spaceCount: DecimalCount

  /// Explains the properties, in the order of the table's columns.
  public var properties: [Property]

  /// Lists the checked routes, in the order of the table's rows.
  public var routes: [Route]

  /// Holds one verdict for each route and property that were checked together.
  public var cells: [Cell]

  /// Describes the failures, one for each group of states that fail alike.
  public var violations: [Violation] = []

  /// Tells what earlier runs say about each failure, where several runs were merged.
  public var history: [History]?

  /// Tells what smaller and larger bounds have shown, where the check grew through them.
  public var growth: Growth?

  /// Tells what was declared of screens that every route is to treat alike, where anything was.
  public var interchangeable: Interchangeable?

  /// Tells which states were run by themselves and compared with what is said of all, where any were.
  public var comparisons: [Comparison]?

  /// Lists the settings of the model that are not the app's own, each with its value, where any are.
  public var settings: [String]?

  /// Tells which verdicts depend on a setting of the model, where that was tried.
  public var sweep: Sweep?

  /// Repeats what the whole check was, where this is a result of some of its routes.
  public var shard: Shard?
}

// MARK: - Codable

extension Report: Codable {
  enum CodingKeys: String, CodingKey {
    case schemaVersion, toolVersion, app, bound, seed, spaceCount, properties, routes, cells, violations,
      history, growth, interchangeable, comparisons, settings, sweep, shard
  }

  /// Reads the document, its version first: a newer form is refused by name and not as a missing key.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    schemaVersion = try container.decode(Int.self, forKey: .schemaVersion)
    guard schemaVersion == Self.currentSchemaVersion else {
      throw ReportError.unsupportedSchemaVersion(found: schemaVersion)
    }
    toolVersion = try container.decode(String.self, forKey: .toolVersion)
    app = try container.decode(String.self, forKey: .app)
    bound = try container.decode(String.self, forKey: .bound)
    seed = try container.decodeIfPresent(DecimalCount.self, forKey: .seed).map {
      try Self.seed($0, container)
    }
    spaceCount = try container.decode(DecimalCount.self, forKey: .spaceCount)
    properties = try container.decode([Property].self, forKey: .properties)
    routes = try container.decode([Route].self, forKey: .routes)
    cells = try container.decode([Cell].self, forKey: .cells)
    violations = try container.decode([Violation].self, forKey: .violations)
    history = try container.decodeIfPresent([History].self, forKey: .history)
    growth = try container.decodeIfPresent(Growth.self, forKey: .growth)
    interchangeable = try container.decodeIfPresent(Interchangeable.self, forKey: .interchangeable)
    comparisons = try container.decodeIfPresent([Comparison].self, forKey: .comparisons)
    settings = try container.decodeIfPresent([String].self, forKey: .settings)
    sweep = try container.decodeIfPresent(Sweep.self, forKey: .sweep)
    shard = try container.decodeIfPresent(Shard.self, forKey: .shard)
  }

  /// Writes the document; the seed goes out as a decimal string, because many readers of JSON round numbers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(schemaVersion, forKey: .schemaVersion)
    try container.encode(toolVersion, forKey: .toolVersion)
    try container.encode(app, forKey: .app)
    try container.encode(bound, forKey: .bound)
    try container.encodeIfPresent(seed.map { DecimalCount($0) }, forKey: .seed)
    try container.encode(spaceCount, forKey: .spaceCount)
    try container.encode(properties, forKey: .properties)
    try container.encode(routes, forKey: .routes)
    try container.encode(cells, forKey: .cells)
    try container.encode(violations, forKey: .violations)
    try container.encodeIfPresent(history, forKey: .history)
    try container.encodeIfPresent(growth, forKey: .growth)
    try container.encodeIfPresent(interchangeable, forKey: .interchangeable)
    try container.encodeIfPresent(comparisons, forKey: .comparisons)
    try container.encodeIfPresent(settings, forKey: .settings)
    try container.encodeIfPresent(sweep, forKey: .sweep)
    try container.encodeIfPresent(shard, forKey: .shard)
  }

  private static func seed(
    _ count: DecimalCount, _ container: KeyedDecodingContainer<CodingKeys>
  ) throws -> UInt64 {
    guard let seed = UInt64(count.digits) else {
      throw DecodingError.unfit(
        "a seed is at most \(UInt64.max)", at: container.codingPath + [CodingKeys.seed])
    }
    return seed
  }
}
