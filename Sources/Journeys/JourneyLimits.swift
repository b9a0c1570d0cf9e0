/// How far an exploration goes; where a limit is hit, the report says so and nothing is said to hold.
public struct JourneyLimits: Hashable, Codable, Sendable {
  /// The most states that are told apart.
  public var states: Int

  /// The most actions that are done, those on the way to a state included.
  public var actions: Int

  /// The most events after which an app must have come to rest.
  public var events: Int

  /// How many links and taps may come in the middle of an action, each while the one before is still going on; 0 for none.
  public var moments: Int

  /// In how many of the states that show the same screens with the same buttons, and from which an action leads to the same,
  /// something comes in the middle of it.
  public var statesPerSight: Int

  /// How often a controller of one name may stand in a hierarchy.
  ///
  /// What can be done where it stands more often, as on a stack onto which a link pushes again and again, is no part of what is
  /// checked. `nil` tries it up to 16, and says nothing of the rest.
  public var repeats: Int?

  /// Whether an app of more than 1,000 states is looked over as well, so that a limit that ends the exploration leaves no
  /// sight untried.
  public var surveysLargeApps: Bool

  /// How long an exploration may take, where somebody reads a clock, as `check` and the command do; `nil` for as long as it
  /// takes.
  public var duration: Duration?

  /// Sets limits.
  ///
  /// - Parameters:
  ///   - states: The most states that are told apart.
  ///   - actions: The most actions that are done, those on the way to a state included.
  ///   - events: The most events after which an app must have come to rest.
  ///   - moments: How many links and taps may come in the middle of an action, each while the one before is still going on;
  ///     0 for none. Each more multiplies what is tried by some fifty.
  ///   - statesPerSight: In how many of the states that show the same screens with the same buttons, and from which an action
  ///     leads to the same, something comes in the middle of it; the nearest are taken.
  ///   - repeats: How often a controller of one name may stand in a hierarchy for what can be done there to be checked; `nil` tries
  ///     it up to 16, and where there are more nothing is said to hold.
  ///   - surveysLargeApps: Whether an app of more than 1,000 states is looked over as well, which takes as long as some
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
