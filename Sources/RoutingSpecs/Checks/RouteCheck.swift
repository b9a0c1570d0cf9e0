public import Checking

/// Checks one route from many stacks: every one of the small space, and a uniform sample of the large one.
///
/// All properties are judged on the same runs. The small space is exhausted concretely, one run a stack; the large
/// one is sampled by rank, so what is found there is a violation, but what is not found proves nothing.
@MainActor
public struct RouteCheck {
  /// How much is run.
  public struct Plan: Hashable, Sendable {
    /// Whether the small space is exhausted.
    public var exhausts = true

    /// Whether the large space is covered region by region, where the route allows it; then nothing is sampled.
    public var covers = false

    /// The most regions that are run to cover the large space; with more the check says that it stopped.
    public var mostRegions = 200_000

    /// How many stacks of the large space are drawn and run to see whether they behave like their regions.
    public var audits = 32

    /// How many stacks of the large space are drawn, at least 0.
    public var samples = 20_000

    /// The seed of the draws.
    public var seed = Seed(1)

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
  }

  /// How a running check speaks with its caller.
  public struct Monitor {
    /// Is told the phase and how many of its runs are done.
    public let progress: (Phase, Int) -> Void

    /// Is asked whether to stop, and why.
    public let shouldStop: () -> StopReason?

    /// Is told each region of a cover, in the order in which they are run.
    public let region: (RegionCheck.Finding) -> Void

    /// Makes a monitor.
    ///
    /// - Parameters:
    ///   - progress: Is told the phase and how many of its runs are done.
    ///   - shouldStop: Is asked whether to stop, and why.
    ///   - region: Is told each region of a cover.
    public init(
      progress: @escaping (Phase, Int) -> Void = { _, _ in },
      shouldStop: @escaping () -> StopReason? = { nil },
      region: @escaping (RegionCheck.Finding) -> Void = { _ in }
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
  ///
  /// - Parameters:
  ///   - route: The route under test.
  ///   - app: The app that it belongs to.
  ///   - plan: How much is run.
  public init(_ route: Route, of app: RoutedApp, plan: Plan = Plan()) {
    self.route = route
    self.app = app
    self.plan = plan
  }

  /// Runs the check.
  ///
  /// - Parameter monitor: Hears the progress and may ask to stop.
  /// - Returns: The verdict and the counts for each property, and the groups of violations.
  public func run(monitor: Monitor = Monitor()) -> RouteResult {
    let execution = RouteExecution(route, of: app, options: plan.execution)
    var findings = RouteFindings()
    var exhausted = PhaseRecord(selection: .exhausting, space: app.exhaustiveSpace.count)
    if plan.exhausts {
      let space = app.exhaustiveSpace
      exhausted.explore(EnumeratingSource(), monitor: monitor) { source in
        let state = space.draw(from: &source)
        return findings.note(execution.result(from: state), in: state, phase: .exhausting, of: app.space)
      }
    } else {
      exhausted.end(.runLimit(0))
    }
    let isExhausted = !app.samplesBeyondExhausting && exhausted.reason == nil
    let cover = isExhausted || !isCoverable ? nil : cover(monitor: monitor)
    if let cover { findings.merge(cover.findings, in: app.space) }
    let covered = cover.map { phase(of: $0, among: findings.groups) }
    var sampled = PhaseRecord(selection: .sampling, space: app.space.count)
    if app.samplesBeyondExhausting, covered?.reason != nil || covered == nil {
      // A simulation belongs to the execution that was made last.
      let execution = covered == nil ? execution : RouteExecution(route, of: app, options: plan.execution)
      sampled.limit = plan.samples
      let space = app.space
      sampled.explore(SamplingSource(seed: plan.seed, isUniform: true), monitor: monitor) { source in
        let state = space.drawUniformly(from: &source)
        return findings.note(execution.result(from: state), in: state, phase: .sampling, of: app.space)
      }
      findings.shrink(in: app.space) { state, property in
        (execution.run(from: state).violated, execution.manner(of: property))
      }
    }
    return findings.result(
      route: route.name, of: app, exhausted: exhausted, sampled: sampled, covered: covered)
  }
}
