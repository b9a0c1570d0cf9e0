extension Report {
  /// A state in which a reader may ask what else would have happened, with the answers.
  public struct Fork: Hashable, Codable, Sendable {
    /// Writes the state on one line.
    public var notation: String

    /// Holds the state, layer by layer from the bottom.
    public var stack: [StackNode]

    /// Lists what can be done in it: gestures of the user, then routes; empty where it was not tried.
    public var moves: [Move]

    /// Something that can be done in a state.
    public struct Move: Hashable, Codable, Sendable {
      /// Names the route, or says what the user does.
      public var title: String
      /// Says how it ended.
      public var outcome: String
      /// Numbers the fork that it leads to, from 0; `nil` where that state is not among them.
      public var next: Int?

      /// Describes what can be done.
      ///
      /// - Parameters:
      ///   - title: The route's name, or what the user does.
      ///   - outcome: How it ended.
      ///   - next: The number of the fork that it leads to.
      public init(title: String, outcome: String, next: Int? = nil) {
        self.title = title
        self.outcome = outcome
        self.next = next
      }
    }

    /// Describes a state.
    ///
    /// - Parameters:
    ///   - notation: The state on one line.
    ///   - stack: The state, layer by layer from the bottom.
    ///   - moves: What can be done in it.
    public init(notation: String, stack: [StackNode], moves: [Move]) {
      self.notation = notation
      self.stack = stack
      self.moves = moves
    }
  }
}
