public import Checking
public import HeadlessUIKit

/// Checks a route from every stack of a space, region by region.
///
/// Each run stands for all stacks that no question of the run tells apart. The space is covered several times: once for
/// each finder of the route, to examine it, and once to perform the route. Two questions that are asked in one run
/// divide each other's regions, in two runs they only add up. Each cover is of the whole space: when all its regions
/// have been run, their numbers add up to the number of stacks; if they do not, the engine is wrong, which `fault` says.
@MainActor
public struct RegionCheck {
  /// What one run showed, and for how many stacks.
  public struct Finding: Sendable {
    let region: StackRegion
    /// The predicates that were known when the run had ended, to which the region's marks refer.
    let predicates: [PredicateTable]
    /// The number of the cover that the region belongs to.
    public let cover: Int
    /// Whether the cover is the one that performs the route.
    public let isPerformance: Bool
    /// The properties that the cover judges.
    public let judged: RouteProperties
    /// How many stacks the region has, at least one.
    public let weight: Natural
    /// The stack that was run, the simplest of the region.
    public let state: StackState
    /// The properties that the run violated and those that it put to the test.
    public let judgement: RouteExecution.Judgement
    /// How the run ended; means something where the route was performed: in the cover that does so, and wherever
    /// something is violated.
    public let signature: FailureSignature
    /// What was still waiting when the run came to rest; nothing where the route was not performed.
    public let waiting: WaitingCode
    /// Which premises of the checks over time have mattered.
    let premises: PremiseSet
    /// Which of the stacks that are compared with the cover lie in the region, by their numbers.
    let members: [Int]
    /// What the run has left, where the route was performed and a stack is to be compared with it.
    let outline: RegionOutline?
    /// Whether the condition that was asked for is true in all stacks of the region; otherwise it is in none.
    let isAsked: Bool
  }

  /// What a cover is for.
  private enum Aspect {
    /// To examine one of the finders.
    case finder(Int)
    /// To perform the route, and judge everything else.
    case performance
  }

  private let execution: RouteExecution
  private let observer: HierarchyObserver
  private let arithmetic: RegionArithmetic
  private let compared: [StackState]
  private let aspects: [Aspect]
  private var cover = 0
  private var coveredByCover = Natural.zero
  private var isWrong = false
  private var formerBound: SizeBound?

  /// The cover that is being made.
  private(set) var exploration: RegionExploration

  /// Is told the stack before each run, also of those that are made for nothing, and the cover that the run belongs to.
  var beforeRun: ((StackState, RegionExploration) -> Void)?

  /// How many runs have been made, one for each region.
  public private(set) var runs = 0

  /// How many stacks have been judged by all properties.
  ///
  /// The finders are examined first, which takes few runs; until then it is zero.
  public private(set) var covered = Natural.zero

  /// How many stacks the space has.
  public let statesInSpace: Natural

