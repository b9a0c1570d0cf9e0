import HeadlessUIKit

/// The time of a scheduler, which is the virtual clock's; `Owner` is the class that code schedules on.
public enum VirtualSchedule<Owner> {
  /// A point in time.
  public struct Time: Strideable, Hashable, Codable, Sendable {
    /// Nanoseconds since the simulation began.
    let nanoseconds: Int

    init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

    /// The present.
    static var now: Time { Time(nanoseconds: MainTurn.now * 1_000_000) }

    /// How long it is from here to another point.
    public func distance(to other: Time) -> Stride { .nanoseconds(other.nanoseconds - nanoseconds) }

    /// The point that is so much later.
    public func advanced(by n: Stride) -> Time { Time(nanoseconds: nanoseconds + n.nanoseconds) }
  }

  /// A length of time; a number stands for seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable,
    ExpressibleByFloatLiteral, Sendable
  {
    /// The number of nanoseconds.
    let nanoseconds: Int

    private init(inNanoseconds nanoseconds: Int) { self.nanoseconds = nanoseconds }

    /// A number of seconds.
    ///
    /// - Parameter value: The number.
    public init(integerLiteral value: Int) { self = .seconds(value) }

    /// A number of seconds and fractions of a second.
    ///
    /// - Parameter value: The number.
    public init(floatLiteral value: Double) { self = .seconds(value) }

    /// A number of seconds, if it can be represented.
    ///
    /// - Parameter source: The number.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Int(exactly: source) else { return nil }
      self = .seconds(seconds)
    }
  }
}

extension VirtualSchedule.Stride {
  /// Whole seconds.
  public static func seconds(_ s: Int) -> Self { Self(inNanoseconds: s * 1_000_000_000) }

  /// Seconds and fractions of a second, rounded to nanoseconds; what is longer than two centuries is that long.
  public static func seconds(_ s: Double) -> Self {
    Self(inNanoseconds: Int(Swift.max(-8e18, Swift.min(8e18, (s * 1e9).rounded()))))
  }

  /// Thousandths of a second.
  public static func milliseconds(_ ms: Int) -> Self { Self(inNanoseconds: ms * 1_000_000) }

  /// Millionths of a second.
  public static func microseconds(_ us: Int) -> Self { Self(inNanoseconds: us * 1000) }

  /// Billionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(inNanoseconds: ns) }

  /// The length in seconds.
  var inSeconds: Double { Double(nanoseconds) / 1e9 }
}

extension VirtualSchedule.Stride {
  /// The length without its sign, in seconds.
  public var magnitude: Double { abs(inSeconds) }

  /// Compares the lengths.
  public static func < (left: Self, right: Self) -> Bool { left.nanoseconds < right.nanoseconds }

  /// Both lengths together.
  public static func + (left: Self, right: Self) -> Self {
    .nanoseconds(left.nanoseconds + right.nanoseconds)
  }

  /// The difference of both lengths.
  public static func - (left: Self, right: Self) -> Self {
    .nanoseconds(left.nanoseconds - right.nanoseconds)
  }

  /// The product of both numbers of seconds.
  public static func * (left: Self, right: Self) -> Self { .seconds(left.inSeconds * right.inSeconds) }

  /// Multiplies in place.
  public static func *= (left: inout Self, right: Self) { left = left * right }
}
