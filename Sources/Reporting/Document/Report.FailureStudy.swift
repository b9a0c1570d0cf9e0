extension Report {
  /// What tells the states that fail in one way from all others.
  public struct FailureStudy: Hashable, Codable, Sendable {
    /// Says where the route fails like this, and nowhere else; `nil` where no short condition says it.
    public var condition: String?

    /// Says on how many states the condition rests.
    public var evidence: String?

    /// Shows a state near the smallest failing one that does not fail, if there is one.
    public var neighbour: Neighbour?

    /// Says where the route fails, in one sentence; `nil` where nobody knows.
    var sentence: String? {
      condition.map { condition in
        condition == "always"
          ? "It fails in every state" : "It fails exactly where \(condition)"
      }.map { $0 + (evidence.map { " (\($0))." } ?? ".") }
    }
  }

  /// A state that does not fail, beside one that does.
  public struct Neighbour: Hashable, Codable, Sendable {
    /// Writes the state on one line.
    public var notation: String

    /// Says what is different in it.
    public var difference: String

    /// Holds the state, layer by layer from the bottom.
    public var start: [StackNode]

    /// Says what does not fail, in one sentence.
    var sentence: String { "The nearest state that does not fail is \(notation) (\(difference))." }
  }
}
