extension AppFile {
  /// A way to a screen that must work from every state, and what it promises.
  public struct Route: Hashable, Sendable {
    /// The route's name, unique in the app.
    public var name: String
    /// The line of the file in which the route's description begins, counted from one.
    public var line: Int
    /// What the route is for, in a sentence; empty if the file does not say.
    public var summary: String
    /// How the target is found or built.
    public var chain: Chain
    /// What must be true afterwards.
    public var expects: Expectation
    /// What the route may take away when it builds its target.
    public var mayDisturb: Disturbance
  }
}
