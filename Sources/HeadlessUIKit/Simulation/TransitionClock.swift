/// A virtual run loop: it holds what is still to happen and lets it happen one event at a time.
///
/// UIKit starts a transition when the current turn of the run loop ends (rule P18) and ends it later. Both are
/// events here. Nothing happens by itself, so a checker can stand between any two of them; which of several
/// events comes next is the checker's decision, `advance()` takes the earliest.
@MainActor
public final class TransitionClock {
  /// The virtual time in milliseconds since the simulation began.
  public var now: Int { time }

  /// How many events have happened.
  public var eventsRun: Int { eventCount }

  /// The same as `now`; whoever waits for a queue lets it pass without an event.
  var time = 0
  private var eventCount = 0

  /// What is still to happen after `soon`, the next event last, so that taking it moves nothing.
  var queue: [Event] = []

  /// The transition that begins or ends next, where nothing else was to happen when that was scheduled.
  ///
  /// Nearly always there is no other event, and then none is made. Nothing in the queue is due before it.
  private var soon: Transition?
  private var soonDue = 0
  private var soonEnds = false
  private var soonLane = 0, soonName: UInt64 = 0, soonOrigin = 0
  private var currentLane = 0

  /// What is known of the time now; the next events take it over.
  private var times = WaitTimes()

  /// Who is at work: 0 unless somebody tells requests apart that overlap.
  ///
  /// What is scheduled has the lane of whoever schedules it, and what comes of it then has that lane, too.
  package var lane: Int {
    get { currentLane }
    set {
      currentLane = newValue
      times.begin()
    }
  }

  /// What is under way and not scheduled: a finger, an animator or the end of another change ends it.
  private var held: [Transition] = []

  /// The last transition that nobody held when it had ended; the next one is made of it.
  private var spare: Transition?

  /// The animations that were asked for, and what events are called.
  var orders = AnimationOrders()
  var names = EventNames()

  /// What was handed to queues and run loops, if anything was.
  var deferredWork: DeferredWork?

  init() {}

  /// How many events are still to happen.
  public var pendingCount: Int { queue.count + (soon == nil ? 0 : 1) }

  /// Whether nothing is left to happen.
  public var isIdle: Bool { soon == nil && queue.isEmpty }

  /// What is still to happen, in the order of its due times.
  public var pending: [PendingTransition] {
    file()
    return queue.reversed().map { PendingTransition(event: $0) }
  }

  /// How many of the pending events may come next.
  ///
  /// The end of a turn comes before all else. Of the animations under way any may end first, because UIKit promises no
  /// duration for them (rule N38). A wait is as long as the code says, so a shorter one may have to end before a longer one.
  public var concurrentCount: Int {
    // What comes next is looked at where it is: an event that is copied is held by all that it has.
    if soon != nil { return soonDue > time ? freeCount + 1 : 1 }
    guard let next = queue.indices.last else { return 0 }
    guard queue[next].due <= time else { return queue.count > 1 ? freeCount : 1 }
    return queue[next].kind.isJob ? concurrentJobs : 1
  }

  /// Whether the turn of the run loop has not ended in which a transition was asked for: it begins when the turn does
  /// end, and nothing comes from outside before that (rule P18).
  package var isInTurn: Bool {
    if soon != nil { return !soonEnds && soonDue <= time }
    guard let next = queue.indices.last, queue[next].due <= time else { return false }
    return queue[next].kind == .begin || queue[next].isUpdate
  }

