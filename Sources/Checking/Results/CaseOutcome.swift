/// What one run showed: how it ended, for how many states it stands, and the failure if there was one.
@frozen
public struct CaseOutcome<Failure> {
  /// How the run ended.
  public let status: CaseStatus

  /// How many states of the space the run decides; 1 unless parts of the state were left open, 0 where it was cut
  /// off or rejected.
  public let weight: Natural

  /// What was violated and how; there exactly if the status is `falsified`.
  public let failure: Failure?

  @inlinable
  init(status: CaseStatus, weight: Natural, failure: Failure?) {
    self.status = status
    self.weight = weight
    self.failure = failure
  }

  /// The property held in the one state that was checked.
  @inlinable public static var passed: CaseOutcome { .passed(covering: 1) }

  /// The choices made no valid state.
  @inlinable public static var rejected: CaseOutcome {
    CaseOutcome(status: .rejected, weight: 0, failure: nil)
  }

  /// A budget of the run was used up before it came to an end.
  @inlinable public static var overrun: CaseOutcome {
    CaseOutcome(status: .overrun, weight: 0, failure: nil)
  }

  /// The property held in all states for which the run stands.
  @inlinable
  public static func passed(covering weight: Natural) -> CaseOutcome {
    CaseOutcome(status: .passed, weight: weight, failure: nil)
  }

  /// The property was violated in all states for which the run stands.
  @inlinable
  public static func falsified(_ failure: Failure, covering weight: Natural = 1) -> CaseOutcome {
    CaseOutcome(status: .falsified, weight: weight, failure: failure)
  }
}

// MARK: - Sendable

extension CaseOutcome: Sendable where Failure: Sendable {}

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
  public static func < (left: CaseStatus, right: CaseStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
