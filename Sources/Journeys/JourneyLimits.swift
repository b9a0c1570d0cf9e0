/// How far an exploration goes; where a limit is hit, the report says so and nothing is said to hold.
public struct JourneyLimits: Hashable, Sendable {
  /// The most states that are told apart.
  public var states: Int

  /// The most actions that are done, those on the way to a state included.
  public var actions: Int

  /// The most events after which an app must have come to rest.
  public var events: Int

  /// Whether links and taps also come while something else is still going on.
  public var intrudes: Bool

  /// Sets limits.
  ///
  /// - Parameters:
  ///   - states: The most states that are told apart.
  ///   - actions: The most actions that are done, those on the way to a state included.
  ///   - events: The most events after which an app must have come to rest.
  ///   - intrudes: Whether links and taps also come while something else is still going on.
  public init(
    states: Int = 20_000, actions: Int = 2_000_000, events: Int = 2_000, intrudes: Bool = true
  ) {
    self.states = states
    self.actions = actions
    self.events = events
    self.intrudes = intrudes
  }
}
