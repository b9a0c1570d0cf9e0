/// A log of the older kind; nothing is written anywhere.
public final class OSLog: Sendable {
  /// The log of an app that made none of its own.
  public static let `default` = OSLog(subsystem: "", category: "")

  /// A log that takes nothing.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Makes a log.
  ///
  /// - Parameters:
  ///   - subsystem: The app or library.
  ///   - category: The part of it.
  public init(subsystem: String, category: String) {}

  /// Whether messages of a level are taken; here never.
  ///
  /// - Parameter type: The level.
  /// - Returns: `false`.
  public func isEnabled(type: OSLogType) -> Bool { false }
}

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as a number.
  public let rawValue: UInt8

  /// Makes a level from a number.
  ///
  /// - Parameter rawValue: The level as a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Worth keeping.
  public static var `default`: OSLogType { OSLogType(rawValue: 0) }
  /// Good to know.
  public static var info: OSLogType { OSLogType(rawValue: 1) }
  /// For debugging.
  public static var debug: OSLogType { OSLogType(rawValue: 2) }
  /// Went wrong.
  public static var error: OSLogType { OSLogType(rawValue: 16) }
  /// A defect.
  public static var fault: OSLogType { OSLogType(rawValue: 17) }
}

/// Notes something in a log, with a format.
///
/// - Parameters:
///   - message: The format.
///   - log: The log.
///   - type: How important it is.
///   - arguments: What the format names.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {}

/// Notes something in a log, with a format and its level first.
///
/// - Parameters:
///   - type: How important it is.
///   - log: The log.
///   - message: The format.
///   - arguments: What the format names.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...
) {}
