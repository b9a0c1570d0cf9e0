public import Foundation

/// By which work is ended that goes on off screen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Makes an identifier of a number.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No work.
  public static var invalid: UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 0) }
}

extension UIApplication {
  /// Asks for time to go on off screen.
  ///
  /// The app is off screen for an instant only, so the time is never over.
  ///
  /// - Parameters:
  ///   - taskName: What is done.
  ///   - handler: Called when the time is over: never.
  /// - Returns: By which it is ended.
  public final func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    told.lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: told.lastBackgroundTask)
  }

  /// Says that the work is done.
  ///
  /// - Parameter identifier: What asking has returned.
  public final func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// How many seconds are left off screen: as many as are wanted.
  public final var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
