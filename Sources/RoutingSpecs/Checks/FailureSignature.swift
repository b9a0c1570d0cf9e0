public import Checking

/// How a run ended, as far as it tells one kind of violation from another.
public struct FailureSignature: Hashable, Sendable, Codable {
  /// The error with which the route declined, or `nil`.
  public private(set) var error: String?

  /// Whether the route said that it had reached its target.
  public private(set) var saysReached = false

  /// The error with which it should have declined, or `nil`.
  public private(set) var expectedError: String?

  /// The check of the route's own that failed; `nil` for every other property.
  public private(set) var failedCheck: String?

  /// How the run ended before its end, or `nil` where it came to its end.
  public private(set) var abnormalEnd: AbnormalEnd?

  /// Whether the run trapped, exited or hung.
  var isAbnormal: Bool { abnormalEnd != nil }

  /// The signature of a run that did not come to its end.
  public init(_ end: AbnormalEnd) { abnormalEnd = end }

  init(error: String?, saysReached: Bool, expectedError: String?, failedCheck: String?) {
    self.error = error
    self.saysReached = saysReached
    self.expectedError = expectedError
    self.failedCheck = failedCheck
  }

  /// The signature in words.
  public var words: String {
    if let abnormalEnd { return "\(abnormalEnd)" }
    if let failedCheck { return "\(failedCheck) failed; \(endingWords)" }
    guard let expectedError else { return endingWords }
    return error == expectedError
      ? "\(endingWords), as expected" : "\(endingWords); expected to decline with \(expectedError)"
  }

  /// How the route ended, in words, whatever was expected.
  var endingWords: String {
    error.map { "declined with \($0)" } ?? (saysReached ? "said that it reached its target" : "never ended")
  }
}

extension RouteExecution {
  /// How the run that was just made ended, as far as it matters to a property.
  ///
  /// - Parameter property: The property that was violated.
  /// - Returns: The signature, by which violations of the property are told apart.
  public func signature(of property: RouteProperty) -> FailureSignature {
    FailureSignature(
      error: first.error, saysReached: first.isReached, expectedError: expectedError,
      failedCheck: property == .passesOwnChecks ? failedCheck : nil)
  }

  /// The check of the route's own that failed, also where the run that was made last shows something else.
  private var failedCheck: String? {
    route.requests.isEmpty ? ownChecks.failure?.name : moments.failedCheck
  }

  /// How the run that was just made ended, and which check of the route's own failed, if one did.
  ///
  /// Runs that end alike have the same signature for each property.
  public var ending: FailureSignature { signature(of: .passesOwnChecks) }
}
