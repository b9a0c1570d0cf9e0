public import Foundation

extension Timer {
  /// Sends the date again and again, once it is connected.
  ///
  /// While a session is open the timer is on the virtual clock and fires sixty times at most; the first time an interval
  /// after it was connected.
  public final class TimerPublisher: ConnectablePublisher {
    /// The date at which the timer has fired.
    public typealias Output = Date

    /// It cannot fail.
    public typealias Failure = Never

    /// How long it takes from one date to the next, in seconds.
    public let interval: TimeInterval

    /// How much later it may be, which is without effect.
    public let tolerance: TimeInterval?

    /// The run loop, which is the main one in any case.
    public let runLoop: RunLoop

    /// The mode of the run loop, which is without effect.
    public let mode: RunLoop.Mode

    private let subscribers = SubjectSubscribers<Date, Never>()

    /// Makes a timer that has not begun.
    ///
    /// - Parameters:
    ///   - interval: How long it takes from one date to the next, in seconds.
    ///   - tolerance: How much later it may be.
    ///   - runLoop: The run loop.
    ///   - mode: The mode of the run loop.
    ///   - options: Nothing.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode) = (runLoop, mode)
    }

    /// Adds a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      subscribers.add(subscriber, to: self)
    }

    /// Starts the timer.
    public func connect() -> any Cancellable {
      RepeatingTimer(after: interval, every: interval) { [subscribers] date in subscribers.send(date) }
    }
  }

  /// A publisher that sends the date again and again, once it is connected.
  ///
  /// - Parameters:
  ///   - interval: How long it takes from one date to the next, in seconds.
  ///   - tolerance: How much later it may be.
  ///   - runLoop: The run loop.
  ///   - mode: The mode of the run loop.
  ///   - options: Nothing.
  /// - Returns: The publisher.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
