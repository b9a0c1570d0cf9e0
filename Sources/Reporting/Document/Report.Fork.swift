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
    }
  }
}
