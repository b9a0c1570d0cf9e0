/// The place at which a run asked other questions than the sequence it was to repeat.
///
/// A deterministic run never diverges from its own choices. Where one does, look for iteration over sets or
/// dictionaries, clocks, addresses, and state kept from one run to the next.
public struct Divergence: Hashable, Sendable, Codable {
  /// The index of the first differing question, counted from 0.
  public let position: Int

  /// How many answers the recorded question had.
  public let recordedBound: Int

  /// How many answers the question had this time, or nil where the run ended without asking it.
  public let askedBound: Int?

  /// Describes a difference.
  ///
  /// - Parameters:
  ///   - position: The index of the first differing question, counted from 0.
  ///   - recordedBound: How many answers the recorded question had.
  ///   - askedBound: How many it had this time, or nil where it was not asked.
  @inlinable
  public init(position: Int, recordedBound: Int, askedBound: Int?) {
    self.position = position
    self.recordedBound = recordedBound
    self.askedBound = askedBound
  }
}

// MARK: - CustomStringConvertible

extension Divergence: CustomStringConvertible {
  /// The difference as a clause.
  public var description: String {
    let now = askedBound.map { "has \($0) answers now" } ?? "was not asked now"
    return "question \(position + 1) had \(recordedBound) answers and \(now)"
  }
}
