extension Report {
  /// One step of the router: what it looked for, found, built, dismissed or moved.
  public struct Decision: Hashable, Codable, Sendable {
    /// Says what was decided in a few words.
    public var title: String

    /// Lists the arguments, in the order in which they are read.
    public var details: [Detail]

    /// Holds the stack after the step, if it was recorded, with the changed controllers marked.
    public var stackAfter: [StackNode]?

    /// Numbers the fork of the violation in which a reader may try something else after the step, if there is one.
    public var fork: Int?

    /// Records a step.
    ///
    /// - Parameters:
    ///   - title: What was decided, in a few words.
    ///   - details: The arguments, in the order in which they are read.
    ///   - stackAfter: The stack after the step, layer by layer from the bottom.
    ///   - fork: The number of the fork after the step.
    public init(title: String, details: [Detail] = [], stackAfter: [StackNode]? = nil, fork: Int? = nil) {
      self.title = title
      self.details = details
      self.stackAfter = stackAfter
      self.fork = fork
    }
  }

  /// A named argument of a decision.
  public struct Detail: Hashable, Codable, Sendable {
    /// Names the argument.
    public var name: String

    /// Shows its value.
    public var value: String

    /// Records an argument.
    ///
    /// - Parameters:
    ///   - name: The name of the argument.
    ///   - value: Its value, as text.
    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }
}
