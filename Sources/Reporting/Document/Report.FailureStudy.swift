extension Report {
  /// What tells the states that fail in one way from all others.
  public struct FailureStudy: Hashable, Codable, Sendable {
    /// Says where the route fails like this, and nowhere else; `nil` where no short condition says it.
    public var condition: String?

    /// Says on how many states the condition rests.
    public var evidence: String?

    /// Shows a state near the smallest failing one that does not fail, if there is one.
    public var neighbour: Neighbour?

    /// States what tells failing states from others.
    ///
    /// - Parameters:
    ///   - condition: Where the route fails like this, in words.
    ///   - evidence: On how many states that rests, in words.
    ///   - neighbour: A state near the smallest failing one that does not fail.
    public init(condition: String? = nil, evidence: String? = nil, neighbour: Neighbour? = nil) {
      self.condition = condition
      self.evidence = evidence
      self.neighbour = neighbour
    }

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

    /// Describes a state that does not fail.
    ///
    /// - Parameters:
    ///   - notation: The state on one line.
    ///   - difference: What is different in it, in words.
    ///   - start: The state, layer by layer from the bottom.
    public init(notation: String, difference: String, start: [StackNode]) {
      self.notation = notation
      self.difference = difference
      self.start = start
    }

    /// Says what does not fail, in one sentence.
    var sentence: String { "The nearest state that does not fail is \(notation) (\(difference))." }
  }
}
