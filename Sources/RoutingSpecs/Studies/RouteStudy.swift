import Checking

/// Finds out what the stacks have in common from which a route fails.
///
/// A condition is guessed from some stacks that are run, and then compared with everything there is: with all regions
/// of the space where the route can be covered, with thousands of runs where it cannot. A stack that it is wrong about
/// is one more to guess from (counterexample-guided synthesis, DOI 10.1145/1168857.1168907).
@MainActor
public struct RouteStudy {
  private let check: RouteCheck
  private let small: StackSpace
  private let guesses: [StackState]

  /// How many stacks a first guess is made from, of each sort: the simplest, others of the small space, drawn ones.
  private static let guessesOfASort = 150

  /// How many small stacks a condition is compared with at most.
  private static let mostSmallStacks = 5_000

  /// How often a guess is mended before the search is given up.
  private static let mostGuesses = 12

  /// Prepares a study; nothing runs yet.
  public init(_ check: RouteCheck) {
    self.check = check
    let small = check.app.exhaustiveSpace.narrowed(toAtMost: Natural(Self.mostSmallStacks))
    self.small = small
    let app = check.app
    let count = Int(exactly: small.count) ?? .max
    let share = Self.guessesOfASort
    let step = max(1, count / share)
    let ranks = Array(0..<min(share, count)) + stride(from: share, to: max(share, count), by: step)
    var source = RandomSource(seed: check.plan.seed)
    var states = ranks.compactMap { try? small.state(at: Natural($0)) }
    for _ in 0..<share { states.append(app.space.draw(from: &source)) }
    guesses = states.distinct
  }

  /// Studies groups of violations.
  ///
  /// - Parameters:
  ///   - groups: The groups, of the check's result; groups of runs that came to no end are passed over.
  ///   - starting: Is told each stack before the route is performed from it.
  /// - Returns: One study for each group that was not passed over, in their order.
  public func studies(
    of groups: [ViolationGroup], starting: @escaping (StackState) -> Void = { _ in }
  ) -> [FailureStudy] {
    let known = groups.filter { !$0.signature.isAbnormal && $0.signature.failedCheck == nil }
    guard !known.isEmpty else { return [] }
    var runs = Runs(check, starting: starting)
    return known.map { group in
      for state in [group.witness] + check.app.space.simplifications(of: group.witness) + guesses {
        runs.add(state)
      }
      var study = FailureStudy(property: group.property, signature: group.signature)
      find(into: &study, of: group, &runs)
      findNeighbour(into: &study, of: group, runs)
      return study
    }
  }

  private func find(into study: inout FailureStudy, of group: ViolationGroup, _ runs: inout Runs) {
    var search = FailureConditionSearch(check.app.space)
    for run in runs.all { search.add(run.state, isWanted: run.isIn(group)) }
    for _ in 0..<Self.mostGuesses {
      guard let found = search.find(),
        let predicate = try? ResolvedPredicate(found.predicate, in: check.app.catalogue)
      else { return }
      switch refute(predicate, group, &runs) {
      case .refuted(let state):
        // The same stack again would be guessed for ever.
        guard predicate.evaluate(state) != runs.isIn(group, state) else { return }
        search.add(state, isWanted: runs.isIn(group, state))
      case .confirmed(let evidence):
        (study.condition, study.evidence) = (found.words, evidence)
        return
      }
    }
  }

  private enum Answer {
    case refuted(StackState)
    case confirmed(FailureStudy.Evidence)
  }

  private func refute(_ predicate: ResolvedPredicate, _ group: ViolationGroup, _ runs: inout Runs) -> Answer {
    if check.isCoverable, let answer = refuteByRegions(predicate, group, &runs) { return answer }
    var drawn = 0
    for state in small.states {
      if runs.isIn(group, state) != predicate.evaluate(state) { return .refuted(state) }
    }
    var source = RandomSource(seed: check.plan.seed)
    for _ in 0..<1_000 {
      let state = check.app.space.draw(from: &source)
      if runs.isIn(group, state) != predicate.evaluate(state) { return .refuted(state) }
      drawn += 1
    }
    return .confirmed(
      .seen(oneByOne: Int(exactly: small.count) ?? .max, bound: small.bounds.words, drawn: drawn))
  }

  /// Compares a condition with every region; `nil` where the regions come to no end.
  private func refuteByRegions(
    _ predicate: ResolvedPredicate, _ group: ViolationGroup, _ runs: inout Runs
  ) -> Answer? {
    // Finders are examined in covers of their own, in which the route is not performed.
    guard group.property != .searchesLawfully else { return nil }
    // A simulation belongs to the execution that was made last.
    defer { runs.forgetExecution() }
    var options = check.plan.execution
    if group.property == .passesOwnChecks { options.properties = RouteProperties(.passesOwnChecks) }
    var regions = RegionCheck(
      check.route, of: check.app, space: check.app.space, options: options, refinement: group.refinement)
    regions.beforeRun = { [starting = runs.starting] state, _ in starting(state) }
    while let finding = regions.next(asking: predicate) {
      guard finding.isPerformance else { continue }
      let isIn = finding.judgement.violated.contains(group.property) && finding.signature == group.signature
      if isIn != finding.isAsked { return .refuted(finding.state) }
      if regions.runs >= check.plan.mostRegions { return nil }
    }
    return regions.fault == nil ? .confirmed(.proved(states: check.app.space.count)) : nil
  }

  private func findNeighbour(into study: inout FailureStudy, of group: ViolationGroup, _ runs: Runs) {
    var best: (distance: Int, words: String, state: StackState)?
    for run in runs.all where !run.violated.contains(group.property) {
      let difference = StackDifference(from: group.witness, to: run.state, in: check.app.catalogue)
      if let best, best.distance <= difference.distance { continue }
      best = (difference.distance, difference.words, run.state)
    }
    (study.neighbour, study.difference) = (best?.state, best?.words)
  }
}

/// Runs of a route from stacks, each made once.
@MainActor
private struct Runs {
  struct Run {
    let state: StackState
    let violated: RouteProperties
    let signature: FailureSignature

    func isIn(_ group: ViolationGroup) -> Bool {
      violated.contains(group.property) && signature == group.signature
    }
  }

  let starting: (StackState) -> Void
  private(set) var all: [Run] = []
  private let check: RouteCheck
  private var known: Set<StackState> = []
  private var execution: RouteExecution?

  init(_ check: RouteCheck, starting: @escaping (StackState) -> Void) {
    self.check = check
    self.starting = starting
  }

  /// Runs a stack that was not run before, and keeps what it shows.
  mutating func add(_ state: StackState) {
    if known.insert(state).inserted { all.append(run(state)) }
  }

  /// Whether a stack fails in the way of a group.
  mutating func isIn(_ group: ViolationGroup, _ state: StackState) -> Bool { run(state).isIn(group) }

  mutating func forgetExecution() { execution = nil }

  private mutating func run(_ state: StackState) -> Run {
    let execution = execution ?? RouteExecution(check.route, of: check.app, options: check.plan.execution)
    self.execution = execution
    starting(state)
    let judgement = execution.run(from: state)
    return Run(
      state: state, violated: judgement.violated, signature: execution.signature(of: .reachesTarget))
  }
}
