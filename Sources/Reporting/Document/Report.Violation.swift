extension Report {
  /// A group of states in which a route breaks a property in the same way, told by its smallest member.
  public struct Violation: Hashable, Codable, Sendable {
    /// Names the route.
    public var route: String

    /// Names the property.
    public var property: String

    /// Says in words what the states of the group have in common, if that is known.
    public var group: String?

    /// Says in words among which states the group was counted.
    public var groupScope: String?

    /// Counts the states of the group that were seen.
    public var groupCount: DecimalCount

    /// Says in one sentence what went wrong, if that is known.
    public var cause: String?

    /// Tells what the states of the group have in common and no other state has, if that was looked for.
    public var study: FailureStudy?

    /// Holds the smallest state of the group, layer by layer from the bottom.
    ///
    /// A layer is a `window` with its root, or whatever is presented over the layer before it.
    public var start: [StackNode]

    /// Writes the same state on one line.
    public var notation: String

    /// Lists what the router decided, in order.
    public var decisions: [Decision]

    /// Names those whose steps they are, UIKit last, where requests overlap.
    public var lanes: [String]?

    /// Says in words what should have happened.
    public var expected: String

    /// Says in words what happened.
    public var actual: String

    /// Holds the stack that was expected, if there is exactly one.
    public var expectedStack: [StackNode]?

    /// Holds the stack that the route left behind, layer by layer from the bottom.
    public var finalStack: [StackNode]

    /// Repeats what UIKit would have written to the console.
    public var faults: [String] = []

    /// Reproduces the run.
    public var replay: Replay

    /// Tells how the witness became small, if it was shrunk.
    public var shrinkHistory: [ShrinkStep]?

    /// Answers what else could have been done, if that was tried: the first is the smallest state itself.
    public var forks: [Fork]?
  }

  /// What is needed to run a failure again.
  public struct Replay: Hashable, Codable, Sendable {
    /// Encodes the state and every choice of the run.
    public var token: String

    /// Is the command line that runs the token.
    public var command: String

    /// Is a Swift Testing file that fails in the same way, ready to be pasted into a test target.
    public var test: String?
  }

  /// One success on the way to a smaller witness.
  public struct ShrinkStep: Hashable, Codable, Sendable {
    /// Names the pass that made the witness smaller.
    public var pass: String

    /// Writes the witness after it on one line.
    public var notation: String
  }
}
