import Checking
import Foundation

/// Notices workers that have been making the same run for too long.
///
/// The only place where the real time has a say in a check: it decides to stop a run, and nothing else.
@MainActor
final class HangWatch {
  private let limit: Duration
  private let clock = ContinuousClock()
  private var runs: [Int]
  private var since: [ContinuousClock.Instant]
  private var wasStopped: [Bool]

  init(limit: Duration, workers: Int) {
    self.limit = limit
    runs = Array(repeating: 0, count: workers)
    since = Array(repeating: clock.now, count: workers)
    wasStopped = Array(repeating: false, count: workers)
  }

  /// Begins to watch a worker that was just given something to do.
  func start(_ worker: Int) {
    runs[worker] = -1
    since[worker] = clock.now
    wasStopped[worker] = false
  }

  /// Whether a worker is to be stopped now; true once for a run.
  func isHanging(_ worker: Int, runsStarted: Int) -> Bool {
    if runs[worker] != runsStarted {
      runs[worker] = runsStarted
      since[worker] = clock.now
      return false
    }
    guard !wasStopped[worker], since[worker].duration(to: clock.now) > limit else { return false }
    wasStopped[worker] = true
    return true
  }

  /// How a dead worker ended, if it is remembered who stopped it.
  func judge(_ end: WorkerEnd, of worker: Int) -> WorkerEnd {
    wasStopped[worker] && end == .killed(signal: SIGKILL) ? .ownFault(.hang) : end
  }
}
