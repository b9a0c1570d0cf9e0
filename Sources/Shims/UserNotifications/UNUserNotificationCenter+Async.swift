// The same questions for code that waits for the answer.
extension UNUserNotificationCenter {
  /// Asks the user whether the app may show notifications, once; later the answer is known.
  ///
  /// - Parameter options: What is asked for; nobody is asked about what is `provisional`.
  /// - Returns: Whether the user has agreed.
  /// - Throws: Nothing on the model.
  public final func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isGranted, _ in continuation.resume(returning: isGranted) }
    }
  }

  /// Tells what the user has allowed.
  ///
  /// - Returns: What is allowed.
  public final func notificationSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }

  /// Has a notification delivered when its time has come.
  ///
  /// - Parameter request: What is delivered, and when; it takes the place of an earlier one of the same name.
  /// - Throws: `UNError` where the user does not allow notifications.
  public final func add(_ request: UNNotificationRequest) async throws {
    let error = await withCheckedContinuation { continuation in
      add(request) { continuation.resume(returning: $0) }
    }
    if let error { throw error }
  }

  /// Tells which notifications are to come.
  ///
  /// - Returns: Their requests, first one first.
  public final func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await withCheckedContinuation { continuation in
      getPendingNotificationRequests { continuation.resume(returning: $0) }
    }
  }

  /// Tells which notifications the user can still see.
  ///
  /// - Returns: The notifications, first one first.
  public final func deliveredNotifications() async -> [UNNotification] {
    await withCheckedContinuation { continuation in
      getDeliveredNotifications { continuation.resume(returning: $0) }
    }
  }

  /// Tells which kinds of notifications there are.
  ///
  /// - Returns: The kinds.
  public final func notificationCategories() async -> Set<UNNotificationCategory> {
    await withCheckedContinuation { continuation in
      getNotificationCategories { continuation.resume(returning: $0) }
    }
  }

  /// Puts a number on the app's icon.
  ///
  /// - Parameter newBadgeCount: The number; 0 takes it away.
  /// - Throws: `UNError` where the number is less than 0.
  public final func setBadgeCount(_ newBadgeCount: Int) async throws {
    let error = await withCheckedContinuation { continuation in
      setBadgeCount(newBadgeCount) { continuation.resume(returning: $0) }
    }
    if let error { throw error }
  }
}
