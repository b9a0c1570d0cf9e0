/// What independent draws say about what they have not shown.
///
/// It is the only thing that sampling says of a space beyond the states that were run, and no part of a proof: an
/// estimate, and a bound with a confidence, never a count.
public struct ResidualRisk: Hashable, Sendable, Codable {
  /// How many states were drawn, each with the same probability and whatever came before; at least 1.
  public let draws: Int

  /// How many of the draws failed.
  public let failures: Int

  /// How many kinds of failure exactly one draw has shown.
  public let kindsSeenOnce: Int

  /// Sums up a sample; `nil` where nothing was drawn.
  ///
  /// - Parameters:
  ///   - draws: How many states were drawn.
  ///   - failuresByKind: How many draws each kind of failure has; kinds that no draw has count for nothing.
  public init?(draws: Int, failuresByKind: [Int]) {
    guard draws > 0 else { return nil }
    self.draws = draws
    failures = failuresByKind.reduce(0, +)
    kindsSeenOnce = failuresByKind.count { $0 == 1 }
  }
}

// MARK: - CustomStringConvertible

extension ResidualRisk: CustomStringConvertible {
  /// The risk as a clause.
  ///
  /// How likely the next draw fails in a way that no draw has shown is the estimate by Good and Turing (Good 1953,
  /// doi:10.1093/biomet/40.3-4.237): the kinds seen once over the draws. Where nothing failed it would be 0. Were the
  /// share of states that fail p, no draw would fail with a probability of (1 - p)^n, at most 5 % for p = 3 / n.
  public var description: String {
    let total = Natural(draws).grouped
    if failures == 0 { return "with 95 % confidence at most 3 in \(total) of all states fail" }
    return kindsSeenOnce == 0
      ? "every kind of failure was drawn more than once"
      : "the next state drawn fails in a new way with a probability of about \(kindsSeenOnce) in \(total)"
  }
}
