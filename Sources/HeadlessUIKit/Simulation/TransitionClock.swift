/// A virtual run loop: it holds what is still to happen and lets it happen one event at a time.
///
/// UIKit starts a transition when the current turn of the run loop ends (rule P18) and ends it later. Both are
/// events here. Nothing happens by itself, so a checker can stand between any two of them; which of several
/// events comes next is the checker's decision, `advance()` takes the earliest.
@MainActor
public final class TransitionClock {
  /// What an event does.
  enum Work {
    case begin(Transition)
    case end(Transition)
    case call(@MainActor () -> Void)

    var transition: Transition? {
      switch self {
      case .begin(let transition), .end(let transition): transition
      case .call: nil
      }
    }
  }

  /// Something that is still to happen.
  struct Event {
    var due: Int
    var work: Work
  }

  /// The virtual time in milliseconds since the simulation began.
  public var now: Int { time }

  /// How many events have happened.
  public var eventsRun: Int { eventCount }

  private var time = 0
  private var eventCount = 0

  /// What is still to happen, the next event last, so that taking it moves nothing.
  private var queue: [Event] = []

  init() {}

  /// How many events are still to happen.
  public var pendingCount: Int { queue.count }

  /// Whether nothing is left to happen.
  public var isIdle: Bool { queue.isEmpty }

  /// What is still to happen, in the order of its due times.
  public var pending: [PendingTransition] {
    queue.reversed().map { PendingTransition(event: $0) }
  }

  /// How many of the pending events may come next: the end of a turn comes before all else, and of the
  /// animations under way any may end first, because how long they take is nobody's promise (rule N38).
  public var concurrentCount: Int {
    guard let next = queue.last else { return 0 }
    return next.due <= now ? 1 : pendingCount
  }

  /// Calls a closure in a later turn.
  ///
  /// - Parameters:
  ///   - milliseconds: Virtual time to wait, at least 0; 0 is the end of the current turn.
  ///   - body: What to call.
  public func schedule(after milliseconds: Int = 0, _ body: @escaping @MainActor () -> Void) {
    schedule(.call(body), after: milliseconds)
  }

  /// Lets the earliest event happen.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func advance() -> Bool {
    guard let next = queue.popLast() else { return false }
    run(next)
    return true
  }

  /// Lets an event happen out of turn: two animations of the same length may end in any order.
  ///
  /// - Parameter index: The event's index in `pending`.
  public func fire(at index: Int) {
    precondition(index >= 0 && index < pendingCount, "no pending event \(index) among \(pendingCount)")
    run(queue.remove(at: queue.count - 1 - index))
  }

  /// Lets events happen until none is left.
  ///
  /// - Parameter limit: The most events to run.
  /// - Returns: Whether the clock is idle now; `false` means that the limit was hit.
  @discardableResult
  public func settle(limit: Int = 10_000) -> Bool {
    var left = limit
    while !queue.isEmpty {
      guard left > 0 else { return false }
      left -= 1
      advance()
    }
    return true
  }

  func schedule(_ work: Work, after milliseconds: Int = 0) {
    let due = time + milliseconds
    queue.insert(Event(due: due, work: work), at: place(due: due))
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

  /// Drops the begin and end events of a transition that was settled otherwise.
  func remove(_ transition: Transition) {
    for index in queue.indices.reversed() where queue[index].work.transition === transition {
      queue.remove(at: index)
    }
  }

  func removeAll() {
    time = 0
    // Whoever takes part in a transition holds it, and it holds them: with its event gone nothing would part them.
    while let event = queue.popLast() { event.work.transition?.abandonSilently() }
  }

  private func run(_ event: Event) {
    time = max(time, event.due)
    eventCount += 1
    switch event.work {
    case .begin(let transition): transition.begin()
    case .end(let transition): transition.end()
    case .call(let body): body()
    }
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
    switch event.work {
    case .begin(let transition):
      kind = .begin
      description = "begin \(transition.summary)"
    case .end(let transition):
      kind = .end
      description = "end \(transition.summary)"
    case .call:
      kind = .call
      description = "scheduled call"
    }
  }
}
