extension Report {
  /// The verdict on one route and one property, with the counts that it rests on.
  public struct Cell: Hashable, Sendable {
    /// Names the route.
    public var route: String

    /// Names the property.
    public var property: String

    /// Tells whether the property holds.
    public var verdict: Verdict

    /// Tells how much was looked at.
    public var counts: Counts
  }

  /// What a check says about a property, never more than it knows.
  public enum Verdict: Hashable, Sendable {
    /// The property is true in every state of the space.
    case holds(Strength)

    /// Every state was covered, and in none of them the property could have been false.
    case notExercised(Strength)

    /// At least one state was found in which the property is false.
    case violated

    /// Nothing was found, and not every state was covered; `reason` says in words what stopped the check.
    case inconclusive(reason: String)
  }

  /// The three numbers that stand behind every verdict.
  public struct Counts: Hashable, Codable, Sendable {
    /// Counts the states in the space.
    public var states: DecimalCount

    /// Counts the states for which the outcome is known.
    public var covered: DecimalCount

    /// Counts how often the route was executed to learn that.
    public var runs: DecimalCount

    /// Says all three for a reader, such as "7 states, 7 covered, 1 run".
    var sentence: String {
      "\(states.counting("state")), \(covered.readable) covered, \(runs.counting("run"))"
    }
  }
}

extension Report.Verdict {
  /// What the verdict is worth where it speaks for every state; `nil` where it does not.
  public var strength: Report.Strength? {
    switch self {
    case .holds(let strength), .notExercised(let strength): strength
    case .violated, .inconclusive: nil
    }
  }

  /// Whether the property is true in every state, and could have been false in some.
  var isHold: Bool { if case .holds = self { true } else { false } }

  /// The mark that stands for the verdict in tables.
  var symbol: String {
    switch self {
    case .holds(.proved): "✓"
    case .holds(.tested): "○"
    case .notExercised: "–"
    case .violated: "✗"
    case .inconclusive: "?"
    }
  }

  /// The verdict in words.
  var words: String {
    switch self {
    case .holds(let strength): "holds, \(strength.rawValue)"
    case .notExercised(.proved): "not exercised"
    case .notExercised(.tested): "not exercised, tested"
    case .violated: "violated"
    case .inconclusive(let reason): "inconclusive: \(reason)"
    }
  }
}

// MARK: - Codable

extension Report.Cell: Codable {
  enum CodingKeys: String, CodingKey {
    case route, property, verdict, strength, stopReason, counts
  }

  private enum Word: String, Codable {
    case holds, notExercised, violated, inconclusive
    /// What earlier versions wrote for `notExercised`.
    case neverAtStake
  }

  /// Reads a cell; only an inconclusive one has a stop reason, and it must have one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    route = try container.decode(String.self, forKey: .route)
    property = try container.decode(String.self, forKey: .property)
    counts = try container.decode(Report.Counts.self, forKey: .counts)
    switch try container.decode(Word.self, forKey: .verdict) {
    case .holds: verdict = .holds(try Self.strength(in: container))
    case .notExercised, .neverAtStake: verdict = .notExercised(try Self.strength(in: container))
    case .violated: verdict = .violated
    case .inconclusive:
      verdict = .inconclusive(reason: try container.decode(String.self, forKey: .stopReason))
    }
  }

  /// Reads what a verdict is worth; what an earlier version has written, which did not ask, is not proved.
  private static func strength(
    in container: KeyedDecodingContainer<CodingKeys>
  ) throws -> Report.Strength {
    try container.decodeIfPresent(Report.Strength.self, forKey: .strength) ?? .tested
  }

  /// Writes a cell, with the stop reason beside an inconclusive verdict.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(route, forKey: .route)
    try container.encode(property, forKey: .property)
    try container.encode(counts, forKey: .counts)
    try container.encodeIfPresent(verdict.strength, forKey: .strength)
    switch verdict {
    case .holds: try container.encode(Word.holds, forKey: .verdict)
    case .notExercised: try container.encode(Word.notExercised, forKey: .verdict)
    case .violated: try container.encode(Word.violated, forKey: .verdict)
    case .inconclusive(let reason):
      try container.encode(Word.inconclusive, forKey: .verdict)
      try container.encode(reason, forKey: .stopReason)
    }
  }
}