  /// Lets the earliest event happen.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func advance() -> Bool {
    if soon != nil {
      runSoon()
      return true
    }
    guard let next = takeLast() else { return false }
    run(next)
    return true
  }

  /// Lets an event happen out of turn: two animations of the same length may end in any order.
  ///
  /// - Parameter index: The event's index in `pending`.
  public func fire(at index: Int) {
    precondition(index >= 0 && index < pendingCount, "no pending event \(index) among \(pendingCount)")
    guard index > 0 else {
      advance()
      return
    }
    file()
    var events = queue
    queue = []
    let event = events.remove(at: events.count - 1 - index)
    queue = events
    run(event)
  }

  /// Lets a transition begin when the current turn ends.
  func scheduleBegin(of transition: consuming Transition) {
    schedule(transition, due: time, ends: false)
  }

  /// Lets a transition end after some virtual time.
  func scheduleEnd(of transition: Transition, after milliseconds: Int) {
    schedule(transition, due: time + milliseconds, ends: true)
  }

  private func schedule(_ transition: consuming Transition, due: Int, ends: Bool) {
    if transition.isHeld { letGo(of: transition) }
    transition.eventCount += 1
    guard isIdle else {
      // Something else is under way too, and may take away what this one brings on screen.
      HierarchyChange.noteDisorder()
      insert(Event(due: due, kind: ends ? .end : .begin, transition: transition))
      return
    }
    soon = transition
    soonDue = due
    soonEnds = ends
    soonLane = currentLane
    soonOrigin = times.origin
    soonName = nextName()
  }

  /// Puts what happens next into the queue, before everything else, for those who look at all events.
  func file() {
    guard let next = soon.take() else { return }
    var event = Event(due: soonDue, kind: soonEnds ? .end : .begin, transition: next)
    (event.lane, event.name, event.wait.origin) = (soonLane, soonName, soonOrigin)
    queue = queue + [event]
  }

  private func runSoon() {
    var next = soon.take()
    time = max(time, soonDue)
    currentLane = soonLane
    times.goOn(from: soonOrigin, isCertain: !soonEnds)
    note(soonName, soonEnds ? .end : .begin)
    eventCount += 1
    next?.eventCount -= 1
    if soonEnds { next?.end() } else { next?.begin() }
    putAway(&next)
    if isIdle { HierarchyChange.settle() }
  }

  // The queue is taken out while it changes, so that it is never held while anything is called: the compiler leaves
  // out the checks that it would make at each access otherwise.
  func insert(_ event: Event) {
    if soon != nil, event.due < soonDue { file() }
    let place = place(due: event.due)
    var event = event
    (event.lane, event.name) = (currentLane, nextName())
    times.begin(&event.wait)
    var events = queue
    queue = []
    if place == events.count { events.append(event) } else { events.insert(event, at: place) }
    queue = events
  }

  private func takeLast() -> Event? {
    guard !queue.isEmpty else { return nil }
    var events = queue
    queue = []
    let last = events.removeLast()
    queue = events
    return last
  }

  /// Where an event belongs: after all that are due later, before those that are due by then.
  private func place(due: Int) -> Int {
    var (low, high) = (0, queue.count)
    while low < high {
      let middle = (low + high) / 2
      if queue[middle].due > due { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Keeps a transition that nothing in the clock ends.
  func hold(_ transition: Transition) {
    if transition.isDriven { HierarchyChange.watch() }
    guard !transition.isHeld else { return }
    transition.isHeld = true
    held = held + [transition]
  }

  /// The transitions that a finger, or an app's recogniser, drives: it ends them, and no event does.
  var driven: [Transition] { held.filter(\.isDriven) }

  /// Keeps a transition no longer that is under way without an event.
  func letGo(of transition: Transition) {
    transition.isHeld = false
    held = held.filter { $0 !== transition }
  }

  /// Drops a transition that was settled otherwise, with its begin and end events.
  func remove(_ transition: Transition) {
    if transition.isHeld { letGo(of: transition) }
    guard transition.eventCount > 0 else { return }
    transition.eventCount = 0
    if soon === transition { soon = nil }
    queue = queue.filter { $0.transition !== transition }
  }

  /// Whether one of the transitions that are still to begin or to end is of some kind.
  func hasTransition(where matches: (Transition) -> Bool) -> Bool {
    if let soon, matches(soon) { return true }
    return queue.contains { $0.transition.map(matches) ?? false } || held.contains(where: matches)
  }

  func removeAll() {
    dropQueued()
    if names.isOn { names = EventNames() }
    (time, currentLane, times) = (0, 0, WaitTimes())
    orders = AnimationOrders()
    file()
    // Whoever takes part in a transition knows of it, and it holds them.
    while let event = takeLast() { event.transition?.abandonSilently() }
    for transition in held { transition.abandonSilently() }
  }

  /// Forgets that anything has ever happened.
  func restart() {
    removeAll()
    eventCount = 0
  }

  private func run(_ event: consuming Event) {
    time = max(time, event.due)
    currentLane = event.lane
    times.goOn(from: event.wait.origin, isCertain: event.kind != .end && !event.isOfOwnLength)
    note(event.name, event.kind)
    eventCount += 1
    event.transition?.eventCount -= 1
    switch event.kind {
    case .begin: event.transition?.begin()
    case .end: event.transition?.end()
    case .call, .mainJob, .poolJob:
      guard let call = event.call.take() else { break }
      StructureReads.callOut("schedule", isOfLibrary: !event.isCallout) { call() }
    }
    putAway(&event.transition)
    if isIdle { HierarchyChange.settle() }
  }

  /// A transition that is about to be asked for.
  func makeTransition(
    _ kind: Transition.Kind, presenter: UIViewController, presented: UIViewController?, animated: Bool,
    completion: (() -> Void)?
  ) -> Transition {
    let order = nextOrder()
    guard let made = spare.take() else {
      return Transition(
        kind, order: order, presenter: presenter, presented: presented, animated: animated,
        completion: completion)
    }
    made.prepare(
      kind, order: order, presenter: presenter, presented: presented, animated: animated,
      completion: completion)
    return made
  }

  /// Keeps a transition that was carried out for a while: until it ends, or, if it has ended, for the next one, if nobody
  /// else can tell: nobody holds it, and none was ever given it, who could have kept a weak reference.
  private func putAway(_ transition: inout Transition?) {
    if let transition, !transition.hasEnded {
      guard transition.eventCount == 0, !transition.isHeld else { return }
      if transition.isAwaited { hold(transition) } else { transition.unlink() }
    } else if isKnownUniquelyReferenced(&transition), transition?.canServeAgain ?? false {
      transition?.letGo()
      spare = transition.take()
    }
  }
}
