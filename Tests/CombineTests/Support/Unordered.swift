import Combine
import Dispatch

/// A scheduler that does what is due at the same time in the opposite order, as one may.
final class Unordered: Scheduler {
  typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
  typealias SchedulerOptions = Never

  private let start: SchedulerTimeType
  private(set) var now: SchedulerTimeType
  private var actions: [(date: SchedulerTimeType, action: () -> Void)] = []

  init() {
    start = DispatchQueue.main.now
    now = start
  }

  var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

  /// Whole milliseconds since the beginning.
  var milliseconds: Int { Int((start.distance(to: now).magnitude * 1000).rounded()) }

  func schedule(options: Never?, _ action: @escaping () -> Void) { actions.append((now, action)) }

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    actions.append((max(date, now), action))
  }

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, tolerance: tolerance, options: options, action)
    return AnyCancellable {}
  }

  /// Does everything, also what is added meanwhile: what is due first, and of that what was added last.
  func settle() {
    while let next = actions.map(\.date).min(), let index = actions.lastIndex(where: { $0.date == next }) {
      now = next
      actions.remove(at: index).action()
    }
  }
}
