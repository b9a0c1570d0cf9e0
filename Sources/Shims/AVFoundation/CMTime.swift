/// How many parts a second has.
public typealias CMTimeScale = Int32
/// How many parts a time is.
public typealias CMTimeValue = Int64

/// A time in a film, in parts of a second.
public struct CMTime: Hashable, Sendable, Comparable {
  /// How many parts.
  public var value: CMTimeValue
  /// How many of them are a second; 0 where it is no time.
  public var timescale: CMTimeScale

  /// Makes a time.
  ///
  /// - Parameters:
  ///   - value: How many parts.
  ///   - timescale: How many of them are a second.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
  }

  /// Makes a time.
  ///
  /// - Parameters:
  ///   - seconds: How many seconds; what cannot be counted, such as 0 / 0, is no time.
  ///   - preferredTimescale: In how many parts a second is cut.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let value = CMTimeValue(exactly: (seconds * Double(preferredTimescale)).rounded())
    self.init(value: value ?? 0, timescale: value == nil ? 0 : preferredTimescale)
  }

  /// The beginning.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime(value: 0, timescale: 0)

  /// Whether it is a time.
  public var isValid: Bool { timescale > 0 }
  /// Whether it is known.
  public var isIndefinite: Bool { false }
  /// How many seconds; not a number where it is no time.
  public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }

  /// Compares two times: a half is two quarters.
  ///
  /// - Parameters:
  ///   - lhs: One.
  ///   - rhs: The other.
  /// - Returns: Whether they are the same.
  public static func == (lhs: CMTime, rhs: CMTime) -> Bool {
    lhs.isValid && rhs.isValid ? lhs.seconds == rhs.seconds : lhs.isValid == rhs.isValid
  }

  /// Adds the seconds, which are the same for times that are.
  ///
  /// - Parameter hasher: Where they are added.
  public func hash(into hasher: inout Hasher) { hasher.combine(isValid ? seconds : -.infinity) }

  /// Compares two times.
  ///
  /// - Parameters:
  ///   - lhs: One.
  ///   - rhs: The other.
  /// - Returns: Whether the first is earlier.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }
}

/// Makes a time.
///
/// - Parameters:
///   - value: How many parts.
///   - timescale: How many of them are a second.
/// - Returns: The time.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// Makes a time.
///
/// - Parameters:
///   - seconds: How many seconds.
///   - preferredTimescale: In how many parts a second is cut.
/// - Returns: The time.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Gives a time in seconds.
///
/// - Parameter time: The time.
/// - Returns: The seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
