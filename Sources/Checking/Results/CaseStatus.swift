/// How one run ended, from "says nothing" to "found something".
///
/// The order is the order of interest: a fuzzer prefers a run that got further.
@frozen
public enum CaseStatus: Int, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// The run was cut off by a budget, and nothing is known about its state.
  case overrun

  /// The choices made no valid state; there was nothing to check.
  case rejected

  /// The state was checked and the property held.
  case passed

  /// The state was checked and the property was violated.
  case falsified

  /// Orders two endings by interest.
  ///
  /// - Parameters:
  ///   - left: An ending.
  ///   - right: The ending to compare it with.
  /// - Returns: Whether `left` says less than `right`.
  public static func < (left: CaseStatus, right: CaseStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