  /// Prepares a check; nothing runs yet.
  ///
  /// What a team checks besides reads stacks on its own account. It is covered where it is the only property that is
  /// judged, and left out where there are others, whose regions it would divide.
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
    self.init(route, of: app, space: space, options: options, arithmetic: .exact)
  }

  /// Prepares a check that asks more than the runs announce, and follows some stacks into their regions.
  init(
    _ route: Route, of app: RoutedApp, space: StackSpace, options: RouteExecution.Options,
    arithmetic: RegionArithmetic = .exact, refinement: CoverRefinement = CoverRefinement(),
    comparing compared: [StackState] = [], isForCertificate: Bool = false
  ) {
    var options = options
    options.properties = route.shares(of: options.properties)[0]
    execution = RouteExecution(route, of: app, options: options)
    execution.asksFinders = false
    let finders = execution.judged.contains(.searchesLawfully) ? route.finderProbes.count : 0
    aspects = (0..<finders).map { .finder($0) } + [.performance]
    self.arithmetic = arithmetic
    self.compared = compared
    let grammar = RegionGrammar(space: space, interchangeable: app.interchangeable)
    grammar.isForCertificate = isForCertificate
    exploration = RegionExploration(grammar, arithmetic: arithmetic, comparing: compared)
    statesInSpace = space.count
    observer = HierarchyObserver(exploration, binding: app.binding, refinement: refinement)
    observer.judgesByCatalogue = !route.isMadeOfSteps
    // Whoever touches the screen meanwhile takes the topmost layer away, and the next one is there.
    observer.countsLayers = !route.requests.isEmpty
    if route.isMadeOfSteps { observer.expectTests() }
    execution.observer = observer
  }

  /// Runs the next region.
  ///
  /// - Returns: What the run showed, or `nil` where no region is left or the engine cannot go on.
  public mutating func next() -> Finding? { next(asking: nil) }

  /// Runs the next region and, where the route is performed, asks it whether a condition is true, which may divide it
  /// further.
  mutating func next(asking condition: ResolvedPredicate?) -> Finding? {
    while !exploration.advance() {
      guard exploration.fault == nil, endCover() else { return nil }
    }
    if runs == 0 { rehearse() }
    let state = exploration.state
    beforeRun?(state, exploration)
    let judgement = run(from: state)
    let isAsked = isPerformance && condition.map { exploration.holds($0) } ?? false
    let weight = exploration.weight
    runs += 1
    coveredByCover += weight
    if isPerformance { covered += weight }
    return Finding(
      region: exploration.region, predicates: exploration.grammar.predicates, cover: cover,
      isPerformance: isPerformance, judged: judged, weight: weight, state: state, judgement: judgement,
      signature: execution.ending, waiting: isPerformance ? execution.waiting : WaitingCode(),
      premises: isPerformance ? execution.premises : PremiseSet(), members: exploration.members,
      outline: isPerformance && !exploration.members.isEmpty
        ? RegionOutline(exploration.region, observer.placed, after: execution.after) : nil, isAsked: isAsked)
  }

  /// Runs the first regions for nothing, to see whether tests of controllers are asked, and makes the controllers that
  /// stand nowhere if so: what was decided without them would divide all regions that follow.
  ///
  /// One region may not show it: where code looks at the root before it searches, nothing is open in a stack of one screen.
  private func rehearse() {
    let rehearsal = RegionExploration(exploration.grammar, arithmetic: arithmetic)
    observer.exploration = rehearsal
    for _ in 0..<Self.rehearsedRegions where !observer.expectsTests && rehearsal.advance() {
      beforeRun?(rehearsal.state, rehearsal)
      _ = run(from: rehearsal.state)
    }
    observer.exploration = exploration
    observer.makeProbes()
  }

  /// How many regions are run for nothing at the most.
  private static let rehearsedRegions = 64

  /// Begins the next cover; whether there is one.
  private mutating func endCover() -> Bool {
    if coveredByCover != statesInSpace { isWrong = true }
    guard cover + 1 < aspects.count, !isWrong else { return false }
    cover += 1
    coveredByCover = .zero
    formerBound = bound
    exploration.afterDivision = nil
    // What was counted and asked before stays valid: the grammar is the same.
    exploration = RegionExploration(exploration.grammar, arithmetic: arithmetic, comparing: compared)
    observer.exploration = exploration
    return true
  }

  private func run(from state: StackState) -> RouteExecution.Judgement {
    switch aspects[cover] {
    case .finder(let number): execution.judge(finder: number, from: state)
    case .performance: execution.run(from: state)
    }
  }

  /// Why the run that was just made has orders of events that were not run; `nil` where all were.
  var cutOff: StopReason? { execution.moments.cutOff }

  /// Lets somebody say after each order of events whether to leave out the others of a run.
  func stops(_ shouldStop: @escaping () -> StopReason?) { execution.shouldStop = shouldStop }

  /// Whether code has gone from layer to layer over controllers that nobody had decided.
  var hasPassedControllers: Bool { observer.hasPassed }

  /// Whether code has read what is inside a container that it has passed.
  var looksIntoPassed: Bool { observer.looksIntoPassed }

  /// The bound of the space that was the first to matter; `nil` where every larger space would have been covered by the
  /// same runs so far.
  public var bound: SizeBound? { formerBound ?? exploration.bound }

  /// The call that was the first to ask for something of which there may be as many as a bound allows, where it was one.
  func reader(of bound: SizeBound) -> String? { observer.readers[bound] }

  /// How many covers are made of the space.
  var coverCount: Int { aspects.count }

  private var isPerformance: Bool { cover == aspects.count - 1 }

  private var judged: RouteProperties {
    switch aspects[cover] {
    case .finder: RouteProperties(.searchesLawfully)
    // Without finders nothing is exercised in any stack, which no other cover says.
    case .performance where aspects.count == 1: execution.judged
    case .performance: execution.judged.subtracting(RouteProperties(.searchesLawfully))
    }
  }

  /// Why the engine cannot say anything, or `nil` where it can; asked when no region is left.
  public var fault: RegionFault? { exploration.fault ?? (isWrong ? .wrongSum : nil) }

  /// Whether a stack is among those that a run of this check stood for.
  ///
  /// - Parameters:
  ///   - state: A stack of the space.
  ///   - finding: What the run showed.
  /// - Returns: Whether the stack is in the run's region.
  /// - Complexity: O(*n*) in the controllers of the stack.
  public func contains(_ state: StackState, in finding: Finding) -> Bool {
    exploration.grammar.contains(state, in: finding.region)
  }
}

/// What all covers of a route together say of one stack.
public struct CombinedFinding: Hashable, Sendable {
  /// What is violated and what was put to the test, by one cover or another.
  public private(set) var judgement = RouteExecution.Judgement()
  /// How the route ended, or `nil` where the cover that performs it is missing.
  public private(set) var signature: FailureSignature?

  /// Puts the regions together that a stack is in.
  @MainActor
  public init(_ findings: [RegionCheck.Finding]) {
    for finding in findings {
      judgement.violated.formUnion(finding.judgement.violated)
      judgement.exercised.formUnion(finding.judgement.exercised)
      if finding.isPerformance { signature = finding.signature }
    }
  }
}
