public import Foundation
import HeadlessUIKit

/// A scheduler on the virtual clock: a queue or a run loop.
public protocol VirtualScheduler: Scheduler where SchedulerTimeType == VirtualSchedule<Owner>.Time {
  /// The class whose time it is.
  associatedtype Owner
}

extension VirtualScheduler {
  /// The present, in virtual time.
  public var now: SchedulerTimeType { .now }

  /// Nothing comes later than it is due.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Does something in a later turn.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: minimumTolerance, options: options, action)
  }

  /// Does something at a virtual time; what is past is done in a later turn.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    MainTurn.schedule(afterNanoseconds: now.distance(to: date).nanoseconds) { action() }
  }

  /// Does something again and again, by a timer, which knows how often it fires when nobody stops it.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    RepeatingTimer(after: now.distance(to: date).inSeconds, every: interval.inSeconds) { _ in action() }
  }
}

extension RunLoop: VirtualScheduler {
  /// Its time is that of run loops.
  public typealias Owner = RunLoop

  /// A run loop may be told nothing else.
  public struct SchedulerOptions {}
}

extension OperationQueue: VirtualScheduler {
  /// Its time is that of operation queues.
  public typealias Owner = OperationQueue

  /// An operation queue may be told nothing else.
  public struct SchedulerOptions {}
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
