extension AppFile {
  /// The steps to a target, written from the target backwards, and where the last of them starts.
  public struct Chain: Hashable, Sendable {
    /// The steps, at least one; the first is the target, each stands on the next one.
    public var steps: [Step]
    /// What the last step stands on.
    public var from: Start
  }

  /// A view controller on the way to the target: how to find it and, if it is not there, how to make it.
  public struct Step: Hashable, Sendable {
    /// What finds the controller; `nil` finds nothing, so that it is always built.
    public var finder: Finder?
    /// What builds the controller; `nil` builds nothing, so that it must be found.
    public var factory: Factory?
    /// How the built controller enters the stack; `nil` exactly if there is no factory.
    public var action: Action?
  }

  /// What a chain of steps stands on.
  public indirect enum Start: Hashable, Sendable {
    /// The topmost controller: the window's root or what was presented last.
    case current
    /// The window's root; what is presented over it is dismissed first.
    case root
    /// The target of another route, found or built as that route says.
    ///
    /// With `expectingContainer`, the container in which that target stands, which the file promises to be there.
    case route(String, expectingContainer: Bool)
    /// The first case whose finder finds something, otherwise the target of another chain.
    case `switch`([Case], default: Chain)
  }

  /// One case of a switch.
  public struct Case: Hashable, Sendable {
    /// What decides for this case, by finding something.
    public var finder: Finder
    /// The chain whose target is stood on; `nil` for the controller that the finder found.
    public var chain: Chain?
  }
}
