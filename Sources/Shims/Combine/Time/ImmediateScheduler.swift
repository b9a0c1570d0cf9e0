/// Does everything at once; it knows no time, and does what is due later at once too.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// A point in a time that does not pass.
  public typealias SchedulerTimeType = VirtualSchedule<ImmediateScheduler>.Time

  /// It may be told nothing else.
  public typealias SchedulerOptions = Never

  /// The one scheduler of the sort.
  public static let shared = ImmediateScheduler()

  /// Always the same point.
  public var now: SchedulerTimeType { SchedulerTimeType(nanoseconds: 0) }

  /// Nothing comes later than it is due.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Does something at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Does something at once.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Does something at once, and not again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
