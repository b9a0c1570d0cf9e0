import ConcurrencyHooks
package import Dispatch
import Foundation

/// A piece of work that was handed to a queue of Dispatch or to a run loop while a session was open.
///
/// It waits in the clock as an event, and earlier where code waits for its queue.
@MainActor
final class QueuedWork {
  /// Which queue it was handed to.
  let queue: UnsafeMutableRawPointer

  /// Whether that is the main queue.
  let isMain: Bool

  /// When it is due, in virtual milliseconds.
  let due: Int

  // Discarded in `deinit`, which is not isolated: the last reference is dropped on the thread of the session.
  private nonisolated(unsafe) var work: OpaquePointer?

  init(_ work: OpaquePointer, due: Int) {
    self.work = work
    self.due = due
    queue = QueueHooksQueue(work)
    isMain = QueueHooksIsMain(work)
  }

  deinit {
    if let work { QueueHooksDiscard(work) }
  }

  /// Carries it out, unless that was done.
  func run() {
    guard let work = work.take() else { return }
    Simulation.current.clock.deferredWork?.queued.removeAll { $0 === self }
    QueueHooksRun(work)
    QueueHooksDiscard(work)
  }
}

/// What was handed to queues and run loops, and has not come to its end.
@MainActor
final class DeferredWork {
  /// What was handed to queues and has not run, in the order in which it was.
  var queued: [QueuedWork] = []

  /// Timers that have fired many times and that nobody has invalidated.
  var endlessTimers: [Timer] = []

  /// Links to the display that have not ended.
  fileprivate var links: [AnyObject] = []

  /// How many timers that repeat are still to fire.
  var beatingTimers = 0

  /// What was set aside, the next event last.
  var setAside: [TransitionClock.Event] = []

  init() {}
}

extension TransitionClock {
  /// What was handed to queues and run loops; most runs hand nothing.
  var deferred: DeferredWork {
    if let deferredWork { return deferredWork }
    let made = DeferredWork()
    deferredWork = made
    return made
  }

  /// Lets work come in later turns that is handed to queues, operation queues and run loops.
  static func driveQueues() {
    QueueHooksInstall(
      QueueHooksDriver(
        keep: { work, nanoseconds in
          MainActor.assumeIsolated { Simulation.current.clock.keep(work, nanoseconds: nanoseconds) }
        },
        addTimer: { timer in MainActor.assumeIsolated { Simulation.current.clock.add(timer: timer) } },
        endTimer: { timer in EndedTimers.letGo(of: timer) },
        drain: { queue in MainActor.assumeIsolated { Simulation.current.clock.drain(queue) } },
        runNext: { nanoseconds in
          MainActor.assumeIsolated { Simulation.current.clock.runNextQueued(within: nanoseconds) }
        },
        runLastOfMain: { MainActor.assumeIsolated { Simulation.current.clock.runLastOfMain() } }))
  }

  private func add(timer: UnsafeMutableRawPointer) {
    add(Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue())
  }

  private func keep(_ work: OpaquePointer, nanoseconds: Int64) {
    let delay = Self.milliseconds(nanoseconds)
    let queued = QueuedWork(work, due: now + delay)
    deferred.queued.append(queued)
    schedule(after: delay) { queued.run() }
  }

  /// Runs what was handed to a queue and is due.
  private func drain(_ queue: UnsafeMutableRawPointer) {
    while let next = deferred.queued.first(where: { $0.queue == queue && $0.due <= now }) { next.run() }
  }

  /// Runs what is due next on another queue than the main one.
  private func runNextQueued(within nanoseconds: Int64) -> Bool {
    guard let next = deferred.queued.filter({ !$0.isMain }).min(by: { $0.due < $1.due }),
      next.due <= now + Self.milliseconds(nanoseconds)
    else { return false }
    time = max(time, next.due)
    next.run()
    return true
  }

  /// Runs what was handed to the main queue last, if it is due.
  private func runLastOfMain() -> Bool {
    guard let last = deferred.queued.last(where: { $0.isMain && $0.due <= now }) else { return false }
    last.run()
    return true
  }

