public import Dispatch
import HeadlessUIKit

extension DispatchQueue: VirtualScheduler {
  /// Its time is that of queues.
  public typealias Owner = DispatchQueue

  /// What else a queue may be told.
  public struct SchedulerOptions {
    /// The quality of service, which is without effect.
    public var qos: DispatchQoS

    /// How the work is done, which is without effect.
    public var flags: DispatchWorkItemFlags

    /// The group that waits for the work.
    public var group: DispatchGroup?

    /// Makes options.
    ///
    /// - Parameters:
    ///   - qos: The quality of service.
    ///   - flags: How the work is done.
    ///   - group: The group that waits for the work.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// Does something at a virtual time; what is past is done in a later turn.
  ///
  /// While a session is open it is Dispatch that is asked, so that whoever waits for the queue has the work done.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let delay = now.distance(to: date).nanoseconds
    guard VirtualTasks.isOpen else { return MainTurn.schedule(afterNanoseconds: delay) { action() } }
    guard delay > 0 else { return async(group: options?.group, qos: .unspecified, flags: []) { action() } }
    asyncAfter(deadline: .now() + .nanoseconds(delay), qos: .unspecified, flags: []) { action() }
  }
}

extension VirtualSchedule.Time where Owner == DispatchQueue {
  /// The point that Dispatch means by a time.
  ///
  /// - Parameter time: Dispatch's time.
  public init(_ time: DispatchTime) {
    let (now, then) = (DispatchTime.now().uptimeNanoseconds, time.uptimeNanoseconds)
    let distance = then >= now ? Int(clamping: then - now) : -Int(clamping: now - then)
    self = .now.advanced(by: .nanoseconds(distance))
  }

  /// Dispatch's time for the point.
  public var dispatchTime: DispatchTime { .now() + .nanoseconds(Self.now.distance(to: self).nanoseconds) }
}

extension VirtualSchedule.Stride where Owner == DispatchQueue {
  /// The length that Dispatch means by an interval.
  ///
  /// - Parameter timeInterval: Dispatch's interval.
  public init(_ timeInterval: DispatchTimeInterval) { self = .seconds(timeInterval.inSeconds) }

  /// Dispatch's interval for the length.
  public var timeInterval: DispatchTimeInterval { .nanoseconds(nanoseconds) }
}
