/// Where and when something is done.
///
/// All schedulers that the module has work on the virtual clock: what is due after 300 milliseconds is done 300 virtual
/// milliseconds later, in a fixed order, on the main thread.
public protocol Scheduler<SchedulerTimeType> {
  /// A point in its time.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

  /// What else it may be told.
  associatedtype SchedulerOptions

  /// The present.
  var now: SchedulerTimeType { get }

  /// How exact it is.
  var minimumTolerance: SchedulerTimeType.Stride { get }

  /// Does something as soon as possible.
  ///
  /// - Parameters:
  ///   - options: What else it is told.
  ///   - action: What to do.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  /// Does something at some time.
  ///
  /// - Parameters:
  ///   - date: When.
  ///   - tolerance: How much later it may be.
  ///   - options: What else it is told.
  ///   - action: What to do.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  /// Does something again and again.
  ///
  /// - Parameters:
  ///   - date: When for the first time.
  ///   - interval: How long it takes from one time to the next.
  ///   - tolerance: How much later it may be.
  ///   - options: What else it is told.
  ///   - action: What to do.
  /// - Returns: What ends it.
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Does something as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Does something at some time.
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Does something again and again.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A length of time that can be made of numbers with a unit.
public protocol SchedulerTimeIntervalConvertible {
  /// Whole seconds.
  static func seconds(_ s: Int) -> Self

  /// Seconds and fractions of a second.
  static func seconds(_ s: Double) -> Self

  /// Thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self

  /// Millionths of a second.
  static func microseconds(_ us: Int) -> Self

  /// Billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}
