public import Foundation
import HeadlessUIKit

extension RunLoop: Scheduler {
  /// A point in virtual time.
  public typealias SchedulerTimeType = VirtualSchedule<RunLoop>.Time

  /// A run loop may be told nothing else.
  public struct SchedulerOptions {}

  /// The present, in virtual time.
  public var now: SchedulerTimeType { .now }

  /// Nothing comes later than it is due.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Does something in a later turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    perform(afterNanoseconds: 0, options: options, action)
  }

  /// Does something at a virtual time.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    perform(at: date, options: options, action)
  }

  /// Does something again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    repeating(from: date, every: interval, action)
  }
}

extension RunLoop: VirtualScheduler {
  typealias Options = SchedulerOptions

  func perform(afterNanoseconds nanoseconds: Int, options: SchedulerOptions?, _ action: @escaping () -> Void)
  {
    nonisolated(unsafe) let action = action
    MainTurn.schedule(afterNanoseconds: nanoseconds) { action() }
  }
}

extension VirtualSchedule.Time where Owner: NSObject {
  /// The point that a date means.
  ///
  /// - Parameter date: The date.
  public init(_ date: Date) { self = .now.advanced(by: .seconds(date.timeIntervalSinceNow)) }

  /// The date of the point.
  public var date: Date { Date(timeIntervalSinceNow: Self.now.distance(to: self).inSeconds) }
}

extension VirtualSchedule.Stride where Owner: NSObject {
  /// A number of seconds.
  ///
  /// - Parameter timeInterval: The number.
  public init(_ timeInterval: TimeInterval) { self = .seconds(timeInterval) }

  /// The number of seconds.
  public var timeInterval: TimeInterval { inSeconds }
}
