import ConcurrencyHooks
import Foundation

/// Lets tasks run on the virtual clock, one job after the other, instead of on threads.
///
/// While a session is open, whatever the thread that opened it does with `async` code becomes events of the
/// simulation's `TransitionClock`: jobs of the main actor in their order, jobs of the concurrent pool in an order that
/// the checker may choose, and `Task.sleep` as virtual time. So equal choices give equal orders and results. Other
/// threads are not touched, and neither is the main actor outside a session.
///
/// It works on Linux; elsewhere opening a session does nothing. Whatever asks for the time meanwhile gets the virtual
/// time, so that a deadline is as far away in every run: `ContinuousClock` and `SuspendingClock` stand still between
/// two events, and `Date()` begins with 2001-01-01T00:00:00Z, when the simulation does. A sleep takes whole
/// milliseconds, rounded up, at least one. A task that another thread is to resume waits for ever, because nobody could repeat when that
/// happens; so does one that is resumed when the session is over.
@MainActor
public enum VirtualTasks {
  private static var isInstalled = false

  /// Whether a session is open on this thread.
  package nonisolated static var isOpen: Bool { ConcurrencyHooksIsActive() }

  /// Opens a session on this thread.
  ///
  /// - Returns: Whether one was open already; what `end(wasOpen:)` wants to know.
  public static func begin() -> Bool {
    if !isInstalled {
      isInstalled = true
      VirtualExecutors.install()
    }
    return ConcurrencyHooksSetActive(true)
  }

  /// Closes the session that a `begin()` has opened.
  ///
  /// - Parameter wasOpen: What `begin()` gave.
  public static func end(wasOpen: Bool) {
    _ = ConcurrencyHooksSetActive(wasOpen)
  }

  /// Says whether `UUID()` gives random identifiers on this thread from now on, or such as count.
  ///
  /// States of an app are compared by which identifier it is, so a launch needs those that count. All of them begin alike,
  /// and code that goes by what an identifier is would always go the same way: the run of a route needs random ones.
  ///
  /// - Parameter areRandom: Whether they are random.
  package static func makeIdentifiers(random areRandom: Bool) { _ = FreshIdentifiersSetRandom(areRandom) }

  /// Does something in real time, such as to ask how long a check has taken.
  ///
  /// - Parameter body: What to do; it starts no tasks.
  /// - Returns: What it gives.
  package static func outside<Result>(_ body: () -> Result) -> Result {
    let wasOpen = ConcurrencyHooksSetActive(false)
    defer { _ = ConcurrencyHooksSetActive(wasOpen) }
    return body()
  }
}

/// A job of a task that waits for its turn.
struct VirtualJob {
  let job: UnownedJob
  /// Whether it belongs to the main actor, whose jobs keep their order.
  let isMain: Bool

  /// Lets the job run, and nothing that it hands over to.
  func runAlone() {
    if isMain {
      job.runSynchronously(on: VirtualExecutors.main.asUnownedSerialExecutor())
    } else {
      job.runSynchronously(on: VirtualExecutors.pool.asUnownedTaskExecutor())
    }
  }

  /// Whether it is a job of the same task: a task is its own job.
  func isOfTask(of other: VirtualJob) -> Bool { address == other.address }

  /// Whether it goes on with code of the runtime's, as within `Task.sleep`.
  var isOfRuntime: Bool { ConcurrencyHooksIsOfRuntime(address) }

  // A job is nothing but its address, for which its Swift type has no name.
  private var address: UnsafeRawPointer { unsafeBitCast(job, to: UnsafeRawPointer.self) }
}

extension VirtualTasks {
  /// Lets code run, with all that comes of it, and counts what is left waiting.
  ///
  /// - Parameter body: The code; it is called within a session, and runs the clock as far as it is to go.
  /// - Returns: What the code gave, and what was still waiting then.
  package static func countingWaiting<Result>(_ body: () -> Result) -> (result: Result, waiting: WaitingCode)
  {
    _ = QueueHooksTakeWaiting()
    TaskWitness.renew()
    let result = handingDownWitness(body)
    let undriven = QueueHooksTakeWaiting()
    var waiting = WaitingCode()
    waiting.blocks = Int(undriven.blocks)
    waiting.timers = Int(undriven.timers)
    waiting.tasks = TaskWitness.holders
    let clock = Simulation.current.clock
    waiting.timers += clock.deferredWork?.endlessTimers.count { $0.isValid } ?? 0
    waiting.calls = clock.setAsideCount
    if !clock.isIdle { waiting.calls += clock.pending.count { ![.begin, .end].contains($0.kind) } }
    return (result, waiting)
  }

  /// Lets code run, and tells which tasks had turns meanwhile, each once by a number that no other task has, in that order.
  ///
  /// - Parameter body: The code, within a session.
  /// - Returns: The tasks.
  package static func tasksTakingTurns(_ body: () -> Void) -> [String] {
    turns = []
    defer { turns = nil }
    body()
    var known: Set<String> = []
    return (turns ?? []).filter { known.insert($0).inserted }
  }

  /// The tasks that have had turns, if anybody wants to know.
  fileprivate static var turns: [String]?

  /// A function of its own, because nothing but tasks may hold the witness when they are counted.
  @inline(never)
  private static func handingDownWitness<Result>(_ body: () -> Result) -> Result {
    $witness.withValue(TaskWitness.last, operation: body)
  }

  /// Handed down from code to the tasks that it begins, and from those to theirs.
  @TaskLocal fileprivate static var witness: TaskWitness?
}

