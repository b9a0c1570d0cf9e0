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

  /// The settings of the model that are not the app's own, each with its value; `nil` where none are.
  public let settings: [String]?

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
    settings = app.changedSettings.isEmpty ? nil : app.changedSettings
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
    format == other.format && app == other.app && states == other.states && settings == other.settings
      && routes == other.routes && seed == other.seed
  }

  /// How many runs are made before somebody is asked whether to stop.
  private static let pace = 64

  /// Goes on until there is a reason to stop.
  ///
  /// - Parameters:
  ///   - app: The app of the campaign.
  ///   - runner: Makes the runs.
  ///   - runLimit: The most runs to make now.
  ///   - shouldStop: Is asked between the runs whether to stop, and why.
  ///   - progress: Is told the number of runs and of findings so far.
  /// - Returns: Why it stopped.
  /// - Throws: What the runner throws; what was found until then is kept.
  @MainActor
  public mutating func goOn<Runner: FuzzRunner>(
    with app: RoutedApp, by runner: Runner, runLimit: Int = .max, shouldStop: () -> StopReason?,
    progress: (UInt64, Int) -> Void = { _, _ in }
  ) throws(Runner.Failure) -> StopReason {
    var made = 0
    while made < runLimit {
      let block = nextBlock(atMost: min(runLimit - made, Self.pace))
      for sighting in try runner.run(block) {
        findings.append(try finding(sighting, of: block.route, in: app, by: runner))
      }
      made += block.count
      nextRun += UInt64(block.count)
      progress(nextRun, findings.count)
      if let reason = shouldStop() { return reason }
    }
    return .sampled(runs: made, space: states, isUniform: false)
  }

  private func nextBlock(atMost count: Int) -> FuzzBlock {
    let route = routes[Int(nextRun / Self.blockLength % UInt64(routes.count))]
    let left = Int(Self.blockLength - nextRun % Self.blockLength)
    let known = findings.filter { $0.route == route }
    return FuzzBlock(
      route: route, seed: seed, firstRun: nextRun, count: min(count, left),
      known: known.map { FuzzBlock.Kind(property: $0.property, manner: $0.manner) })
  }

  /// A finding as small as it can be made: the stack alone where that is enough, else all choices of the run.
  @MainActor
  private func finding<Runner: FuzzRunner>(
    _ sighting: FuzzBlock.Sighting, of route: String, in app: RoutedApp, by runner: Runner
  ) throws(Runner.Failure) -> Finding {
    var failure: Runner.Failure?
    let fails = { (candidate: StackState) in
      do throws(Runner.Failure) {
        let (violated, manner) = try runner.judge(candidate, sighting.property, route: route)
        return violated.contains(sighting.property) && manner == sighting.manner
      } catch {
        failure = error
        return false
      }
    }
    let isPlain = fails(sighting.state)
    // Each stack that hangs too costs the whole time that a run may take.
    let isShrunk = isPlain && sighting.manner.abnormalEnd != .hang
    let shown = isShrunk ? app.space.shrink(sighting.state, while: fails) : sighting.state
    if let failure { throw failure }
    let rank = (try? app.space.rank(of: shown)) ?? 0
    return Finding(
      route: route, property: sighting.property, manner: sighting.manner.words,
      notation: StackNotation(catalogue: app.catalogue).text(for: shown),
      token: ReplayToken(
        app: self.app, route: route, property: sighting.property.rawValue,
        payload: isPlain ? .rank(rank) : .choices(sighting.choices)), run: sighting.run)
  }
}
