extension RouteExecution {
  /// Judges the run that was just made by every property.
  func judge(repeated: Bool) -> Judgement {
    var judgement = Judgement()
    func note(
      _ property: RouteProperty, _ isExercised: @autoclosure () -> Bool, _ holds: @autoclosure () -> Bool
    ) {
      guard judged.contains(property), isExercised() else { return }
      judgement.exercised.insert(property)
      if !holds() { judgement.violated.insert(property) }
    }
    note(.reachesTarget, true, endsAsExpected)
    note(.declinesCleanly, first.error != nil, after.entries == before.entries)
    note(.terminates, true, hasTerminated(first) && (!repeated || hasTerminated(second)))
    note(.staysWellFormed, true, isWellFormed(first) && (!repeated || isWellFormed(second)))
    note(.reachesAgain, repeated && first.isAtRest, endsAsBefore)
    note(.isIdempotent, repeated && first.isAtRest, after.entries == afterSecond.entries)
    note(.findsWhatIsThere, first.isReached && showsTargetBeforeAndAfter, hasKeptShownTarget)
    note(.keepsTheRest, first.isReached, firstNeedlessRemoval == nil)
    guard !judged.isSubset(of: .basic) else { return judgement }
    note(.deliversContext, first.isReached && carriesContext, misdelivery == nil)
    note(
      .releasesControllers, census.isExercised(byRunThatEnded: hasTerminated(first)), census.keepsNothing)
    note(.keepsContainerPromises, attempt.promiseCount > 0, attempt.brokenPromise == nil)
    note(.searchesLawfully, search.isExercised, search.broken == nil)
    note(.staysBounded, repetition.isExercised, repetition.isBounded)
    // A run that is judged has come to its end; one that traps is judged by whoever finds its process dead.
    note(.doesNotTrap, true, true)
    note(.passesOwnChecks, ownChecks.isExercised, ownChecks.failure == nil)
    return judgement
  }

  /// Whether the route reached its target, or declined as expected.
  private var endsAsExpected: Bool {
    if let expectedError { return first.error == expectedError }
    return first.isReached && after.index(of: route.expectation.target) != nil
  }

  func hasTerminated(_ record: AttemptRecord) -> Bool {
    record.isAtRest && record.completions == 1 && !record.isEarly
  }

  func isWellFormed(_ record: AttemptRecord) -> Bool {
    !record.hasFaults && record.brokenInvariant == nil
  }

  /// Whether the second attempt ended like the first.
  private var endsAsBefore: Bool {
    guard first.isReached == second.isReached, first.error == second.error else { return false }
    let target = route.expectation.target
    return !second.isReached || after.index(of: target) == nil || afterSecond.index(of: target) != nil
  }

  /// Whether the user saw the target before the first attempt, and sees one after it.
  private var showsTargetBeforeAndAfter: Bool {
    let target = route.expectation.target
    return before.index(of: target) != nil && after.index(of: target) != nil
  }

  /// Whether a target that the user saw before is one that the user sees now, and none was built beside it.
  private var hasKeptShownTarget: Bool {
    let target = route.expectation.target
    let isKept = before.entries.indices.contains { index in
      before.shows(target, at: index)
        && after.index(of: before.entries[index].serial).map { after.shows(target, at: $0) } == true
    }
    return isKept && rebuiltTarget == nil
  }

  /// The first controller that is a target and was not there before, as an index of `after`.
  var rebuiltTarget: Int? {
    after.entries.indices.first { index in
      before.index(of: after.entries[index].serial) == nil
        && after.matches(index, route.expectation.target.subject)
    }
  }

  /// The first controller that left the stack without need, as an index of `before`.
  var firstNeedlessRemoval: Int? {
    // Most routes add to a stack and take nothing away.
    guard !after.hasAll(of: before), let target = after.index(of: route.expectation.target) else {
      return nil
    }
    let removal = need(of: target).firstNeedlessRemoval
    guard removal != nil, let observer, !route.expectation.anchors.isEmpty else { return removal }
    // More screens that the route goes through may excuse the removal: ask for those that were not asked for.
    for entry in before.entries where after.index(of: entry.serial) == nil && entry.parent >= 0 {
      observer.settleChildren(of: before.entries[Int(entry.parent)].serial)
    }
    return need(of: target).firstNeedlessRemoval
  }

