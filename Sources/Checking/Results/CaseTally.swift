/// How many runs ended in which way.
@frozen
public struct CaseTally: Hashable, Sendable, Codable {
  /// How many runs were cut off by a budget.
  public var overrun = 0

  /// How many runs showed that the property held.
  public var passed = 0

  /// How many runs showed a violation.
  public var falsified = 0

  /// Starts with no runs.
  @inlinable public init() {}

  /// How many runs there were.
  @inlinable public var total: Int { overrun + passed + falsified }

  /// Adds the runs of another tally.
  ///
  /// - Parameter other: The other tally, of other runs.
  public mutating func add(_ other: CaseTally) {
    overrun += other.overrun
    passed += other.passed
    falsified += other.falsified
  }
}
