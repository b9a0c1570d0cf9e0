public import Foundation
import HeadlessUIKit

extension OperationQueue: Scheduler {
  /// A point in virtual time.
  public typealias SchedulerTimeType = VirtualSchedule<OperationQueue>.Time

  /// An operation queue may be told nothing else.
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

extension OperationQueue: VirtualScheduler {
  typealias Options = SchedulerOptions

  func perform(afterNanoseconds nanoseconds: Int, options: SchedulerOptions?, _ action: @escaping () -> Void)
  {
    nonisolated(unsafe) let action = action
    MainTurn.schedule(afterNanoseconds: nanoseconds) { action() }
  }
}
