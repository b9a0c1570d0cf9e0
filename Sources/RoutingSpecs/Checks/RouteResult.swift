public import Checking

/// The result of checking one route: a cell for each property.
public struct RouteResult: Sendable {
  /// The route's name.
  public let route: String

  /// One cell for each property, in the order of `RouteProperty.allCases`.
  public internal(set) var cells: [PropertyResult]

  /// What exchanging interchangeable screens has shown; `nil` where none are declared.
  public let exchanges: ExchangeRecord?

  /// In how many runs code was still waiting when they came to rest.
  public internal(set) var waiting: WaitingTotal

  /// Which premises of the checks over time have mattered in a run.
  var premises = PremiseSet()

  /// The cell of a property.
  public subscript(property: RouteProperty) -> PropertyResult { cells[property.index] }

  /// The properties that were violated.
  public var violated: RouteProperties {
    var result = RouteProperties()
    for cell in cells where !cell.groups.isEmpty { result.insert(cell.property) }
    return result
  }

  /// Whether a run did not come to its end: it trapped, exited or hung.
  public var hasAbnormalEnd: Bool {
    cells.contains { $0.groups.contains(where: \.signature.isAbnormal) }
  }

  /// Whether every stack of the large space was covered region by region.
  public var isCovered: Bool { cells.allSatisfy(\.isCovered) }
}

/// What is known about one property of one route.
public struct PropertyResult: Sendable {
  /// The property.
  public let property: RouteProperty

  /// The phase in which the small space was run stack by stack; no more than a part of it beside a cover.
  public internal(set) var exhausted: PhaseRecord

  /// The phase in which the large space was sampled.
  public internal(set) var sampled: PhaseRecord

  /// The phase in which the large space was covered region by region; `nil` where that was not tried.
  public internal(set) var covered: PhaseRecord?

  /// How many runs put the property to the test; 0 means that none did.
  public internal(set) var exercisedRuns: Int

  /// Whether every stack of the large space was covered, and none put the property to the test.
  public var isNeverExercised: Bool { exercisedRuns == 0 && verdict == .holds }

  /// The violations, grouped by how the route ended, the group with the smallest witness first.
  public internal(set) var groups: [ViolationGroup]

  /// The stacks that are meant to be covered, from which the witnesses' choices are drawn.
  let space: StackSpace

  /// Whether the large space is another one than the small space, so that exhausting the small one proves nothing.
  let isSampled: Bool

  /// Whether the property holds: only where every stack of the large space was run.
  public var verdict: Verdict<ViolationGroup> {
    if let first = groups.first { return .violated(first) }
    if let reason = inconclusive { return .inconclusive(reason) }
    return .holds
  }

  /// Why nothing is proved about the large space, or `nil` where everything is.
  private var inconclusive: StopReason? {
    if isCovered { return nil }
    // That the engine contradicts itself, or that the team is wrong about its screens, matters more than how much was
    // run in its place.
    if let reason = covered?.reason, reason.isFlaw { return reason }
    if let reason = exhausted.reason, reason.isAboutDeclaration { return reason }
    guard isSampled else { return exhausted.reason }
    return sampled.reason ?? exhausted.reason
  }

  /// Whether every stack of the large space was covered.
  public var isCovered: Bool { covered.map { $0.reason == nil } ?? false }

  /// How much the verdict is worth where it speaks for every stack of the large space; `nil` where it does not.
  public var strength: VerdictStrength? {
    if isCovered { return covered?.comparison.map(VerdictStrength.init) ?? .proved }
    let isExhausted = !isSampled && exhausted.reason == nil
    return isExhausted ? .proved : nil
  }

  /// The three counts of both phases together: states in the large space, states that were run, runs.
  ///
  /// A stack that was drawn twice, or drawn after it had been run in the small space, is counted twice.
  public var coverage: Coverage {
    if let covered, isCovered {
      var coverage = covered.coverage
      coverage.runsExecuted +=
        exhausted.coverage.runsExecuted + sampled.coverage.runsExecuted + (covered.comparison?.runs ?? 0)
      return coverage
    }
    return Coverage(
      statesInSpace: sampled.coverage.statesInSpace,
      statesCovered: exhausted.coverage.statesCovered + sampled.coverage.statesCovered,
      runsExecuted: exhausted.coverage.runsExecuted + sampled.coverage.runsExecuted,
      mayCountTwice: sampled.coverage.runsExecuted > 0)
  }

