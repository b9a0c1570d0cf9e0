import Checking

/// Covers the large space of an app for one route, and compares stacks that are run by themselves with the cover.
///
/// A stack that does not behave like its region is a question that nobody announced: it is asked of every region from
/// then on, and the cover is made again. So a cover ends in agreement with all stacks that were tried, or with a reason.
@MainActor
final class RegionCover {
  let route: Route
  let app: RoutedApp
  let plan: RouteCheck.Plan
  let mostRegions: Int
  let watch: CoverWatch?
  let monitor: RouteCheck.Monitor
  private(set) var refinement = CoverRefinement()
  var record = CoverRecord()
  /// Stacks that have differed from an earlier cover: they are compared with each later one.
  private var tricky: [StackState] = []
  /// The regions of the cover that was made last, for whoever wants to know them.
  private var regions: [RegionCheck.Finding] = []
  /// Why the cover was cut off that decided every controller which code passes, where another one is made that does not.
  private var limit: StopReason?
  /// Why the cover that was made last was not believed, and which stacks have shown it.
  private var doubt: (reason: StopReason, differences: [CoverComparison.Difference])?
  /// How many runs were made, of regions and of stacks, and the number of the first one.
  var runs: Int
  /// How many were begun, those among them that are made for nothing.
  var begun: Int
  /// The bound that mattered to the cover that was made last, and who asked; `nil` where none did.
  private var bound: (SizeBound, reader: String?)?
  /// Whether the code of the route passes controllers on its way from layer to layer.
  private var hasPassed = false
  /// Whether it has read what is inside a container that it has passed, whose kind the cover may not have decided.
  var looksIntoPassed = false
  /// The stacks by which each controller was decided that code passes, where the cover does not.
  private var decided: DecidedStacks?
  /// How many of them were of stacks that are compared.
  var comparedRuns = 0

  /// Prepares a cover.
  ///
  /// - Parameters:
  ///   - route: The route.
  ///   - app: The app that it belongs to.
  ///   - plan: How the route is performed, which properties are judged, and which stacks are compared.
  ///   - mostRegions: The most regions that are run.
  ///   - watch: Follows the runs, or `nil`.
  ///   - monitor: Hears the progress and may ask to stop.
  ///   - former: The cover that was made before, after whose runs those of this one are counted, or `nil`.
  init(
    _ route: Route, of app: RoutedApp, plan: RouteCheck.Plan, mostRegions: Int, watch: CoverWatch?,
    monitor: RouteCheck.Monitor, after former: RegionCover? = nil
  ) {
    self.route = route
    self.app = app
    self.plan = plan
    self.mostRegions = mostRegions
    self.watch = watch
    self.monitor = monitor
    (runs, begun) = (former?.runs ?? 0, former?.begun ?? 0)
  }

  /// Runs all regions, again and again until no stack differs.
  func run() -> CoverRecord {
    let firstRun = runs
    let code = RouteCode()
    while true {
      watch?.rest()
      let drawn = CoveringStacks(
        app.space, strength: plan.strength, mostSmall: plan.mostCompared ?? 0,
        seed: plan.seed.derived(UInt64(refinement.questions.count)))
      let neighbours = app.space.neighbours(of: tricky, atMost: Self.mostNeighbours)
      let compared = drawn.stacks + tricky + neighbours + (decided?.stacks ?? [])
      var comparison = CoverComparison(compared.distinct, of: app)
      record = CoverRecord()
      regions = []
      let (covers, grammar) = cover(&comparison)
      if record.reason == nil { record.reason = compare(&comparison, covers: covers, grammar) }
      record.runs = runs - firstRun - comparedRuns
      guard record.reason == nil else {
        if passesControllers() { continue }
        if let doubt, record.reason?.isLimit == true { end(because: doubt.reason, doubt.differences) }
        break
      }
      if comparison.differences.isEmpty {
        if guesses(beside: comparison) {
          record.reason = limit
          break
        }
        record.findings.note(exercised: comparison.exercised, premises: comparison.premises)
        record.comparison = StackComparison(
          stacks: comparison.stacks.count, runs: comparedRuns, strength: plan.strength,
          controllers: drawn.controllers,
          questions: refinement.questions.map { $0.words(app.catalogue) },
          obstacles: isEveryStackCompared(comparison) ? [] : obstacles(seen: code))
        let reach = reach(unless: bound)
        record.comparison?.reach = reach
        break
      }
      if let reason = refine(after: comparison) {
        end(because: reason, comparison.differences)
        break
      }
    }
    if let tell = monitor.region { regions.forEach(tell) }
    record.refinement = refinement
    return record
  }

  /// Goes on without deciding the controllers that code only passes, where deciding them takes too many regions; whether
  /// that is something new.
  private func passesControllers() -> Bool {
    guard record.reason?.isLimit ?? false, refinement.decidesWhoIsPassed, hasPassed else { return false }
    limit = record.reason
    decided = decidedStacks()
    refinement.decidesWhoIsPassed = false
    return true
  }

  /// Notes why the cover is not believed; what the stacks have shown by themselves holds all the same.
  private func end(because reason: StopReason, _ differences: [CoverComparison.Difference]) {
    record.reason = limit ?? reason
    for difference in differences {
      _ = record.findings.note(difference.result, in: difference.state, phase: .sampling, of: app.space)
    }
  }

