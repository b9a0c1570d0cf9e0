/// How a run asked other questions than the choices answer that it was to repeat.
public enum ReplayMismatch: Hashable, Sendable, Codable {
  /// A question had another number of answers.
  case diverged(Divergence)
  /// There were more questions than choices.
  case asksMore(recorded: Int)
  /// There were fewer questions than choices.
  case asksLess(asked: Int, recorded: Int)
}

extension ReplaySource {
  /// How the run that was just made does not fit the sequence, or `nil` where it is faithful.
  public var mismatch: ReplayMismatch? {
    if isFaithful { return nil }
    if let divergence { return .diverged(divergence) }
    return isOverrun
      ? .asksMore(recorded: sequence.count) : .asksLess(asked: position, recorded: sequence.count)
  }
}

// MARK: - CustomStringConvertible

extension ReplayMismatch: CustomStringConvertible {
  /// The difference as a clause.
  public var description: String {
    switch self {
    case .diverged(let divergence): "\(divergence)"
    case .asksMore(let recorded): "the run asks more than \(recorded) \(Self.questions(recorded))"
    case .asksLess(let asked, let recorded): "the run asks \(asked) \(Self.questions(asked)), not \(recorded)"
    }
  }

  private static func questions(_ count: Int) -> String { count == 1 ? "question" : "questions" }
}
