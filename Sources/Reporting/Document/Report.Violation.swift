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
    public var faults: [String]

    /// Reproduces the run.
    public var replay: Replay

    /// Tells how the witness became small, if it was shrunk.
    public var shrinkHistory: [ShrinkStep]?

    /// Answers what else could have been done, if that was tried: the first is the smallest state itself.
    public var forks: [Fork]?

    /// Describes a group of failing states.
    ///
    /// - Parameters:
    ///   - route: The name of the route.
    ///   - property: The name of the property.
    ///   - group: What the states have in common, in words.
    ///   - groupScope: Among which states the group was counted, in words.
    ///   - groupCount: How many states of the group were seen.
    ///   - cause: What went wrong, in one sentence.
    ///   - study: What the states of the group have in common and no other state has.
    ///   - start: The smallest state, layer by layer from the bottom.
    ///   - notation: The same state on one line.
    ///   - decisions: What the router decided, in order.
    ///   - lanes: Those whose steps they are, where requests overlap.
    ///   - expected: What should have happened.
    ///   - actual: What happened.
    ///   - expectedStack: The stack that was expected, if there is exactly one.
    ///   - finalStack: The stack that the route left behind.
    ///   - faults: UIKit's console messages, in order.
    ///   - replay: How to run it again.
    ///   - shrinkHistory: How the witness became small.
    ///   - forks: What else could have been done, the smallest state first.
    public init(
      route: String, property: String, group: String? = nil, groupScope: String? = nil,
      groupCount: DecimalCount, cause: String? = nil, study: FailureStudy? = nil,
      start: [StackNode], notation: String, decisions: [Decision], lanes: [String]? = nil, expected: String,
      actual: String,
      expectedStack: [StackNode]? = nil, finalStack: [StackNode], faults: [String] = [], replay: Replay,
      shrinkHistory: [ShrinkStep]? = nil, forks: [Fork]? = nil
    ) {
      self.route = route
      self.property = property
      self.group = group
      self.groupScope = groupScope
      self.groupCount = groupCount
      self.cause = cause
      self.study = study
      self.start = start
      self.notation = notation
      self.decisions = decisions
      self.lanes = lanes
      self.expected = expected
      self.actual = actual
      self.expectedStack = expectedStack
      self.finalStack = finalStack
      self.faults = faults
      self.replay = replay
      self.shrinkHistory = shrinkHistory
      self.forks = forks
    }
  }

  /// What is needed to run a failure again.
  public struct Replay: Hashable, Codable, Sendable {
    /// Encodes the state and every choice of the run.
    public var token: String

    /// Is the command line that runs the token.
    public var command: String

    /// Is a Swift Testing file that fails in the same way, ready to be pasted into a test target.
    public var test: String?

    /// States how to run a failure again.
    ///
    /// - Parameters:
    ///   - token: The state and every choice of the run.
    ///   - command: The command line that runs it.
    ///   - test: A Swift Testing file that fails in the same way.
    public init(token: String, command: String, test: String? = nil) {
      self.token = token
      self.command = command
      self.test = test
    }
  }

  /// One success on the way to a smaller witness.
  public struct ShrinkStep: Hashable, Codable, Sendable {
    /// Names the pass that made the witness smaller.
    public var pass: String

    /// Writes the witness after it on one line.
    public var notation: String

    /// Records a success.
    ///
    /// - Parameters:
    ///   - pass: The pass that made the witness smaller.
    ///   - notation: The witness after it, on one line.
    public init(pass: String, notation: String) {
      self.pass = pass
      self.notation = notation
    }
  }
}
