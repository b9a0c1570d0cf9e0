/// A failure together with the choices that lead to it.
public struct Counterexample<Failure> {
  /// What was violated and how, in the run of these choices.
  public let failure: Failure

  /// The choices of the run; replaying them gives the same failure.
  public let choices: ChoiceSequence

  /// How the failure was made smaller, or nil where nobody tried.
  public let shrinking: ShrinkStatistics?

  /// Keeps a failure with its choices.
  ///
  /// - Parameters:
  ///   - failure: What was violated and how.
  ///   - choices: The choices of the run.
  ///   - shrinking: How it was made smaller, or nil where nobody tried.
  public init(failure: Failure, choices: ChoiceSequence, shrinking: ShrinkStatistics? = nil) {
    self.failure = failure
    self.choices = choices
    self.shrinking = shrinking
  }
}

// MARK: - Equatable, Hashable, Sendable, Codable

extension Counterexample: Equatable where Failure: Equatable {}
extension Counterexample: Hashable where Failure: Hashable {}
extension Counterexample: Sendable where Failure: Sendable {}
extension Counterexample: Encodable where Failure: Encodable {}
extension Counterexample: Decodable where Failure: Decodable {}