  /// Whole milliseconds; whatever takes any time takes one at least.
  nonisolated static func milliseconds(_ nanoseconds: Int64) -> Int {
    guard nanoseconds > 0 else { return 0 }
    return max(1, Int((min(nanoseconds, 1 << 60) + 500_000) / 1_000_000))
  }

  /// Forgets what was handed to queues.
  ///
  /// The main operation queue outlives a run and would wait for its first operation for ever.
  func dropQueued() {
    QueueHooksForget()
    guard let dropped = deferredWork else { return }
    deferredWork = nil
    guard !dropped.queued.isEmpty else { return }
    let operations = OperationQueue.main.operations
    guard !operations.isEmpty else { return }
    for operation in operations { operation.cancel() }
    let wasOpen = VirtualTasks.begin()
    for operation in operations { operation.scheduledBlock?.perform() }
    VirtualTasks.end(wasOpen: wasOpen)
    deferredWork = nil
  }
}

extension Operation {
  /// What an operation queue hands to Dispatch for the operation; of one that is cancelled it only notes the end.
  fileprivate var scheduledBlock: DispatchWorkItem? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let block = current.descendant("__schedule", 0) as? DispatchWorkItem { return block }
      mirror = current.superclassMirror
    }
    return nil
  }
}

// MARK: - Timers

/// How often a timer fires that repeats for ever.
///
/// A countdown of a minute gets to its end; whatever goes on after that is counted as waiting code.
private let mostFirings = 60

extension TransitionClock {
  /// Lets a timer fire in later turns, as a run loop would.
  private func add(_ timer: Timer) { schedule(timer, firings: 0) }

  private func schedule(_ timer: Timer, firings: Int) {
    let seconds = min(max(0, timer.fireDate.timeIntervalSinceNow), 1e9)
    let beats = timer.timeInterval > 0
    if beats { deferred.beatingTimers += 1 }
    schedule(after: Self.milliseconds(Int64(seconds * 1e9))) { [self] in
      if beats { deferred.beatingTimers -= 1 }
      fire(timer, firings: firings)
    }
  }

  private func fire(_ timer: Timer, firings: Int) {
    guard timer.isValid else { return }
    // It was put off meanwhile.
    guard timer.fireDate.timeIntervalSinceNow < 0.001 else { return schedule(timer, firings: firings) }
    timer.fire()
    guard timer.isValid else { return }
    timer.fireDate = Date(timeIntervalSinceNow: max(0.001, timer.timeInterval))
    if firings + 1 < mostFirings {
      schedule(timer, firings: firings + 1)
    } else {
      deferred.endlessTimers.append(timer)
    }
  }
}

/// Timers that fire no more: a run loop lets them go, and with them what their blocks hold.
///
/// Foundation's own timer on Linux keeps its block for ever, so that whatever the block holds would be said to leak.
private enum EndedTimers {
  private typealias Block = @Sendable (Timer) -> Void

  /// Where a timer keeps its block; `nil` in a Foundation in which it is kept elsewhere, and all stays as it is.
  private static let place = (0..<StoredProperties.count(of: Timer.self)).lazy
    .filter { StoredProperties.name($0, of: Timer.self) == "_fire" }
    .map { StoredProperties.property($0, of: Timer.self) }
    .first { $0.type == Block.self }?.offset

  static func letGo(of timer: UnsafeMutableRawPointer) {
    guard let place else { return }
    (timer + place).withMemoryRebound(to: Block.self, capacity: 1) { $0.pointee = { _ in } }
  }
}

extension TransitionClock {
  /// Keeps a link to the display alive as the run loop does, from when it is added until it ends.
  ///
  /// - Parameters:
  ///   - link: The link.
  ///   - isAdded: Whether it is in the run loop.
  package func keep(_ link: AnyObject, whileAdded isAdded: Bool) {
    deferred.links.removeAll { $0 === link }
    if isAdded { deferred.links.append(link) }
  }
}

extension DispatchTimeInterval {
  /// The interval in seconds; one that never ends is the greatest number.
  package var inSeconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .greatestFiniteMagnitude
    @unknown default: 0
    }
  }
}