  /// Makes the cover once; gives how many covers it consists of, and their grammar.
  private func cover(_ comparison: inout CoverComparison) -> (Int, RegionGrammar) {
    var check = RegionCheck(
      route, of: app, space: app.space, options: plan.execution, refinement: refinement,
      comparing: comparison.stacks, isForCertificate: monitor.region != nil)
    defer {
      check.exploration.afterDivision = nil
      hasPassed = check.hasPassedControllers
      looksIntoPassed = looksIntoPassed || check.looksIntoPassed
      bound = check.bound.map { ($0, check.reader(of: $0)) }
    }
    follow(&check)
    check.stops(monitor.shouldStop)
    var forecast = CoverForecast(layers: app.space.modals + 1, mostRuns: mostRegions)
    while let finding = check.next() {
      runs += 1
      if finding.isPerformance {
        forecast.note(layers: finding.state.layers.count, share: check.exploration.share)
      }
      record.findings.note(finding, in: app.space)
      if monitor.region != nil { regions.append(finding) }
      comparison.note(finding)
      record.covered = check.covered
      record.reason = stopReason(after: check.runs) ?? check.cutOff
      if record.reason == nil, check.runs >= mostRegions || forecast.isHopeless {
        record.reason =
          forecast.isHopeless ? .givenUp(runs: check.runs, limit: mostRegions) : .runLimit(mostRegions)
      }
      if record.reason != nil { return (0, check.exploration.grammar) }
    }
    if check.fault == .wrongSum {
      record.reason = .countMismatch(covered: check.covered, space: app.space.count)
    } else if let fault = check.fault {
      record.reason = .unsoundCover(fault.words)
    }
    return (check.coverCount, check.exploration.grammar)
  }

  /// Why the cover proves nothing.
  ///
  /// Where no code is seen that could know more than a route asks, and a stack has differed all the same, there is such code,
  /// or a mistake of ours.
  private func obstacles(seen code: RouteCode) -> [String] {
    let seen = code.obstacles(of: route, of: app) + (refinement.decidesWhoIsPassed ? [] : [passing])
    guard seen.isEmpty, !refinement.questions.isEmpty else { return seen }
    return [
      "stacks differed, and it is not seen why: what initialisers or deinitialisers of screens do, or a mistake of RouteCheck's"
    ]
  }

  /// What is said of the controllers that code passes where the cover does not decide who they are.
  private var passing: String {
    guard let decided else { return "controllers that it only passes were compared, and not decided" }
    return "controllers that it only passes were decided up to \(decided.bounds.words), and compared beyond"
  }

  /// Whether every stack of the space was run by itself, so that nothing is left for a cover to speak for.
  func isEveryStackCompared(_ comparison: CoverComparison) -> Bool {
    Natural(comparison.stacks.count) == app.space.count
  }

  /// Runs the stacks by themselves that are compared; gives why that was not finished, or `nil`.
  private func compare(
    _ comparison: inout CoverComparison, covers: Int, _ grammar: RegionGrammar
  ) -> StopReason? {
    let execution = stoppableExecution()
    return comparison.run(on: execution, covers: covers, grammar: grammar) { number, state in
      startRun(of: state)
      return stopReason(after: number)
    }
  }

  /// The most stacks that are compared because they are like stacks that have differed.
  private static let mostNeighbours = 400

  /// The most questions that are asked because stacks have differed.
  private static let mostQuestions = 24

  /// Learns from stacks that did not behave like their regions; gives why nothing is left to be learnt, or `nil`.
  private func refine(after comparison: CoverComparison) -> StopReason? {
    let repetition = repetition(of: comparison.differences[0])
    if let reason = stopReason ?? repetition.reason { return reason }
    watch?.rest()
    let contradiction = contradiction(by: comparison.differences[0])
    doubt = (contradiction, comparison.differences)
    tricky += comparison.differences.prefix(64).map(\.state).filter { !tricky.contains($0) }
    if refinement.questions.count < Self.mostQuestions,
      let question = comparison.question(except: refinement.questions)
    {
      refinement.questions.append(question)
    } else if refinement.usesProbes {
      refinement.usesProbes = false
    } else {
      return contradiction
    }
    return stopReason
  }

  /// Whether the route does the same each time from a stack that did not behave like its region.
  private func repetition(of difference: CoverComparison.Difference) -> RunRepetition {
    let execution = stoppableExecution()
    return execution.repetition(of: difference.state, among: [difference.representative]) { startRun(of: $0) }
  }

  /// What is said where a stack and its region differ and no question explains it.
  private func contradiction(by difference: CoverComparison.Difference) -> StopReason {
    let alike = app.interchangeable.representative(of: difference.state)
    if alike != difference.state, alike == app.interchangeable.representative(of: difference.representative) {
      return app.refutation(of: difference.state, alike, route: route.name)
    }
    let notation = StackNotation(catalogue: app.catalogue)
    return .unsoundCover(
      "\(notation.text(for: difference.state)) does not behave like "
        + "\(notation.text(for: difference.representative)), though the route asked UIKit nothing that tells them apart"
    )
  }
}

extension StopReason {
  /// Whether a cover was ended because it had become too large.
  fileprivate var isLimit: Bool {
    switch self {
    case .runLimit, .givenUp: true
    default: false
    }
  }
}

extension RegionFault {
  /// What went wrong, as the end of a sentence.
  public var words: String {
    switch self {
    case .tooManyPredicates:
      "the route asks about more than \(RegionGrammar.maximumPredicates) different kinds of controllers"
    case .representativeLost:
      "a stack is in none of the parts into which its region was divided, or in several"
    case .wrongSum: "the regions do not have as many stacks together as the space"
    }
  }
}
