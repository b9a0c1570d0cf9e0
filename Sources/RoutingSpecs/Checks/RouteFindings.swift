public import Checking

/// What the runs of one check, or of one part of it, have shown so far.
///
/// Findings of disjoint parts can be put together in any order, with the same result: counts add up, and of two
/// witnesses the smaller one stays.
struct RouteFindings: Hashable, Sendable, Codable {
  private(set) var groups: [ViolationGroup] = []
  private(set) var waiting = WaitingTotal()
  private(set) var premises = PremiseSet()
  private var exercised = [Int](repeating: 0, count: RouteProperty.allCases.count)

  /// What was violated.
  var violated: RouteProperties { groups.reduce(into: RouteProperties()) { $0.insert($1.property) } }

  /// Takes down one run, which stands for more stacks than its own where the others are interchangeable with it.
  mutating func note(
    _ result: RunResult, in state: StackState, phase: RouteCheck.Phase, of space: StackSpace,
    standingFor weight: Natural = .one
  ) -> CaseOutcome {
    if result.isCutOff { return .overrun }
    let judgement = result.judgement
    note(exercised: judgement.exercised, premises: result.premises)
    waiting.note(result.waiting)
    guard !judgement.violated.isEmpty else { return .passed(covering: weight) }
    for (property, signature) in result.violations {
      let index = index(of: property, signature, witness: state)
      groups[index].add(state, phase: phase, standingFor: weight, in: space)
    }
    return .falsified(covering: weight)
  }

  /// Takes down the run of a region that did not come to its end.
  mutating func note(_ result: RunResult, in state: StackState, weight: Natural, of space: StackSpace) {
    for (property, signature) in result.violations {
      exercised[property.index] += 1
      groups[index(of: property, signature, witness: state)].add(state, weight: weight, in: space)
    }
  }

  /// Takes down what a run has put to the test.
  mutating func note(exercised properties: RouteProperties, premises: PremiseSet) {
    self.premises.formUnion(premises)
    for property in RouteProperty.allCases where properties.contains(property) {
      exercised[property.index] += 1
    }
  }

  /// How many runs put a property to the test.
  func exercisedRuns(of property: RouteProperty) -> Int { exercised[property.index] }

  /// Takes down the run of a region.
  mutating func note(_ finding: RegionCheck.Finding, in space: StackSpace) {
    note(exercised: finding.judgement.exercised, premises: finding.premises)
    waiting.note(finding.waiting)
    for property in RouteProperty.allCases where finding.judgement.violated.contains(property) {
      let index = index(of: property, finding.signature, witness: finding.state)
      groups[index].add(finding.state, weight: finding.weight, in: space)
    }
  }

  /// The group of a property and a signature, which is made if there is none.
  private mutating func index(
    of property: RouteProperty, _ signature: FailureSignature, witness: StackState
  ) -> Int {
    if let known = groups.firstIndex(where: { $0.property == property && $0.signature == signature }) {
      return known
    }
    groups.append(ViolationGroup(property: property, signature: signature, witness: witness))
    return groups.count - 1
  }

  /// Adds what other runs have shown.
  mutating func merge(_ other: RouteFindings, in space: StackSpace) {
    waiting.merge(other.waiting)
    premises.formUnion(other.premises)
    for index in exercised.indices { exercised[index] += other.exercised[index] }
    for group in other.groups {
      groups[index(of: group.property, group.signature, witness: group.witness)].merge(group, in: space)
    }
  }

  /// Makes the witnesses that were drawn at random as small as the space allows, but for kinds of failure that are
  /// known.
  mutating func shrink(
    in space: StackSpace, except isKnown: (ViolationGroup) -> Bool,
    judging judge: (StackState, RouteProperty) -> (violated: RouteProperties, signature: FailureSignature)
  ) {
    for index in groups.indices where groups[index].isOnlySampled {
      let group = groups[index]
      // Each stack that hangs too costs the whole time that a run may take.
      if group.signature.abnormalEnd == .hang || isKnown(group) { continue }
      groups[index].witness = space.shrink(group.witness) { candidate in
        let (violated, signature) = judge(candidate, group.property)
        return violated.contains(group.property) && signature == group.signature
      }
    }
  }

  @MainActor
  func result(
    route: String, of app: RoutedApp, exhausted: PhaseRecord, sampled: PhaseRecord, exchanges: ExchangeRecord?
  ) -> RouteResult {
    let space = app.space
    let cells = RouteProperty.allCases.map { property in
      let own = groups.filter { $0.property == property }
      return PropertyResult(
        property: property, exhausted: exhausted, sampled: sampled, covered: nil,
        exercisedRuns: exercised[property.index],
        groups: own.sorted { $0.precedes($1, in: space) }, space: space,
        isSampled: app.samplesBeyondExhausting)
    }
    return RouteResult(route: route, cells: cells, exchanges: exchanges, waiting: waiting, premises: premises)
  }
}

extension ViolationGroup {
  /// Whether this group is shown first: the smaller witness does, and of equal ones the signature's words decide, so
  /// that the order does not depend on what was found first.
  func precedes(_ other: ViolationGroup, in space: StackSpace) -> Bool {
    let (own, others) = (size(in: space), other.size(in: space))
    return own == others ? signature.words < other.signature.words : own < others
  }
}

extension AbnormalEnd {
  /// The property that a run with this end violates.
  public var property: RouteProperty { self == .hang ? .terminates : .doesNotTrap }
}
