public import Checking

/// Checks one route from many stacks, and judges all properties on the same runs.
///
/// Where plan and route allow it, the large space is covered region by region, and stacks in which every screen stands
/// in every sort of place are each compared with their own region; when none differs nothing is left to be run. Otherwise
/// the whole small space is exhausted, one run a stack, and the large one is sampled by rank: what is found there is
/// a violation, but what is not found proves nothing.
@MainActor
public struct RouteCheck {
  /// How much is run.
  public struct Plan: Hashable, Sendable {
    /// Whether the small space is exhausted.
    public var exhausts = true

    /// Whether the large space is covered region by region, where the route allows it.
    public var covers = false

    /// How many stacks are compared with a cover at the most because they are small; `nil` runs the whole small space
    /// one by one beside the cover.
    ///
    /// They are all stacks of up to as many controllers as this allows, three at the most.
    public var mostCompared: Int? = 5_000

    /// How many places at once are tried with every combination of screens in the stacks that are compared with a
    /// cover, 1 or 2: the *t* of t-way testing.
    public var strength = 1

    /// Whether stacks of the large space are drawn even where a cover of it comes to its end.
    public var samplesBesideCover = false

    /// Whether it is tried if what a cover proves holds in larger stacks, too, where its bound has mattered.
    public var triesLargerBounds = true

    /// The most regions that are run to cover the large space; with more the check says that it stopped.
    public var mostRegions = 200_000

    /// The most regions that are run to cover it once more for the checks of the team's own; with more they are judged
    /// like the properties of a route that cannot be covered.
    public var mostOwnCheckRegions = 20_000

    /// How many pairs of stacks are drawn to see whether the route treats interchangeable screens alike, at least 0.
    ///
    /// None are where no screens are declared interchangeable.
    public var exchanges = 256

    /// How many stacks of the large space are drawn, at least 0.
    public var samples = 20_000

    /// The seed of the draws.
    public var seed = Seed(1)

    /// The kinds of failure of which a small stack is known: those that are drawn are not made smaller.
    public var known: Set<FailureKind> = []

    /// How the route is performed.
    public var execution = RouteExecution.Options()

    /// Makes the standard plan.
    public init() {}
  }

  /// Which part of a check is running.
  public enum Phase: String, Hashable, Sendable {
    /// The small space, stack by stack.
    case exhausting
    /// The large space, at random.
    case sampling
    /// The large space, region by region.
    case covering
    /// Pairs of stacks in which interchangeable screens are exchanged.
    case exchanging
  }

  /// How a running check speaks with its caller.
  public struct Monitor {
    /// Is told the phase and how many of its runs are done.
    public let progress: (Phase, Int) -> Void

    /// Is asked whether to stop, and why.
    public let shouldStop: () -> StopReason?

    /// Is told each region of a cover that is over, in the order of the runs; `nil` where nobody wants to know.
    ///
    /// Of a cover that was made again, because stacks had differed, only the last regions are told.
    public let region: ((RegionCheck.Finding) -> Void)?

    /// Makes a monitor.
    public init(
      progress: @escaping (Phase, Int) -> Void = { _, _ in },
      shouldStop: @escaping () -> StopReason? = { nil },
      region: ((RegionCheck.Finding) -> Void)? = nil
    ) {
      self.progress = progress
      self.shouldStop = shouldStop
      self.region = region
    }
  }

  let route: Route
  let app: RoutedApp
  let plan: Plan

  /// Prepares a check; nothing runs yet.
  public init(_ route: Route, of app: RoutedApp, plan: Plan = Plan()) {
    self.route = route
    self.app = app
    self.plan = plan
  }

  /// Whether plan and route allow a cover.
  public var isCoverable: Bool { plan.covers && route.reading != .otherwise }

  /// Runs the check in this process.
  ///
  /// - Parameters:
  ///   - monitor: Hears the progress and may ask to stop.
  ///   - cover: Covers the large space in place of `cover(watch:monitor:)`; it is given what is known by then.
  /// - Returns: The verdict and the counts for each property, and the groups of violations.
  public func run(
    monitor: Monitor = Monitor(), coveringBy cover: ((RouteResult) -> CoverRecord)? = nil
  ) -> RouteResult {
    var parted = CheckScheduler(self)
    var walk = LocalExecutor(self, monitor: monitor)
    var step: CheckScheduler.Step? = .parts(parted.begin())
    while let next = step {
      var stop: StopReason?
      switch next {
      case .parts(let parts): stop = walk.run(parts, of: &parted)
      case .cover:
        walk.forgetExecution()
        parted.finish(cover?(parted.result) ?? self.cover(monitor: monitor))
        stop = monitor.shouldStop()
      }
      if let stop { parted.stop(stop) }
      step = parted.next()
    }
    parted.shrink { state, property in walk.judge(state, property) }
    let result = parted.result
    guard let reason = walk.reasonToDistrust(result) else { return result }
    return result.distrusted(because: reason)
  }
}
