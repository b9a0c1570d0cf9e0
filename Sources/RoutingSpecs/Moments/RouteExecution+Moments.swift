import Checking
import HeadlessUIKit

extension RouteExecution {
  /// Performs the route from a stack, and lets others come meanwhile, in every order of events.
  ///
  /// The first order is the one in which the others come at rest: what is wrong in it is no fault of the moment, but may be
  /// one of what the app keeps. The order that shows the first thing that is wrong is run once more at the end, so that
  /// whoever looks at the run sees it; where the run is told, so is each that shows something else. Until then the order
  /// is told that is tried, in case it ends the process.
  func runInEveryOrder(from state: StackState) -> Judgement {
    isTryingOrders = true
    merging = app.hasIndependentTasks ? OrderMerging() : nil
    tryOrders(from: state)
    if let tried = merging, tried.isRefuted {
      merging = nil
      tryOrders(from: state)
    }
    isTryingOrders = false
    merging?.begin()
    if afterInstalling != nil {
      tellOrders(from: state)
    } else if let order = moments.wrongOrders.first {
      perform(order, from: state)
    } else if moments.asksForLastAlone {
      // The last run was that of the last request by itself.
      perform([], from: state)
    }
    return moments.judgement
  }

  private func tryOrders(from state: StackState) {
    moments = noFindings
    var orders = EnumeratingSource()
    var hasNext = true
    while hasNext {
      merging?.begin(repeating: orders.plan.count)
      let record = perform(in: &orders, from: state)
      merging?.end(record)
      moments.note(record, order: orders)
      if moments.asksForLastAlone, let state = record.start.state {
        moments.note(lastAlone: performLast(from: state))
      }
      if let reason = shouldStop() { moments.stop(because: reason) }
      // What never ends has orders without end.
      hasNext =
        moments.wantsMore && !(merging?.isRefuted ?? false)
        && (record.isAtRest ? orders.advance() : orders.advance(within: record.choicesBefore))
    }
  }

  /// Tells each order that shows something wrong, or the one in which the others come at rest.
  private func tellOrders(from state: StackState) {
    let orders = moments.wrongOrders.isEmpty ? [[]] : moments.wrongOrders
    for (number, order) in orders.enumerated() {
      isTryingOrders = number == 0
      moments.retell(number, perform(order, from: state))
    }
    isTryingOrders = false
  }

  @discardableResult
  private func perform(_ order: ChoiceSequence, from state: StackState) -> MomentRecord {
    var source = ReplaySource(order)
    return perform(in: &source, from: state)
  }

  /// Performs the route from a stack once, and lets the others come when an order of events says so.
  private func perform(in order: inout some ChoiceSource, from state: StackState) -> MomentRecord {
    let record = perform(requests, attempts, in: &order, from: state, into: noRecord)
    first = record.asAttempt(of: moments.gestures.lastIndex(of: false) ?? 0)
    return record
  }

  /// Performs the last request by itself, from a stack that those before it have left, with screens that know nothing of them.
  ///
  /// Nobody listens to what it reads: it belongs to no run of the route's, and is not asked which other stacks it stands for.
  private func performLast(from state: StackState) -> MomentRecord {
    let listening = (observer, placed, merging)
    (observer, placed, merging) = (nil, nil, nil)
    defer { (observer, placed, merging) = listening }
    var order = ReplaySource([])
    let last = requests.count - 1
    return perform(
      [requests[last]], [attempts[last]], in: &order, from: state, into: MomentRecord(requests: 1))
  }

  private func perform(
    _ requests: [OverlappingRequest], _ attempts: [RouteAttempt], in order: inout some ChoiceSource,
    from state: StackState, into empty: MomentRecord
  ) -> MomentRecord {
    begin(from: state)
    expectedError = nil
    for one in attempts {
      one.restart()
      (one.observer, one.isAnimated) = (attempt.observer, attempt.isAnimated)
    }
    var overlap = OverlappingRequests(requests, attempts, into: empty)
    tracked { ownChecks.begin(in: window) }
    let waiting = tracked {
      VirtualTasks.countingWaiting {
        overlap.run(
          order: &order, budget: options.eventBudget, merging: merging,
          watch: ownChecks.watches ? ownChecks : nil, look: lookAtRest, sees: sees)
      }.waiting
    }
    var record = overlap.finish()
    record.waiting = waiting
    tracked { ownChecks.end(in: window, after: record.asAttempt(of: requests.count - 1)) }
    takeDown(&record)
    for (index, request) in requests.enumerated() {
      record.requests[index].isShown = shows(request, record.requests[index].ending)
    }
    afterAttempt?(attempt)
    // Errors name controllers, and would keep them alive.
    for one in attempts { one.forgetOutcome() }
    if countsControllers { census.count(in: window, from: before, to: after) }
    observer?.end()
    end()
    if countsControllers {
      record.keepsNothing = census.keepsNothing
      record.releases = census.isExercised(byRunThatEnded: record.hasTerminated)
    }
    return record
  }

  /// Takes down what the run's own checks have found, and what stands in the window at its end.
  private func takeDown(_ record: inout MomentRecord) {
    record.exercisesOwnChecks = ownChecks.isExercised
    record.ownFailure = ownChecks.failure
    record.premises = ownChecks.premises
    let isSound = after.take(of: window, binding: app.binding, isSettled: record.isAtRest)
    record.after = after.entries
    record.hasFaults = !Simulation.current.faults.isEmpty
    if !isSound {
      record.brokenInvariant = ControllerTree._checkInvariants(of: window, isSettled: record.isAtRest)
    }
  }

  /// Takes down what stands in the window before a request that comes at rest.
  private func lookAtRest(before index: Int, _ record: inout MomentRecord) {
    let isLastOfBase = moments.base == nil && index == requests.count - 1
    guard isLastOfBase || (moments.isRepeated && index == 1) else { return }
    StructureReads.unobserved {
      let stack = StackSnapshot()
      let isSound = stack.take(of: window, binding: app.binding)
      if index == 1 { record.afterFirst = stack.entries }
      guard isLastOfBase else { return }
      record.start.state = try? StackState(capturing: window, binding: app.binding)
      record.start.isWellFormed = isSound && Simulation.current.faults.isEmpty
    }
  }

  /// Whether the target of a request that says it has reached it is where it must be.
  private func shows(_ request: OverlappingRequest, _ ending: MomentRecord.Ending) -> Bool {
    guard !request.isGesture, ending.isReached else { return false }
    observer?.look(for: request.target, in: window)
    return after.index(of: request.target) != nil
  }

  /// Whether the target of a request is on screen now, in a controller that the requests have brought in: of those nobody has to
  /// ask the stack, which would divide its region.
  private func sees(_ request: OverlappingRequest) -> Bool {
    let stack = StackSnapshot()
    StructureReads.unobserved { _ = stack.take(of: window, binding: app.binding, isSettled: false) }
    return stack.entries.indices.contains {
      stack.shows(request.target, at: $0) && before.index(of: stack.entries[$0].serial) == nil
    }
  }
}

extension EnumeratingSource {
  /// Moves on to the next sequence that differs from the present one among its first answers.
  fileprivate mutating func advance(within count: Int) -> Bool {
    let first = ChoiceSequence(trail.prefix(count))
    self = EnumeratingSource(startingAt: first)
    for choice in first { _ = choose(among: choice.bound) }
    return advance()
  }
}
