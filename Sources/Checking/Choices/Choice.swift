/// One decided question of a run: the answer that was given and how many there were.
@frozen
public struct Choice: Hashable, Sendable {
  /// The answer, in `0..<bound`; 0 is the simplest.
  public let answer: Int

  /// How many answers the question had, at least 1.
  public let bound: Int

  /// Records an answer together with the number of answers there were.
  ///
  /// - Parameters:
  ///   - answer: The answer, in `0..<bound`; anything else is a programming error.
  ///   - bound: How many answers there were, at least 1.
  @inlinable
  public init(_ answer: Int, of bound: Int) {
    precondition(bound >= 1 && answer >= 0 && answer < bound, "choice \(answer) of \(bound)")
    self.answer = answer
    self.bound = bound
  }

  /// Records an answer that its caller has already compared with the bound.
  @inlinable
  init(unchecked answer: Int, of bound: Int) {
    self.answer = answer
    self.bound = bound
  }

  /// Whether this is the last answer of its question.
  @inlinable
  var isLast: Bool { answer + 1 == bound }
}
