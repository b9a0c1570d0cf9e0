/// What an app has found when it was woken to fetch something.
public enum UIBackgroundFetchResult: UInt, Hashable, Sendable {
  /// There was something new.
  case newData = 0
  /// There was nothing new.
  case noData = 1
  /// It could not be fetched.
  case failed = 2
}

extension UIApplication.LaunchOptionsKey {
  /// The app is launched by a notification of its own.
  public static var localNotification: UIApplication.LaunchOptionsKey {
    UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  }
}

extension UIApplicationDelegate {
  /// There is nothing new.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) { completionHandler(.noData) }
}
