/// One stack's run, told step by step: what a counterexample shows.
public struct RouteExplanation: Sendable, Codable {
  /// Something that the router decided or did, and the stack after it.
  public struct Step: Sendable, Codable {
    /// The step in words.
    public let title: String
    /// The facts of the step, in a fixed order.
    public let facts: [Fact]
    /// What stood in the window after it.
    public let stack: HierarchyDrawing
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
    /// The router's decisions, in order.
    public let steps: [Step]
    /// How the attempt ended, in words.
    public let outcome: String
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
  }
}
