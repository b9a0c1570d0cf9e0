import ConcurrencyHooks
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
