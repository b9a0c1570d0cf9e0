import Foundation
import HeadlessUIKit

/// A scheduler whose time is the virtual clock's.
protocol VirtualScheduler: AnyObject {
  /// What else it may be told.
  associatedtype Options

  /// Does something when virtual time has passed.
  func perform(afterNanoseconds nanoseconds: Int, options: Options?, _ action: @escaping () -> Void)
}

extension VirtualScheduler {
  /// What is past is done in a later turn as well.
  func perform(
    at date: VirtualSchedule<Self>.Time, options: Options?, _ action: @escaping () -> Void
  ) {
    let delay = VirtualSchedule<Self>.Time.now.distance(to: date).nanoseconds
    perform(afterNanoseconds: Swift.max(0, delay), options: options, action)
  }

  /// Begins with a timer, which knows how often it fires when nobody stops it.
  func repeating(
    from date: VirtualSchedule<Self>.Time, every interval: VirtualSchedule<Self>.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let delay = VirtualSchedule<Self>.Time.now.distance(to: date)
    return RepeatingTimer(after: delay.inSeconds, every: interval.inSeconds) { _ in action() }
  }
}

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
