import Checking

/// How long a check may take after its time is up to make witnesses smaller and to run them again.
///
/// Of most routes either takes milliseconds, and what it shows is worth more than they are. Where it takes longer, as with
/// something in the middle of the route, it is left at what is known.
@MainActor
final class Overtime {
  /// How long one route's may be.
  private static let longest = Duration.seconds(1)

  private let shouldStop: () -> StopReason?
  private var end: ContinuousClock.Instant?

  /// Why the check is to stop; `nil` where its time is not up.
  private(set) var reason: StopReason?

  /// Follows a check that may be asked to stop.
  init(_ shouldStop: @escaping () -> StopReason? = { nil }) { self.shouldStop = shouldStop }

  /// Begins with another route.
  func begin() { (end, reason) = (nil, nil) }

  /// Whether it is over.
  func isOver() -> Bool {
    if let end { return .now > end }
    reason = shouldStop()
    if reason != nil { end = .now + Self.longest }
    return false
  }
}
