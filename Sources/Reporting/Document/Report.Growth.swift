extension Report {
  /// What larger and larger bounds have shown: up to which one every state was covered, and where failures show first.
  ///
  /// The bounds are the exact part. What was drawn at random beyond them is an estimate, and kept apart.
  public struct Growth: Hashable, Codable, Sendable {
    /// Lists the bounds that were tried, the smallest first; the states of each are among those of the next.
    public var bounds: [Bound]

    /// Names the routes that no region was covered for, so that nothing said of the bounds holds for them.
    public var notCovered: [String]

    /// Tells what states have shown that were drawn beyond, where any were.
    public var beyond: Sample?

    /// Tells what bounds have shown.
    ///
    /// - Parameters:
    ///   - bounds: The bounds, the smallest first.
    ///   - notCovered: The names of the routes that could not be covered.
    ///   - beyond: What states have shown that were drawn beyond.
    public init(bounds: [Bound], notCovered: [String] = [], beyond: Sample? = nil) {
      self.bounds = bounds
      self.notCovered = notCovered
      self.beyond = beyond
    }

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
      public var newFailures: [Failure]

      /// Tells what a bound has shown.
      ///
      /// - Parameters:
      ///   - bound: The bound in words.
      ///   - tabs: The most tabs.
      ///   - depth: The most screens of a navigation controller.
      ///   - modals: The most that is presented.
      ///   - states: How many states it has.
      ///   - regions: How many regions were run.
      ///   - stopReason: Why not every state was covered, if so.
      ///   - newFailures: The kinds of failure that no smaller bound has shown.
      public init(
        bound: String, tabs: Int, depth: Int, modals: Int, states: DecimalCount, regions: DecimalCount,
        stopReason: String? = nil, newFailures: [Failure] = []
      ) {
        self.bound = bound
        self.tabs = tabs
        self.depth = depth
        self.modals = modals
        self.states = states
        self.regions = regions
        self.stopReason = stopReason
        self.newFailures = newFailures
      }
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

      /// Describes a kind of failure.
      ///
      /// - Parameters:
      ///   - route: The name of the route.
      ///   - property: The name of the property.
      ///   - group: How the route fails, in words.
      ///   - notation: The smallest state that was found, on one line.
      ///   - replay: The command line that runs it again.
      public init(route: String, property: String, group: String, notation: String, replay: String) {
        self.route = route
        self.property = property
        self.group = group
        self.notation = notation
        self.replay = replay
      }
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
      public var newFailures: [Failure]

      /// Tells what a sample has shown.
      ///
      /// - Parameters:
      ///   - bound: Which states could be drawn, in words.
      ///   - states: How many states those are.
      ///   - draws: How many draws there were, all routes together.
      ///   - risks: What the draws say about each property.
      ///   - newFailures: The kinds of failure that no bound has shown.
      public init(
        bound: String, states: DecimalCount, draws: DecimalCount, risks: [Risk], newFailures: [Failure] = []
      ) {
        self.bound = bound
        self.states = states
        self.draws = draws
        self.risks = risks
        self.newFailures = newFailures
      }
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

      /// Tells what draws say.
      ///
      /// - Parameters:
      ///   - property: The name of the property.
      ///   - draws: How many draws there were.
      ///   - failures: How many of them failed.
      ///   - kindsSeenOnce: How many kinds of failure exactly one draw has shown.
      ///   - estimate: What follows, as a clause.
      public init(
        property: String, draws: DecimalCount, failures: DecimalCount, kindsSeenOnce: DecimalCount,
        estimate: String
      ) {
        self.property = property
        self.draws = draws
        self.failures = failures
        self.kindsSeenOnce = kindsSeenOnce
        self.estimate = estimate
      }
    }
  }
}
