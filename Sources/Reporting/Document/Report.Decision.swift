extension Report {
  /// One step of a run: what was asked of UIKit, what it called back, and what the router decided.
  public struct Decision: Hashable, Codable, Sendable {
    /// Says what was asked, called or decided in a few words.
    public var title: String

    /// Says when it was and what came of it, where that was recorded.
    public var moment: Moment?

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
    ///   - moment: When it was, and what came of it.
    ///   - stackAfter: The stack after the step, layer by layer from the bottom.
    ///   - fork: The number of the fork after the step.
    public init(
      title: String, details: [Detail] = [], moment: Moment? = nil, stackAfter: [StackNode]? = nil,
      fork: Int? = nil
    ) {
      self.title = title
      self.details = details
      self.moment = moment
      self.stackAfter = stackAfter
      self.fork = fork
    }
  }

  /// When a step was, and what came of it.
  public struct Moment: Hashable, Codable, Sendable {
    /// Names the kind of step: a call, a callback, a turn, a gesture, a decision or a fault.
    public var kind: String

    /// Gives the virtual time in milliseconds.
    public var time: Int

    /// Numbers the turn of the run loop, from 0.
    public var turn: Int

    /// Counts the steps that this one is inside of.
    public var depth: Int

    /// Names whose doing it is where requests overlap.
    public var lane: String?

    /// Says in words what came of it, where anything can.
    public var outcome: String?

    /// Tells whether UIKit did not do what it was asked.
    public var isRefused: Bool

    /// Records a moment.
    ///
    /// - Parameters:
    ///   - kind: The kind of step.
    ///   - time: The virtual time in milliseconds.
    ///   - turn: The number of the run loop's turn.
    ///   - depth: How many steps it is inside of.
    ///   - lane: Whose doing it is where requests overlap.
    ///   - outcome: What came of it, in words.
    ///   - isRefused: Whether UIKit did not do what it was asked.
    public init(
      kind: String, time: Int, turn: Int = 0, depth: Int = 0, lane: String? = nil, outcome: String? = nil,
      isRefused: Bool = false
    ) {
      self.kind = kind
      self.time = time
      self.turn = turn
      self.depth = depth
      self.lane = lane
      self.outcome = outcome
      self.isRefused = isRefused
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
