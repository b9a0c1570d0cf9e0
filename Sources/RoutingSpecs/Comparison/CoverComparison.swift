import Checking

/// Stacks that are run by themselves, each to be compared with its own region of a cover.
///
/// They are drawn before the cover is made, which follows each of them into the region that it comes to lie in.
@MainActor
struct CoverComparison {
  /// A stack that did not behave like its region.
  struct Difference {
    let state: StackState
    /// The stack that was run for the region.
    let representative: StackState
    /// What the stack's own run has shown.
    let result: RunResult
  }

  /// The stacks, by whose numbers a cover tells which lie in a region.
  let stacks: [StackState]

  private let app: RoutedApp
  private var findings: [RegionCheck.Finding] = []
  /// The regions that each stack lies in, one of each cover, as indices of `findings`.
  private var regions: [[Int]]
  private var samples: [QuestionSearch.Sample] = []

  /// The stacks that did not behave like their regions.
  private(set) var differences: [Difference] = []

  /// What the runs have put to the test, which may be more than their regions' runs have: what nobody reads can still
  /// matter to a property, such as the contexts of screens that stay.
  private(set) var exercised = RouteProperties()

  /// Which premises of the checks over time have mattered.
  private(set) var premises = PremiseSet()

  /// Prepares to compare stacks.
  init(_ stacks: [StackState], of app: RoutedApp) {
    self.stacks = stacks
    self.app = app
    regions = [[Int]](repeating: [], count: stacks.count)
  }

  /// Takes down which of the stacks lie in a region; each region of the cover in its turn.
  mutating func note(_ finding: RegionCheck.Finding) {
    guard !finding.members.isEmpty else { return }
    for member in finding.members { regions[member].append(findings.count) }
    findings.append(finding)
  }

  /// Runs the stacks and compares each with its regions.
  ///
  /// - Parameters:
  ///   - execution: Performs the route, and takes down the places of the controllers.
  ///   - covers: How many covers there are.
  ///   - grammar: The grammar of the covers.
  ///   - starting: Is told the number of each stack, and the stack, before it is run, and whether to stop.
  /// - Returns: Why the comparison cannot be trusted or was not finished, or `nil`.
  mutating func run(
    on execution: RouteExecution, covers: Int, grammar: RegionGrammar,
    starting: (Int, StackState) -> StopReason?
  ) -> StopReason? {
    let placed = PlacedControllers()
    execution.placed = placed
    var endings: [Ending: Int] = [:]
    for (number, state) in stacks.enumerated() {
      let own = regions[number].map { findings[$0] }
      guard own.map(\.cover) == Array(0..<covers), let last = own.last, let expected = last.outline else {
        return .unsoundCover("a stack is in \(own.count) regions of \(covers) covers")
      }
      if let reason = starting(number, state) { return reason }
      let result = execution.result(from: state)
      // What was not run to its end cannot be compared.
      if execution.moments.isStopped { return execution.moments.cutOff }
      exercised.formUnion(result.judgement.exercised)
      premises.formUnion(result.premises)
      let region = grammar.aligned(last.region, with: state)
      let outline = RegionOutline(region, placed, after: execution.after)
      let stated = CombinedFinding(own)
      let ending = Ending(
        violated: result.judgement.violated, signature: execution.ending, outline: outline.key)
      let agrees =
        result.judgement.violated == stated.judgement.violated && execution.ending == stated.signature
        && outline.agrees(with: expected)
      if !agrees { differences.append(Difference(state: state, representative: last.state, result: result)) }
      let known = endings.count + 1
      samples.append(
        QuestionSearch.Sample(
          state: state, region: regions[number][covers - 1],
          ending: agrees ? 0 : endings[ending, default: known]))
      if !agrees { endings[ending, default: known] = endings[ending, default: known] }
    }
    return nil
  }

  /// The question that explains why some stacks did not behave like their regions, or `nil`.
  func question(except known: [StackQuestion]) -> StackQuestion? {
    let differing = Set(samples.filter { $0.ending != 0 }.map(\.region))
    var suspects = samples.filter { differing.contains($0.region) }
    // The stacks that were run for the regions have ended as those did.
    for region in differing.sorted() {
      suspects.append(QuestionSearch.Sample(state: findings[region].state, region: region, ending: 0))
    }
    return QuestionSearch(suspects, in: app.space).best(except: known)
  }

  /// How a stack ended that did not behave like its region.
  private struct Ending: Hashable {
    var violated: RouteProperties
    var signature: FailureSignature
    var outline: Int
  }
}

/// What differences between stacks and their regions have taught a cover, beyond what runs announce.
public struct CoverRefinement: Hashable, Sendable, Codable {
  /// The questions that every region is asked before its run.
  public internal(set) var questions: [StackQuestion] = []

  /// Whether tests of controllers are asked about controllers that stand nowhere; where not, each controller is decided
  /// that a test is shown.
  public internal(set) var usesProbes = true

  /// Whether controllers are decided that code only passes on its way to the topmost layer; where not, those of which it
  /// asks more than who is presented over them.
  public internal(set) var decidesWhoIsPassed = true

  /// Makes what is known of a route before anything differed.
  public init() {}
}
