/// How far an exploration goes.
///
/// If it reaches a limit, the report says so, and nothing is said to hold.
public struct JourneyLimits: Hashable, Codable, Sendable {
  /// The most states that are told apart.
  public var states: Int

  /// The most actions that are done, those on the way to a state included.
  public var actions: Int

  /// The most events after which an app must have come to rest.
  public var events: Int

  /// How many links and taps may come in the middle of an action, each while the one before is still going on; 0 for none.
  public var moments: Int

  /// In how many states that look alike something comes in the middle of an action.
  ///
  /// States look alike if they show the same screens with the same buttons, and the action leads from them to the same.
  public var statesPerSight: Int

  /// How often a controller of one name may stand in a hierarchy.
  ///
  /// A link may push the same screen onto a stack again and again. What can be done where the screen stands more
  /// often than this is not part of the check. `nil` goes up to 16, and if there are
  /// more, nothing is said to hold.
  public var repeats: Int?

  /// Whether an app of more than 1,000 states is also surveyed, so that a limit leaves no sight untried.
  public var surveysLargeApps: Bool

  /// How long an exploration may take, if somebody reads a clock, as `check` and the command do; `nil` for as long as
  /// it takes.
  public var duration: Duration?

  /// Sets limits.
  ///
  /// - Parameters:
  ///   - states: The most states that are told apart.
  ///   - actions: The most actions that are done, those on the way to a state included.
  ///   - events: The most events after which an app must have come to rest.
  ///   - moments: How many links and taps may come in the middle of an action, each while the one before is still
  ///     going on; 0 for none. Each further one multiplies what is tried by some fifty.
  ///   - statesPerSight: In how many states that look alike something comes in the middle of an action; the nearest
  ///     are taken.
  ///   - repeats: How often a controller of one name may stand in a hierarchy that is part of the check. `nil` goes
  ///     up to 16, and if there are more, nothing is said to hold.
  ///   - surveysLargeApps: Whether an app of more than 1,000 states is also surveyed, which takes as long as some
  ///     hundred thousand actions.
  ///   - duration: How long it may take; `nil` for as long as it takes.
  public init(
    states: Int = 20_000, actions: Int = 2_000_000, events: Int = 2_000, moments: Int = 1,
    statesPerSight: Int = 1, repeats: Int? = nil, surveysLargeApps: Bool = true, duration: Duration? = nil
  ) {
    self.states = states
    self.actions = actions
    self.events = events
    self.moments = moments
    self.statesPerSight = statesPerSight
    self.repeats = repeats
    self.surveysLargeApps = surveysLargeApps
    self.duration = duration
  }
}