  /// What the stacks that were drawn say about those that were not; `nil` where none were, or all were covered.
  ///
  /// Kinds of failure are the groups. Each stack is drawn by its rank, all with the same probability.
  public var residualRisk: ResidualRisk? {
    guard !isCovered else { return nil }
    return ResidualRisk(
      draws: sampled.coverage.runsExecuted, failuresByKind: groups.map(\.sampledStates))
  }
}

/// Violations of one property that ended in the same way.
public struct ViolationGroup: Hashable, Sendable, Codable {
  /// The property.
  public let property: RouteProperty

  /// How the route ended.
  public let signature: FailureSignature

  /// How many stacks of the small space violate the property in this way; exact where the space was exhausted.
  public private(set) var exhaustedStates = Natural.zero

  /// How many of the stacks that were drawn at random do.
  public private(set) var sampledStates = 0

  /// How many stacks of the large space do; exact where it was covered.
  public private(set) var coveredStates = Natural.zero

  /// The smallest stack that was found.
  public internal(set) var witness: StackState

  /// What the cover has asked besides what runs announce; whoever covers the space again asks it, too.
  var refinement = CoverRefinement()

  private var controllers = Int.max

  init(property: RouteProperty, signature: FailureSignature, witness: StackState) {
    self.property = property
    self.signature = signature
    self.witness = witness
  }

  /// Whether a stack of the group was met beside a cover: one by one, or at random.
  public var isConcrete: Bool { !exhaustedStates.isZero || sampledStates > 0 }

  /// Whether nothing but chance has met a stack of the group.
  var isOnlySampled: Bool { exhaustedStates.isZero && coveredStates.isZero }

  mutating func add(_ state: StackState, weight: Natural, in space: StackSpace) {
    coveredStates += weight
    offer(state, in: space)
  }

  mutating func add(
    _ state: StackState, phase: RouteCheck.Phase, standingFor weight: Natural, in space: StackSpace
  ) {
    if phase == .exhausting { exhaustedStates += weight } else { sampledStates += 1 }
    offer(state, in: space)
  }

  /// Adds the violations of another group of the same property and signature.
  mutating func merge(_ other: ViolationGroup, in space: StackSpace) {
    exhaustedStates += other.exhaustedStates
    sampledStates += other.sampledStates
    coveredStates += other.coveredStates
    offer(other.witness, in: space)
  }

  /// Takes in the group of a part of the same stacks, of which some may be counted here too.
  mutating func include(_ part: ViolationGroup, in space: StackSpace) {
    exhaustedStates = max(exhaustedStates, part.exhaustedStates)
    sampledStates = max(sampledStates, part.sampledStates)
    coveredStates = max(coveredStates, part.coveredStates)
    offer(part.witness, in: space)
  }

  private mutating func offer(_ state: StackState, in space: StackSpace) {
    let count = state.controllerCount
    guard count <= controllers else { return }
    // The small space is walked by ascending rank within a size, but not across sizes of the large space.
    if count == controllers, !space.isSimpler(state, than: witness) { return }
    controllers = count
    witness = state
  }

  /// How complicated the witness is.
  func size(in space: StackSpace) -> StackSize {
    guard let size = try? space.size(of: witness) else {
      preconditionFailure("the witness of a violation is no state of the space that it was drawn from")
    }
    return size
  }
}

extension StopReason {
  /// Whether what was counted cannot be trusted, as it contradicts itself or what was run by itself, or is not all.
  fileprivate var isFlaw: Bool {
    switch self {
    case .unsoundCover, .countMismatch, .unrepeatable, .largerStackFails: true
    default: isAboutDeclaration
    }
  }
}

extension StackSpace {
  fileprivate func isSimpler(_ state: StackState, than other: StackState) -> Bool {
    guard let size = try? size(of: state), let otherSize = try? self.size(of: other) else { return false }
    return size < otherSize
  }
}
