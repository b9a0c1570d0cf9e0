import Checking
import Foundation

/// Notices workers that have been making the same run for too long.
///
/// Beside limits on time the only place where the real time has a say in a check: it decides to stop a run, and
/// nothing else. It counts the time in which it was asked now and then, so that a machine that suspends all processes
/// for a while, or a check that does not get its turn, makes no run hang.
@MainActor
final class HangWatch {
  /// The most that counts between two questions; checks ask twenty times a second.
  static let longestLook = Duration.milliseconds(200)

  /// The run a worker is making.
  private struct Watched {
    var run = -1
    var lastLook: ContinuousClock.Instant
    var time = Duration.zero
    var wasStopped = false
  }

  let limit: Duration
  private let now: () -> ContinuousClock.Instant
  private var watched: [Watched]

  init(limit: Duration, workers: Int, now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now })
  {
    self.limit = limit
    self.now = now
    watched = Array(repeating: Watched(lastLook: now()), count: workers)
  }

  /// Begins to watch a worker that was just given something to do.
  func start(_ worker: Int) { watched[worker] = Watched(lastLook: now()) }

  /// Whether a worker is to be stopped now; true once for a run.
  ///
  /// While it rests no code under test can be to blame for the time.
  func isHanging(_ worker: Int, runsStarted: Int, isResting: Bool = false) -> Bool {
    let time = now()
    guard watched[worker].run == runsStarted, !isResting else {
      watched[worker].run = runsStarted
      watched[worker].lastLook = time
      watched[worker].time = .zero
      return false
    }
    watched[worker].time += min(watched[worker].lastLook.duration(to: time), Self.longestLook)
    watched[worker].lastLook = time
    guard !watched[worker].wasStopped, watched[worker].time > limit else { return false }
    watched[worker].wasStopped = true
    return true
  }

  /// How a dead worker ended, if it is remembered who stopped it.
  func judge(_ end: WorkerEnd, of worker: Int) -> WorkerEnd {
    watched[worker].wasStopped && end == .killed(signal: SIGKILL) ? .stopped : end
  }
}
