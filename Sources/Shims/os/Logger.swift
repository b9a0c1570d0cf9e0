/// A record of what happens in an app.
///
/// Nothing is written anywhere: libraries do not print, and a checker runs an app millions of times. What a message
/// interpolates is not evaluated, as on Apple's platforms while nobody listens.
public struct Logger: Sendable {
  /// Makes a record.
  ///
  /// - Parameters:
  ///   - subsystem: The app or library.
  ///   - category: The part of it.
  public init(subsystem: String, category: String) {}

  /// Makes a record without a name.
  public init() {}

  /// Makes a record of an older log.
  ///
  /// - Parameter logObj: The older log.
  public init(_ logObj: OSLog) {}

  /// Notes something.
  ///
  /// - Parameter message: The message, not evaluated.
  public func log(_ message: @autoclosure () -> OSLogMessage) {}

  /// Notes something at a level.
  ///
  /// - Parameters:
  ///   - level: How important it is.
  ///   - message: The message, not evaluated.
  public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) {}

  /// Notes what matters while debugging in detail.
  ///
  /// - Parameter message: The message, not evaluated.
  public func trace(_ message: @autoclosure () -> OSLogMessage) {}

  /// Notes what matters while debugging.
  ///
  /// - Parameter message: The message, not evaluated.
  public func debug(_ message: @autoclosure () -> OSLogMessage) {}

  /// Notes what is good to know.
  ///
  /// - Parameter message: The message, not evaluated.
  public func info(_ message: @autoclosure () -> OSLogMessage) {}

  /// Notes what is worth keeping.
  ///
  /// - Parameter message: The message, not evaluated.
  public func notice(_ message: @autoclosure () -> OSLogMessage) {}

  /// Notes what looks wrong.
  ///
  /// - Parameter message: The message, not evaluated.
  public func warning(_ message: @autoclosure () -> OSLogMessage) {}

  /// Notes what went wrong.
  ///
  /// - Parameter message: The message, not evaluated.
  public func error(_ message: @autoclosure () -> OSLogMessage) {}

  /// Notes what must not happen.
  ///
  /// - Parameter message: The message, not evaluated.
  public func critical(_ message: @autoclosure () -> OSLogMessage) {}

  /// Notes a defect.
  ///
  /// - Parameter message: The message, not evaluated.
  public func fault(_ message: @autoclosure () -> OSLogMessage) {}
}

/// A message for a record, with its own kind of interpolation.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Makes a message without interpolation.
  ///
  /// - Parameter value: The text.
  public init(stringLiteral value: String) {}

  /// Makes a message.
  ///
  /// - Parameter stringInterpolation: What it is made of.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// What a message for a record is made of.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  /// Makes an empty interpolation.
  ///
  /// - Parameters:
  ///   - literalCapacity: How much text is coming.
  ///   - interpolationCount: How many values are coming.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Takes a piece of text.
  ///
  /// - Parameter literal: The text.
  public mutating func appendLiteral(_ literal: String) {}

  /// Takes a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - privacy: Who may read it.
  public mutating func appendInterpolation<Value>(_ value: Value, privacy: OSLogPrivacy = .auto) {}
}

/// Who may read a value in a record.
public struct OSLogPrivacy: Hashable, Sendable {
  private let name: String

  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(name: "public") }
  /// Nobody but the developer.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(name: "private") }
  /// Nobody at all.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(name: "sensitive") }
  /// As the kind of value suggests.
  public static var auto: OSLogPrivacy { OSLogPrivacy(name: "auto") }
}
