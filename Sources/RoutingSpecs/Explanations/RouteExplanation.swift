/// One stack's run, told step by step: what a counterexample shows.
public struct RouteExplanation: Sendable, Codable {
  /// Something that was asked for, called back, decided or done, in virtual time, and the stack after it.
  public struct Step: Sendable, Codable {
    /// What kind of step it is.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
      /// UIKit was asked for something.
      case call
      /// UIKit has called the app, whose code has asked for more.
      case callback
      /// A turn of the run loop: a transition begins or ends, or a scheduled call comes.
      case turn
      /// The user has done something.
      case gesture
      /// The router, or code of the app, has told what it decided.
      case decision
      /// UIKit has complained, and no call is to blame.
      case fault
    }

    /// The step in words.
    public let title: String
    /// The facts of the step, in a fixed order: who has asked, the rule, the completion, the callbacks.
    public let facts: [Fact]
    /// What stood in the window after it, where that was looked at.
    public let stack: HierarchyDrawing?
    /// What kind of step it is.
    public let kind: Kind
    /// The virtual time in milliseconds.
    public let time: Int
    /// The number of the run loop's turn, 0 before the first.
    public let turn: Int
    /// How many steps this one is inside of.
    public let depth: Int
    /// Whose doing it is where requests overlap: UIKit's, or a request's or gesture's, by its name; `nil` where none do.
    public let lane: String?
    /// What came of it, in words; `nil` where nothing can.
    public let outcome: String?
    /// Whether UIKit did not do what it was asked.
    public let isRefused: Bool
    /// Why UIKit did not do it, in a sentence, where that is likely to matter.
    public let cause: String?
  }

  /// One fact of a step.
  public struct Fact: Hashable, Sendable, Codable {
    /// What the fact is about.
    public let name: String
    /// The fact.
    public let value: String
  }

  /// One attempt to perform the route.
  public struct Attempt: Sendable, Codable {
    /// What stood in the window at first; `nil` where the attempt follows the one before, or is the only one.
    public let start: HierarchyDrawing?
    /// Whose steps there are, in the order in which they come, and UIKit last; none where no requests overlap.
    public let lanes: [String]
    /// What was asked of UIKit, what it called back and what the router decided, in order.
    public let steps: [Step]
    /// How the attempt ended, in words.
    public let outcome: String
    /// Why the route declined, in the words of its error; `nil` where it did not, or where requests overlap.
    public var refusal: String? = nil
    /// Whether the process ended before the attempt did.
    public var isCutOff = false
    /// What stood in the window in the end.
    public let stack: HierarchyDrawing
    /// What UIKit had to complain about.
    public let faults: [String]
  }

  /// The stack from which the route was performed.
  public let state: StackState

  /// What stood in the window at the start.
  public let start: HierarchyDrawing

  /// The attempts: the route is performed twice, to see whether the second time changes anything.
  public let attempts: [Attempt]

  /// What was expected, in words.
  public let expected: String

  /// What the run violated, and what it put to the test.
  public let judgement: RouteExecution.Judgement

  /// What a property has to say about this run, in words.
  public let findings: [Finding]

  /// What one violated property has to say.
  public struct Finding: Hashable, Sendable, Codable {
    /// The property.
    public let property: RouteProperty
    /// What is wrong, in words.
    public let sentence: String
    /// The performance in which it went wrong, 1 or 2; `nil` where that takes all of them.
    public var performance: Int? = 1
  }
}
