// What happens in a later turn and is no transition.
extension TransitionClock {
  /// Calls a closure in a later turn.
  ///
  /// - Parameters:
  ///   - milliseconds: Virtual time to wait, at least 0; 0 is the end of the current turn.
  ///   - body: What to call.
  public func schedule(after milliseconds: Int = 0, _ body: @escaping @MainActor () -> Void) {
    ScheduleWatch.note()
    insert(
      Event(
        due: now + milliseconds, kind: .call, transition: nil, call: body,
        isCallout: !StructureReads.isInLibrary, wait: Wait(length: milliseconds)))
  }

  /// Calls a closure of the model's own in a later turn, unless it is taken back by its ticket, where it has one.
  func scheduleOwn(
    after milliseconds: Int = 0, ticket: Int = 0, _ body: @escaping @MainActor () -> Void
  ) {
    insert(
      Event(
        due: now + milliseconds, kind: .call, transition: nil, call: body, ticket: ticket,
        isOfOwnLength: milliseconds > 0))
  }

  /// Takes back what was scheduled with a ticket.
  func takeBack(_ ticket: Int) { queue = queue.filter { $0.ticket != ticket } }

  /// Lets a task go on in a later turn.
  func schedule(_ job: VirtualJob, after milliseconds: Int) {
    let kind = job.isMain ? PendingTransition.Kind.mainJob : .poolJob
    insert(
      Event(
        due: now + milliseconds, kind: kind, transition: nil,
        call: { JobTurn(of: job, wakes: milliseconds > 0).run() },
        isCallout: !StructureReads.isInLibrary, wait: Wait(length: milliseconds)))
  }
}

// UIKit promises no duration for an animation (rule N38); a wait is as long as the code says.
extension TransitionClock {
  /// Lets one of the events happen that may come next.
  ///
  /// - Parameters:
  ///   - way: Which of them, from 0 to `concurrentCount - 1`, in the order of their due times.
  ///   - byName: Whether jobs that may run in any order are taken in that of their names.
  package func fire(way: Int, byName: Bool = false) {
    guard way > 0 || byName else {
      advance()
      return
    }
    fire(at: place(ofWay: way, byName: byName))
  }

  /// How many jobs at the front may run next: those of the pool in any order, and the first one of the main actor.
  var concurrentJobs: Int {
    var (count, mainJobs) = (0, 0)
    for event in queue.reversed() {
      guard event.due <= now, event.kind.isJob else { break }
      mainJobs += event.kind == .mainJob ? 1 : 0
      if mainJobs > 1 { break }
      count += 1
    }
    return count
  }

  /// A wait for some time, such as that of a timer, of a block that Dispatch calls later, or of a task that sleeps.
  struct Wait {
    /// How long it is, in milliseconds; 0 where an event waits for no time, or for an animation.
    var length = 0

    /// Which wait it is, from the first that began.
    fileprivate var number = 0

    /// The last happening before it of which nobody knows when it comes: waits after the same one can be compared by time.
    var origin = 0
  }

  /// What is known of the time: nobody knows how long it is until a request comes or an animation ends.
  struct WaitTimes {
    private var waits = 0
    private var origins = 0

    /// The last happening of no certain time that what happens now follows from.
    private(set) var origin = 0

    /// Begins a wait.
    mutating func begin(_ wait: inout Wait) {
      wait.origin = origin
      guard wait.length > 0 else { return }
      waits += 1
      wait.number = waits
    }

    /// Notes that something comes at no certain time.
    mutating func begin() {
      origins += 1
      origin = origins
    }

    /// Goes on with an event.
    mutating func goOn(from origin: Int, isCertain: Bool) {
      if isCertain { self.origin = origin } else { begin() }
    }
  }

  /// The indices in `pending` of the events that may come next where none is due yet.
  ///
  /// Of two waits the shorter one ends first if it began no later, and what is due a minute later than another event comes after it. Two tasks that sleep equally long may wake in any order, as
  /// may two equal waits of two requests: what sleeps in a test mostly stands for a network.
  var freePlaces: [Int] { queue.indices.filter { isFree($0) } }

  /// How many they are, which is asked before each event.
  var freeCount: Int { queue.indices.count { isFree($0) } }

  private func isFree(_ place: Int) -> Bool {
    !queue[(queue.count - place)...].contains { comes($0, before: queue[queue.count - 1 - place]) }
  }

  /// Whether one of two waits must end before another, which is due no earlier.
  private func comes(_ one: Event, before other: Event) -> Bool {
    // No animation takes a minute.
    if other.due - one.due >= Self.long { return true }
    guard one.wait.length > 0, other.wait.length > 0 else { return false }
    let (isEarlier, areJobs) = (one.wait.number < other.wait.number, one.kind.isJob || other.kind.isJob)
    if one.wait.origin == other.wait.origin { return one.due < other.due || isEarlier && !areJobs }
    guard isEarlier else { return false }
    return one.wait.length < other.wait.length
      || one.wait.length == other.wait.length && one.lane == other.lane && !areJobs
  }
}

// Views that follow a state, as SwiftUI's do, follow it when the turn ends in which it has changed.
extension TransitionClock {
  /// Has views follow a change at the end of the turn of the run loop.
  ///
  /// - Parameter body: Evaluates the views.
  package func scheduleUpdate(_ body: @escaping @MainActor () -> Void) {
    var event = Event(due: time, kind: .call, transition: nil, call: body, isCallout: true)
    event.isUpdate = true
    insert(event)
  }

