import HeadlessUIKit

/// A call that the model makes of something that an app has written.
struct TrackedCallout: Sendable {
  /// When the callout comes.
  enum Moment: Sendable {
    /// While a library is left alone: what the app's code looks at is tracked again.
    case withinLibrary
    /// As soon as the app's code hands a closure over.
    case atOnce
  }

  /// The member of the public interface that is called, or that takes what is called.
  let member: String

  /// Whether it is counted: not so what classes of controllers override, which can be told from the class.
  let isCounted: Bool

  private let moment: Moment
  private let arrange: @MainActor @Sendable (CalloutStage) -> Void
  private let act: @MainActor @Sendable (CalloutStage) -> Void

  /// What a callout has shown.
  struct Result {
    /// Whether the app's code was called.
    let isCalled: Bool

    /// Whether what it looks at was tracked.
    let isTracked: Bool

    /// How many callouts were counted.
    let count: Int

    /// The names of the callouts that were tracked, or would have been.
    let names: Set<String>
  }

  /// A callout that the app's code arranges for.
  ///
  /// - Parameters:
  ///   - member: The member that is called, or that takes what is called.
  ///   - moment: When it comes.
  ///   - isCounted: Whether it is counted.
  ///   - arrange: What the app's code does before.
  ///   - act: What a library does then, before the clock goes on.
  init(
    _ member: String, _ moment: Moment = .withinLibrary, isCounted: Bool = true,
    arranging arrange: @escaping @MainActor @Sendable (CalloutStage) -> Void = { _ in },
    acting act: @escaping @MainActor @Sendable (CalloutStage) -> Void = { _ in }
  ) {
    self.member = member
    self.moment = moment
    self.isCounted = isCounted
    self.arrange = arrange
    self.act = act
  }

  /// Brings the callout about on a new stage.
  ///
  /// - Parameter isOfLibrary: Whether a library does what the app's code does otherwise.
  /// - Returns: What that has shown.
  @MainActor
  func run(byLibrary isOfLibrary: Bool = false) -> Result {
    let stage = CalloutStage(wanting: member)
    if moment == .withinLibrary {
      AccessRecorder().track {
        if isOfLibrary { StructureReads.suspended { arrange(stage) } } else { arrange(stage) }
      }
    }
    let recorder = AccessRecorder()
    let before = StructureReads.callouts
    var names: Set<String> = []
    StructureReads.trace = { name, isCallout in
      if isCallout { names.insert(name.description) }
    }
    stage.hasLooked = false
    recorder.track {
      guard moment == .withinLibrary || isOfLibrary else { return arrange(stage) }
      StructureReads.suspended {
        if moment == .atOnce { arrange(stage) }
        act(stage)
        Simulation.current.clock.settle()
      }
    }
    StructureReads.trace = nil
    CalloutStage.current = nil
    return Result(
      isCalled: stage.hasLooked, isTracked: recorder.has(stage.seen),
      count: StructureReads.callouts - before, names: names)
  }
}