/// Is held by each task that was begun while it was handed down, until the task has ended.
///
/// The runtime tells nobody of the end of a task; but what is handed down to a task is let go then, even if somebody
/// still holds the task itself.
@MainActor
private final class TaskWitness {
  /// The one that is handed down now.
  static private(set) var last = TaskWitness()

  /// What is counted of the last one while no task holds it.
  private static var unheld = 0

  /// Puts another in its place, if a task holds the last one still.
  static func renew() {
    if !isKnownUniquelyReferenced(&last) { last = TaskWitness() }
    if unheld == 0 { unheld = references() }
  }

  /// How many tasks hold the last one.
  static var holders: Int { isKnownUniquelyReferenced(&last) ? 0 : references() - unheld }

  /// How often the last one is held.
  ///
  /// Never inlined, so that it counts the same before and after tasks were begun.
  @inline(never)
  private static func references() -> Int { Int(_getRetainCount(last)) }
}

@_spi(ExperimentalScheduling) import _Concurrency

/// The executors that stand in for the main actor's and for the pool of threads.
enum VirtualExecutors {
  static let main = VirtualMainExecutor()
  static let pool = VirtualPool()

  static func install() {
    // The two words by which the runtime knows an executor have no other way out of their Swift type.
    let words = unsafeBitCast(main.asUnownedSerialExecutor(), to: (UInt, UInt).self)
    ConcurrencyHooksInstall(
      ConcurrencyHooksExecutor(identity: words.0, implementation: words.1),
      {
        VirtualExecutors.enqueue(
          VirtualJob(job: unsafeBitCast($0, to: UnownedJob.self), isMain: false), after: nil)
      },
      { MainActor.assumeIsolated { Int64(Simulation.current.clock.now) } })
    MainActor.assumeIsolated { TransitionClock.driveQueues() }
  }

  /// Puts a job on the clock of the simulation; lets it go where no session is open on this thread.
  static func enqueue(_ job: VirtualJob, after delay: Duration?) {
    guard ConcurrencyHooksIsActive() else { return }
    MainActor.assumeIsolated {
      VirtualTasks.turns?.append(job.job.description)
      if delay == nil, JobTurn.takes(job) { return }
      Simulation.current.clock.schedule(job, after: delay?.wholeMilliseconds ?? 0)
    }
  }
}

/// An executor whose jobs are events of the simulation's clock.
protocol VirtualExecutor: SchedulingExecutor {
  /// Whether its jobs are those of the main actor, which keep their order.
  static var isMain: Bool { get }
}

extension VirtualExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    VirtualExecutors.enqueue(VirtualJob(job: UnownedJob(job), isMain: Self.isMain), after: nil)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    VirtualExecutors.enqueue(
      VirtualJob(job: UnownedJob(job), isMain: Self.isMain), after: delay as? Duration ?? .zero)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
  }
}

/// The main actor's executor while a session is open.
final class VirtualMainExecutor: SerialExecutor, VirtualExecutor {
  static let isMain = true

  // Only the thread of a session ever gets to know this executor, so whoever asks runs on it.
  func isIsolatingCurrentContext() -> Bool? { true }

  func checkIsolated() {}
}

/// The executor of everything that runs on no actor in particular while a session is open.
final class VirtualPool: TaskExecutor, VirtualExecutor {
  static let isMain = false
}

extension Duration {
  /// The length in milliseconds, rounded up; a sleep takes at least one, however little of it is left by now.
  fileprivate var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0, self != .zero else { return 1 }
    let rest = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int(clamping: Swift.min(seconds, 1 << 40) * 1_000 + rest)
  }
}

/// Code that had not run when a run came to rest, as far as it can be known.
///
/// A run is at rest when the virtual clock has nothing left, however late it is due: whatever waits for an hour of virtual
/// time has run by then. What waits for something else has not, and nobody knows what it would have done.
public struct WaitingCode: Hashable, Sendable, Codable {
  /// Calls that the virtual clock was still to make, because the budget of events was used up.
  public var calls = 0

  /// Tasks that had not ended: nobody resumes them, or another thread does.
  ///
  /// Counted are those that were begun by the route or by what it has set going, but for detached ones.
  public var tasks = 0

  /// Blocks of Dispatch that wait for what nobody does: a group that is not left, a work item that is not carried out, an
  /// event of a source.
  public var blocks = 0

  /// Timers that repeat and that nobody has invalidated after sixty times, and timers of Dispatch.
  public var timers = 0

  /// Nothing.
  public init() {}

  /// Whether there is none.
  public var isEmpty: Bool { self == WaitingCode() }

  /// The most of each kind that was waiting in one of two runs.
  ///
  /// - Parameter other: What was waiting in the other run.
  /// - Returns: The larger of the two counts, kind by kind.
  public func union(_ other: WaitingCode) -> WaitingCode {
    var result = self
    result.calls = max(calls, other.calls)
    result.tasks = max(tasks, other.tasks)
    result.blocks = max(blocks, other.blocks)
    result.timers = max(timers, other.timers)
    return result
  }

  /// How much of each, such as `1 timer, 2 tasks`.
  public var words: String {
    let parts = [
      (timers, "timer", "timers"), (calls, "call of the virtual clock", "calls of the virtual clock"),
      (tasks, "task", "tasks"),
      (blocks, "block on a queue of Dispatch", "blocks on queues of Dispatch"),
    ]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }.joined(separator: ", ")
  }
}
