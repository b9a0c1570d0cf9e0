public import Checking

/// A long search at random that can be stopped and goes on where it was.
///
/// Run number `i` depends on the seed and `i` alone: it draws a stack by rank, whether to animate, and the order of
/// events. Every kind of violation is kept once, with a token that shows it again.
public struct FuzzCampaign: Hashable, Sendable, Codable {
  /// The version of the file format.
  public static let currentFormat = 1

  /// How many runs in a row belong to one route before the next route has its turn.
  public static let blockLength: UInt64 = 256

  /// The version of the format that the campaign was written in.
  public private(set) var format = FuzzCampaign.currentFormat

  /// The app's name.
  public let app: String

  /// The number of stacks in the space, as decimal digits: another space would give other runs.
  public let states: Natural

  /// The names of the routes that take turns.
  public let routes: [String]

  /// The seed of all runs.
  public let seed: Seed

  /// The number of the next run.
  public private(set) var nextRun: UInt64 = 0

  /// One of each kind of violation, in the order in which they were found.
  public private(set) var findings: [Finding] = []

  /// One kind of violation.
  public struct Finding: Hashable, Sendable, Codable {
    /// The route.
    public let route: String
    /// The property.
    public let property: RouteProperty
    /// How the route ended, in words.
    public let manner: String
    /// The stack in the one-line notation.
    public let notation: String
    /// What shows the run again.
    public let token: ReplayToken
    /// The number of the run that found it first.
    public let run: UInt64
  }

  /// Starts a campaign.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - routes: The routes that take turns, at least one.
  ///   - seed: The seed of all runs.
  @MainActor
  public init(app: RoutedApp, routes: [Route], seed: Seed) {
    self.app = app.name
    states = app.space.count
    self.routes = routes.map(\.name)
    self.seed = seed
  }

  /// Whether a stored campaign is one of this app, these routes and this seed.
  ///
  /// Spaces are told apart by how many stacks they have; two bounds with equal counts would pass for one.
  ///
  /// - Parameter other: The campaign that would be started.
  /// - Returns: Whether the stored one can go on in its place.
  public func continues(_ other: FuzzCampaign) -> Bool {
    format == other.format && app == other.app && states == other.states && routes == other.routes
      && seed == other.seed
  }

  /// Goes on until there is a reason to stop.
  ///
  /// - Parameters:
  ///   - app: The app of the campaign.
  ///   - runLimit: The most runs to make now.
  ///   - shouldStop: Is asked between the runs whether to stop, and why.
  ///   - progress: Is told the number of runs and of findings so far.
  /// - Returns: Why it stopped.
  @MainActor
  public mutating func goOn(
    with app: RoutedApp, runLimit: Int = .max, shouldStop: @escaping () -> StopReason?,
    progress: @escaping (UInt64, Int) -> Void = { _, _ in }
  ) -> StopReason {
    var limits = Check.Limits()
    limits.runs = runLimit
    let source = SamplingSource(seed: seed, firstRun: nextRun, isUniform: true)
    var exploration = Exploration(source, limits: limits, statesInSpace: states)
    var runner = BlockRunner(app: app, routes: routes)
    var hasFound = findings
    let monitor = ExplorationMonitor(
      every: 64, progress: { _ in progress(runner.lastRun, hasFound.count) }, shouldStop: shouldStop)
    let reason = exploration.explore(monitor: monitor) { source in
      runner.run(&source, findings: &hasFound)
    }
    findings = hasFound
    nextRun = exploration.source.runIndex
    return reason ?? .cancelled
  }
}

/// Performs the runs of a campaign, a block of them for one route after the other.
@MainActor
private struct BlockRunner {
  let app: RoutedApp
  let routes: [String]
  private(set) var lastRun: UInt64 = 0
  private var current: RouteExecution?

  init(app: RoutedApp, routes: [String]) {
    self.app = app
    self.routes = routes
  }

  mutating func run(
    _ source: inout SamplingSource, findings: inout [FuzzCampaign.Finding]
  ) -> CaseOutcome<RouteProperties> {
    lastRun = source.runIndex
    let execution = execution(for: source.runIndex)
    let (state, judgement) = execution.run(drawing: &source)
    guard !judgement.violated.isEmpty else { return .passed }
    let violated = RouteProperty.allCases.filter(judgement.violated.contains)
    // Making a finding small performs other runs, so the manners of this one are taken down before.
    for (property, manner) in violated.map({ ($0, execution.manner(of: $0)) }) {
      let isKnown = findings.contains {
        $0.route == execution.route.name && $0.property == property && $0.manner == manner.words
      }
      if !isKnown {
        findings.append(
          finding(property, manner, state: state, choices: source.trail, execution, run: source.runIndex))
      }
    }
    return .falsified(judgement.violated)
  }

  private mutating func execution(for run: UInt64) -> RouteExecution {
    let name = routes[Int(run / FuzzCampaign.blockLength % UInt64(routes.count))]
    if let current, current.route.name == name { return current }
    guard let route = app.route(named: name) else {
      preconditionFailure("the campaign names a route that \(app.name) does not have: \(name)")
    }
    let made = RouteExecution(route, of: app)
    current = made
    return made
  }

  /// A finding as small as it can be made: the stack alone where that is enough, else all choices of the run.
  private func finding(
    _ property: RouteProperty, _ manner: ViolationManner, state: StackState, choices: ChoiceSequence,
    _ execution: RouteExecution, run: UInt64
  ) -> FuzzCampaign.Finding {
    let fails = { (candidate: StackState) in
      execution.run(from: candidate).violated.contains(property) && execution.manner(of: property) == manner
    }
    let isPlain = fails(state)
    let shown = isPlain ? app.space.shrink(state, while: fails) : state
    let rank = (try? app.space.rank(of: shown)) ?? 0
    return FuzzCampaign.Finding(
      route: execution.route.name, property: property, manner: manner.words,
      notation: StackNotation(catalogue: app.catalogue).text(for: shown),
      token: ReplayToken(
        app: app.name, route: execution.route.name, property: property.rawValue,
        payload: isPlain ? .rank(rank) : .choices(choices)), run: run)
  }
}
