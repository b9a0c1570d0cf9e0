/// How many runs ended in which way.
@frozen
public struct CaseTally: Hashable, Sendable, Codable {
  /// How many runs were cut off by a budget.
  public var overrun = 0

  /// How many runs made no valid state.
  public var rejected = 0

  /// How many runs showed that the property held.
  public var passed = 0

  /// How many runs showed a violation.
  public var falsified = 0

  /// Starts with no runs.
  @inlinable public init() {}

  /// How many runs there were.
  @inlinable public var total: Int { overrun + rejected + passed + falsified }

  /// Adds the runs of another tally.
  ///
  /// - Parameter other: The other tally, of other runs.
  public mutating func add(_ other: CaseTally) {
    overrun += other.overrun
    rejected += other.rejected
    passed += other.passed
    falsified += other.falsified
  }

  @inlinable
  mutating func count(_ status: CaseStatus) {
    switch status {
    case .overrun: overrun += 1
    case .rejected: rejected += 1
    case .passed: passed += 1
    case .falsified: falsified += 1
    }
  }
}
