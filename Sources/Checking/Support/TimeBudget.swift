/// How long something may run, as people write it: `90s`, `15m` or `2h`.
public struct TimeBudget: Hashable, Sendable {
  /// The seconds, from 1 to thirty days.
  public let seconds: Int

  /// Sets a time.
  ///
  /// - Parameter seconds: The seconds; less than 1 counts as 1, more than thirty days as thirty days.
  public init(seconds: Int) {
    self.seconds = min(max(seconds, 1), Self.longest)
  }

  /// The most seconds there are: thirty days.
  public static let longest = 30 * 24 * 3_600

  /// What a text may say.
  public static let allowed = "a time such as 30s, 15m or 2h, more than 0s and at most 720h"
}

extension TimeBudget: LosslessStringConvertible {
  /// Reads a whole number with the unit behind it, or gives `nil` for anything else or a time that is too long.
  ///
  /// - Parameter description: The number and `s`, `m` or `h`.
  public init?(_ description: String) {
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3_600]
    guard let unit = description.last.flatMap({ units[$0] }), let count = Int(description.dropLast()),
      count > 0, count <= Self.longest / unit
    else { return nil }
    seconds = count * unit
  }

  /// The time in the largest unit that fits, such as `15m`.
  public var description: String {
    if seconds.isMultiple(of: 3_600) { return "\(seconds / 3_600)h" }
    return seconds.isMultiple(of: 60) ? "\(seconds / 60)m" : "\(seconds)s"
  }
}
