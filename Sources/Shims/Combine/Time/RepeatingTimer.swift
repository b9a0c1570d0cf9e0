import Foundation

/// A timer of the main run loop that fires until it is cancelled.
///
/// While a session is open it fires on the virtual clock, sixty times at most, as all timers do.
final class RepeatingTimer: Cancellable {
  private let timer: Timer

  init(after delay: Double, every interval: Double, _ action: @escaping (Date) -> Void) {
    // Timers of the main run loop fire on its thread, on which this one was made.
    nonisolated(unsafe) let action = action
    timer = Timer(fire: Date(timeIntervalSinceNow: Swift.max(0, delay)), interval: interval, repeats: true) {
      timer in
      action(timer.fireDate)
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  deinit { timer.invalidate() }

  func cancel() { timer.invalidate() }
}
