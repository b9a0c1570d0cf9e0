extension Report {
  /// What larger and larger bounds have shown: up to which one every state was covered, and where failures show first.
  ///
  /// The bounds are the exact part. What was drawn at random beyond them is an estimate, and kept apart.
  public struct Growth: Hashable, Codable, Sendable {
    /// Lists the bounds that were tried, the smallest first; the states of each are among those of the next.
    public var bounds: [Bound]

    /// Names the routes that no region was covered for, so that nothing said of the bounds holds for them.
    public var notCovered: [String] = []

    /// Tells what states have shown that were drawn beyond, where any were.
    public var beyond: Sample?

    /// One bound.
    public struct Bound: Hashable, Codable, Sendable {
      /// States the bound in words.
      public var bound: String
      /// Counts the tabs of a tab bar controller at the most.
      public var tabs: Int
      /// Counts the screens of a navigation controller at the most.
      public var depth: Int
      /// Counts what is presented at the most.
      public var modals: Int
      /// Counts the states.
      public var states: DecimalCount
      /// Counts the regions, all routes together; each took one run.
      public var regions: DecimalCount
      /// Says why not every state was covered; `nil` where every one was.
      public var stopReason: String?
      /// Lists the kinds of failure that no smaller bound has shown.
      public var newFailures: [Failure] = []
    }

    /// A kind of failure, where it shows first.
    public struct Failure: Hashable, Codable, Sendable {
      /// Names the route.
      public var route: String
      /// Names the property.
      public var property: String
      /// Says how the route fails.
      public var group: String
      /// Writes the smallest state that was found on one line.
      public var notation: String
      /// Is the command line that runs it again.
      public var replay: String
    }

    /// What states have shown that were drawn at random, each with the same probability.
    public struct Sample: Hashable, Codable, Sendable {
      /// Says in words which states could be drawn: the smallest bound that was not exhausted.
      public var bound: String
      /// Counts the states that could be drawn.
      public var states: DecimalCount
      /// Counts the draws, all routes together.
      public var draws: DecimalCount
      /// Tells what the draws say about each property.
      public var risks: [Risk]
      /// Lists the kinds of failure that no bound has shown.
      public var newFailures: [Failure] = []
    }

    /// What draws say about the states that were not drawn, for one property and all routes together.
    public struct Risk: Hashable, Codable, Sendable {
      /// Names the property.
      public var property: String
      /// Counts the draws.
      public var draws: DecimalCount
      /// Counts the draws that failed.
      public var failures: DecimalCount
      /// Counts the kinds of failure that exactly one draw has shown.
      public var kindsSeenOnce: DecimalCount
      /// Says what follows, by Good's and Turing's estimate, as a clause.
      public var estimate: String
    }
  }
}