  private func need(of target: Int) -> NeededRemovals {
    NeededRemovals(
      before: before, after: after, target: target, expectation: route.expectation,
      isDecided: observer.map { observer in { observer.isDecided($0) } })
  }
}

/// Which controllers of a stack a route had to remove to show its target.
private struct NeededRemovals {
  let before: StackSnapshot
  let after: StackSnapshot
  let expectation: Expectation
  /// Whether it was asked what the controller with a serial number is; `nil` where all are known.
  private let isDecided: ((Int) -> Bool)?

  /// Layers above this one had to go; `nil` where none had to.
  private var highestKeptLayer: Int16?
  private var mayRemoveEverything = false
  /// What stands over one of these in the navigation controller that it is in had to be popped.
  private var uncovered: [Int] = []
  /// What stood inside this one may have been replaced.
  private var refilled: Int?

  init(
    before: StackSnapshot, after: StackSnapshot, target: Int, expectation: Expectation,
    isDecided: ((Int) -> Bool)? = nil
  ) {
    self.isDecided = isDecided
    self.before = before
    self.after = after
    self.expectation = expectation
    if let old = before.index(of: after.entries[target].serial) {
      highestKeptLayer = before.entries[old].layer
      uncovered = before.lineage(of: old)
    } else {
      allowBuilding(inLayerOf: target)
    }
  }

  private mutating func allowBuilding(inLayerOf target: Int) {
    if expectation.disturbance == .everything { return mayRemoveEverything = true }
    let layer = after.entries[target].layer
    let owner = after.entries.first { $0.layer == layer && $0.parent < 0 }
    if let owner, let old = before.index(of: owner.serial) {
      highestKeptLayer = before.entries[old].layer
      uncovered = before.entries.indices.filter { isAnchor($0) }
      if expectation.disturbance == .siblings { refilled = nearestKeptContainer(of: target) }
    } else {
      allowUncovering(belowLayer: layer)
      switch expectation.disturbance {
      case .nothing, .siblings, .everything: break
      case .modals: highestKeptLayer = 0
      }
    }
  }

  /// A new layer may stand over a screen that the route goes through: what covered that screen had to go.
  private mutating func allowUncovering(belowLayer layer: Int16) {
    uncovered = before.entries.indices.filter { index in
      guard isAnchor(index), let kept = after.index(of: before.entries[index].serial) else { return false }
      return after.entries[kept].isVisible && after.entries[kept].layer == layer - 1
    }
    highestKeptLayer = uncovered.first.map { before.entries[$0].layer }
  }

  /// The innermost container around a controller of `after` that was there before, as an index of `before`.
  private func nearestKeptContainer(of target: Int) -> Int? {
    var current = Int(after.entries[target].parent)
    while current >= 0 {
      if let old = before.index(of: after.entries[current].serial) { return old }
      current = Int(after.entries[current].parent)
    }
    return nil
  }

  private func isAnchor(_ index: Int) -> Bool {
    (isDecided?(before.entries[index].serial) ?? true)
      && expectation.anchors.contains { before.matches(index, $0.subject) }
      && after.index(of: before.entries[index].serial) != nil
  }

  /// The first controller that left the stack without need, as an index of `before`.
  var firstNeedlessRemoval: Int? {
    before.entries.indices.first { index in
      after.index(of: before.entries[index].serial) == nil && !covers(index)
    }
  }

  /// Whether the controller with an index of `before` had to go.
  func covers(_ index: Int) -> Bool {
    if mayRemoveEverything { return true }
    let entry = before.entries[index]
    if let highestKeptLayer, entry.layer > highestKeptLayer { return true }
    if let refilled, before.isInside(index, refilled) { return true }
    return uncovered.contains { isPushed(index, over: $0) }
  }

  /// Whether a controller stands over another one in its navigation controller, or in something that does.
  private func isPushed(_ index: Int, over lower: Int) -> Bool {
    let base = before.entries[lower]
    guard base.parent >= 0, before.entries[Int(base.parent)].kind == .navigation else { return false }
    var current = index
    while current > lower {
      if before.entries[current].parent == base.parent { return true }
      current = Int(before.entries[current].parent)
    }
    return false
  }
}