  /// Whether views are still to follow a change: the turn has not ended, and the user can touch nothing before it has.
  package var isUpdateDue: Bool { queue.contains { $0.isUpdate && $0.due <= time } }
}

// An app that polls never has nothing left to do; whoever uses it decides when that is rest all the same.
extension TransitionClock {
  /// Whether everything that was to happen by now has happened, so that time goes by before the next event.
  package var isBetweenTimes: Bool { pending.first.map { $0.due > now } ?? true }

  /// Whether only calls and tasks are still to happen, and no timer that fires a limited number of times anyway.
  package var onlyRepeats: Bool { deferredWork?.beatingTimers ?? 0 == 0 && hasCallsOnly }

  /// Whether something is still to happen, and it is calls and tasks.
  private var hasCallsOnly: Bool {
    !isIdle && pendingCount == queue.count && queue.allSatisfy { $0.kind == .call || $0.kind.isJob }
  }

  /// How long nothing happens, in milliseconds, where an app is at rest although something is still to happen.
  ///
  /// A splash, a message that goes by itself and an answer of the network do not take so long, and no user sits still for it.
  package static let long = 60_000

  /// Whether nothing happens for long, and calls and tasks then.
  package var isQuiet: Bool {
    guard let next = queue.last, next.due - time >= Self.long else { return false }
    return hasCallsOnly
  }

  /// How long what is set aside is not due, in milliseconds; `nil` where nothing is set aside.
  package var quietTime: Int? { deferredWork?.setAside.last.map { $0.due - time } }

  /// How many events are set aside.
  package var setAsideCount: Int { deferredWork?.setAside.count ?? 0 }

  /// Sets aside what is still to happen, so that the clock has nothing left; there must be calls and tasks only.
  package func setAside() {
    precondition(hasCallsOnly, "a transition cannot be set aside")
    (deferred.setAside, queue) = (queue, [])
    HierarchyChange.settle()
  }

  /// Takes up what was set aside, which is due when it was.
  ///
  /// No time goes by while it is set aside, because nothing happens then.
  package func takeUp() {
    guard let deferred = deferredWork, !deferred.setAside.isEmpty else { return }
    let events = deferred.setAside
    deferred.setAside = []
    for event in events.reversed() { insert(event) }
  }
}

extension TransitionClock {
  /// Lets events happen until none is left.
  ///
  /// - Parameter limit: The most events to run.
  /// - Returns: Whether the clock is idle now; `false` means that the limit was hit.
  @discardableResult
  public func settle(limit: Int = 10_000) -> Bool { settle(limit: limit, quietIf: { false }) }

  /// Lets events happen until none is left, or none comes for long: those are set aside then.
  ///
  /// - Parameters:
  ///   - limit: The most events to run.
  ///   - mayRest: Whether what comes in long need not be waited for.
  /// - Returns: Whether the clock is idle now; `false` means that the limit was hit.
  package func settle(limit: Int, quietIf mayRest: () -> Bool) -> Bool {
    var left = limit
    while !isIdle {
      guard left > 0 else { return false }
      if isQuiet, mayRest() {
        setAside()
        break
      }
      left -= 1
      advance()
    }
    return true
  }
}

extension TransitionClock {
  /// Something that is still to happen: a transition begins or ends, or a closure is called.
  ///
  /// Fields instead of an enum with payloads, which would be copied case by case at every turn.
  struct Event {
    let due: Int
    var kind: PendingTransition.Kind
    var transition: Transition?
    var call: (@MainActor () -> Void)?

    /// Whether it calls what the app has handed over, and neither the model nor a library.
    var isCallout = false

    /// By which it can be taken back, if anybody may want to.
    var ticket = 0

    /// Whether the turn of the run loop in which it was scheduled ends with it.
    var isUpdate = false

    /// Whether it ends something of the model's that takes some time, such as an animation of a view.
    var isOfOwnLength = false

    /// What it waits for, where that is a time.
    var wait = Wait()

    /// By whom it was scheduled: the clock's lane then.
    var lane = 0

    /// What it is called where events are named.
    var name: UInt64 = 0
  }
}

/// One event that is still to happen, as a checker sees it.
public struct PendingTransition: Hashable, Sendable, CustomStringConvertible {
  /// What kind of event it is.
  public enum Kind: String, Hashable, Sendable {
    /// A transition starts: the turn of the run loop in which it was asked for ends.
    case begin
    /// A transition's animation ends.
    case end
    /// A closure that was scheduled is called.
    case call
    /// A task goes on, on the main actor, until it waits again.
    case mainJob
    /// A task goes on, wherever there is room, until it waits again.
    case poolJob

    var isJob: Bool { self == .mainJob || self == .poolJob }

    /// What happens, where it is no transition.
    var words: String { isJob ? "a task goes on" : "scheduled call" }
  }

  /// What kind of event it is.
  public let kind: Kind

  /// The virtual time, in milliseconds, at which it is due.
  public let due: Int

  /// What it is about, in words.
  public let description: String

  @MainActor
  init(event: TransitionClock.Event) {
    due = event.due
    kind = event.kind
    description = event.transition.map { "\(event.kind) \($0.summary)" } ?? event.kind.words
  }
}
