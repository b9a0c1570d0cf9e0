import ConcurrencyHooks

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

  func run() {
    if isMain {
      job.runSynchronously(on: VirtualExecutors.main.asUnownedSerialExecutor())
    } else {
      job.runSynchronously(on: VirtualExecutors.pool.asUnownedTaskExecutor())
    }
  }
}
