/// Is told of notifications that come while the app is in the foreground, and of what the user does with notifications.
///
/// A class writes each method in one of its forms: with a handler, or `async`. As Apple's it is isolated to nobody; the model
/// calls it on the main thread.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Says how a notification is shown that comes while the app is in the foreground.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - notification: The notification.
  ///   - completionHandler: Is told how it is shown; with no options it is not.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)

  /// Says how a notification is shown that comes while the app is in the foreground.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - notification: The notification.
  /// - Returns: How it is shown; with no options it is not.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// The user has done something with a notification.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - response: What the user has done.
  ///   - completionHandler: Is called when the app is done with it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)

  /// The user has done something with a notification.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - response: What the user has done.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async

  /// The user wants to see the app's own settings for notifications.
  ///
  /// - Parameters:
  ///   - center: The center.
  ///   - notification: The notification from which the user has come; `nil` from the system's settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

/// Which delegate the `async` form of a method is asked for by the form with a handler.
///
/// A class that has neither form would have each call the other for ever: the one that is asked by the other ends it.
private enum Asked {
  @TaskLocal static var delegate: ObjectIdentifier?
}

extension UNUserNotificationCenterDelegate {
  /// The `async` form is asked, in a task of its own.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    nonisolated(unsafe) let delegate = self
    Task { @MainActor in
      let options = await Asked.$delegate.withValue(ObjectIdentifier(delegate)) {
        await delegate.userNotificationCenter(center, willPresent: notification)
      }
      completionHandler(options)
    }
  }

  /// The form with a handler is asked; where a class has neither, the notification is not shown.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    if Asked.delegate == ObjectIdentifier(self) { return [] }
    return await withCheckedContinuation { continuation in
      userNotificationCenter(center, willPresent: notification) { continuation.resume(returning: $0) }
    }
  }

  /// The `async` form is called, in a task of its own.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    nonisolated(unsafe) let delegate = self
    Task { @MainActor in
      await Asked.$delegate.withValue(ObjectIdentifier(delegate)) {
        await delegate.userNotificationCenter(center, didReceive: response)
      }
      completionHandler()
    }
  }

  /// The form with a handler is called; where a class has neither, nothing is done.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    if Asked.delegate == ObjectIdentifier(self) { return }
    await withCheckedContinuation { continuation in
      userNotificationCenter(center, didReceive: response) { continuation.resume() }
    }
  }

  /// Nothing is done.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
