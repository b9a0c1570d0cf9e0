/// The answer to "does the property hold?".
public enum Verdict<Failure> {
  /// The property held in every state of the space, and every state was covered.
  case holds

  /// The property is violated, and this is how and where.
  case violated(Failure)

  /// No violation was found, but not every state was covered, for this reason.
  case inconclusive(StopReason)
}

// MARK: - Equatable, Hashable, Sendable, Codable

extension Verdict: Equatable where Failure: Equatable {}
extension Verdict: Hashable where Failure: Hashable {}
extension Verdict: Sendable where Failure: Sendable {}
extension Verdict: Encodable where Failure: Encodable {}
extension Verdict: Decodable where Failure: Decodable {}
