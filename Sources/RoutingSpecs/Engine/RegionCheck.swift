public import Checking

/// Checks a route from every stack of a space, region by region.
///
/// Each run stands for all stacks that no question of the run tells apart. When all regions have been run, their
/// numbers add up to the number of stacks in the space; if they do not, the engine is wrong, which `fault` says.
@MainActor
public struct RegionCheck {
  /// What one run showed, and for how many stacks.
  public struct Finding: Sendable {
    let region: StackRegion
    /// How many stacks the region has, at least one.
    public let weight: Natural
    /// The stack that was run, the simplest of the region.
    public let state: StackState
    /// The properties that the run violated and those that it put to the test.
    public let judgement: RouteExecution.Judgement
    /// How the run ended.
    public let manner: ViolationManner
  }

  private let execution: RouteExecution
  private let observer: HierarchyObserver
  let exploration: RegionExploration

  /// Is told the stack before each run.
  var beforeRun: ((StackState) -> Void)?

  /// How many routes have been performed, one for each region.
  public private(set) var runs = 0

  /// How many stacks the regions that were run have together.
  public private(set) var covered = Natural.zero

  /// How many stacks the space has.
  public let statesInSpace: Natural

  /// Prepares a check; nothing runs yet.
  ///
  /// - Parameters:
  ///   - route: The route under test.
  ///   - app: The app that it belongs to.
  ///   - space: The stacks to cover, of the app's catalogue.
  ///   - options: How the route is performed.
  public init(
    _ route: Route, of app: RoutedApp, space: StackSpace,
    options: RouteExecution.Options = RouteExecution.Options()
  ) {
    execution = RouteExecution(route, of: app, options: options)
    exploration = RegionExploration(space: space)
    statesInSpace = space.count
    observer = HierarchyObserver(exploration, binding: app.binding)
    execution.observer = observer
  }

  /// Runs the next region.
  ///
  /// - Returns: What the run showed, or `nil` where no region is left or the engine cannot go on.
  public mutating func next() -> Finding? {
    guard exploration.advance() else { return nil }
    let state = exploration.state
    beforeRun?(state)
    let judgement = execution.run(from: state)
    let weight = exploration.grammar.count(of: exploration.region)
    runs += 1
    covered += weight
    return Finding(
      region: exploration.region, weight: weight, state: state, judgement: judgement,
      manner: execution.manner(of: .reachesTarget))
  }

  /// Why the engine cannot say anything, or `nil` where it can; asked when no region is left.
  public var fault: RegionFault? {
    if let fault = exploration.fault { return fault }
    return exploration.isExhausted && covered != statesInSpace ? .wrongSum : nil
  }
}
