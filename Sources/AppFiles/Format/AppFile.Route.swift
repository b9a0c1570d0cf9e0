extension AppFile {
  /// A way to a screen that must work from every state, and what it promises.
  public struct Route: Hashable, Sendable {
    /// The route's name, unique in the app.
    public var name: String
    /// What the route is for, in a sentence; empty if the file does not say.
    public var summary: String
    /// How the target is found or built.
    public var chain: Chain
    /// What must be true afterwards.
    public var expects: Expectation
    /// What the route may take away from the user's stack besides what it needs to.
    public var mayDisturb: Disturbance
  }

  /// What a route promises to reach, and when it may refuse instead.
  public struct Expectation: Hashable, Sendable {
    /// The target: visible, in the topmost layer, when the route is done.
    public var reaches: Pattern
    /// The refusals that are right, each in its states; the first whose predicate holds counts.
    public var declines: [Decline] = []
  }

  /// A refusal that is right in certain states and must leave them unchanged.
  public struct Decline: Hashable, Sendable {
    /// The error that must be reported.
    public var error: DeclineError
    /// The states in which it must be reported.
    public var when: Predicate
  }

  /// The errors with which a route may rightly refuse.
  public enum DeclineError: String, CaseIterable, Sendable {
    /// A controller that would have to go refuses dismissal.
    case cannotBeDismissed
    /// No step of the chain is on the stack.
    case notFound
    /// The controller behind `expectingContainer` stands in no such container.
    case containerMissing
    /// The root is to be replaced below a modal presentation.
    case somethingPresented
  }

  /// How much of a stack a route may take away without need.
  public enum Disturbance: String, CaseIterable, Sendable {
    /// Only what the route needs to dismiss, pop or replace.
    case nothing
    /// Any modal presentation.
    case modals
    /// The whole stack.
    case everything
  }
}
