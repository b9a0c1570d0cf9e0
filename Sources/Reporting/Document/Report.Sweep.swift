extension Report {
  /// What changing the settings of the model one at a time has shown: which verdicts depend on one.
  public struct Sweep: Hashable, Codable, Sendable {
    /// Lists each setting of divided evidence with each value that is not the one of the check.
    public var settings: [String]

    /// Counts the states that every route was run from under each of them.
    public var states: DecimalCount

    /// Is up to how many controllers every state is among those; 0 where none are.
    public var controllers: Int

    /// Lists the verdicts that are others under a setting.
    public var dependencies: [Dependency]

    /// Counts the verdicts that are the same under each.
    public var independent: DecimalCount

    /// Says why not everything was run; `nil` where everything was.
    public var stopReason: String?

    /// What becomes of a verdict.
    public enum Change: String, Hashable, Codable, Sendable {
      /// It holds, and is violated under the setting.
      case violated
      /// It is violated, and from no state that was run under the setting.
      case notViolated
    }

    /// A verdict that is another one under a setting.
    public struct Dependency: Hashable, Codable, Sendable {
      /// Names the route.
      public var route: String
      /// Names the property.
      public var property: String
      /// Is the setting with its other value, as `presentInFlight=wait`.
      public var setting: String
      /// Says what becomes of the verdict.
      public var change: Change
      /// Writes the smallest state that was found to tell the two apart on one line.
      public var notation: String
      /// Is the command line that runs it under the setting.
      public var replay: String
    }
  }
}
