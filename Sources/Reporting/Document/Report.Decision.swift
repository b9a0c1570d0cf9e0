extension Report {
  /// One step of a run: what was asked of UIKit, what it called back, and what the router decided.
  public struct Decision: Hashable, Codable, Sendable {
    /// Says what was asked, called or decided in a few words.
    public var title: String

    /// Lists the arguments, in the order in which they are read.
    public var details: [Detail] = []

    /// Says when it was and what came of it, where that was recorded.
    public var moment: Moment?

    /// Holds the stack after the step, if it was recorded, with the changed controllers marked.
    public var stackAfter: [StackNode]?

    /// Numbers the fork of the violation in which a reader may try something else after the step, if there is one.
    public var fork: Int?
  }

  /// When a step was, and what came of it.
  public struct Moment: Hashable, Codable, Sendable {
    /// Names the kind of step: a call, a callback, a turn, a gesture, a decision or a fault.
    public var kind: String

    /// Gives the virtual time in milliseconds.
    public var time: Int

    /// Numbers the turn of the run loop, from 0.
    public var turn = 0

    /// Counts the steps that this one is inside of.
    public var depth = 0

    /// Names whose doing it is where requests overlap.
    public var lane: String?

    /// Says in words what came of it, where anything can.
    public var outcome: String?

    /// Tells whether UIKit did not do what it was asked.
    public var isRefused = false
  }

  /// A named argument of a decision.
  public struct Detail: Hashable, Codable, Sendable {
    /// Names the argument.
    public var name: String

    /// Shows its value.
    public var value: String
  }
}
