public import Foundation
public import HeadlessUIKit

/// The user has tapped the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The user has taken the notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What the user has done with a notification.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
  /// The notification.
  public final let notification: UNNotification
  /// The button; `UNNotificationDefaultActionIdentifier` where the notification itself was tapped.
  public final let actionIdentifier: String

  /// Makes what the user does with a notification, for checks and tests; Apple's is made by the system.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - actionIdentifier: The button; without one the notification itself is tapped.
  public init(
    notification: UNNotification, actionIdentifier: String = UNNotificationDefaultActionIdentifier
  ) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }

  /// Makes what the user does with a notification, for checks and tests; Apple's is made by the system.
  ///
  /// - Parameters:
  ///   - userInfo: What the server has sent; the system's own part stands under `aps`.
  ///   - actionIdentifier: The button; without one the notification itself is tapped.
  public convenience init(
    userInfo: [AnyHashable: Any], actionIdentifier: String = UNNotificationDefaultActionIdentifier
  ) {
    self.init(notification: UNNotification(userInfo: userInfo), actionIdentifier: actionIdentifier)
  }

  /// The scene that shows what comes of it: the first one.
  @MainActor
  public final var targetScene: UIScene? { UIApplication.shared.orderedScenes.first }

  /// This response, which never changes.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The same object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What the user has typed into a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// What was typed.
  public final let userText: String

  /// Makes what the user types into a notification, for checks and tests; Apple's is made by the system.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - actionIdentifier: The button that lets the user type.
  ///   - userText: What is typed.
  public init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

extension UNNotification {
  /// Makes a notification that comes now, for checks and tests; Apple's is made by the system.
  ///
  /// - Parameters:
  ///   - userInfo: What the server has sent; the system's own part stands under `aps`.
  ///   - identifier: The name of the request.
  public convenience init(userInfo: [AnyHashable: Any], identifier: String = "push") {
    let content = UNNotificationContent(pushed: userInfo)
    self.init(
      request: UNNotificationRequest(
        identifier: identifier, content: content, trigger: UNPushNotificationTrigger()))
  }
}

extension UNNotificationContent {
  /// Reads what a server has sent, as the system does.
  convenience init(pushed userInfo: [AnyHashable: Any]) {
    var parts = Parts()
    parts.userInfo = userInfo
    let system = userInfo["aps"] as? [AnyHashable: Any] ?? [:]
    func text(_ key: String) -> String { system[key] as? String ?? "" }
    if let alert = system["alert"] as? [AnyHashable: Any] {
      parts.title = alert["title"] as? String ?? ""
      parts.subtitle = alert["subtitle"] as? String ?? ""
      parts.body = alert["body"] as? String ?? ""
    } else {
      parts.body = text("alert")
    }
    parts.badge = (system["badge"] as? Int).map { NSNumber(value: $0) }
    parts.sound = (system["sound"] as? String).map { UNNotificationSound(named: .init($0)) }
    parts.categoryIdentifier = text("category")
    parts.threadIdentifier = text("thread-id")
    parts.targetContentIdentifier = system["target-content-id"] as? String
    self.init(parts)
  }
}

extension UIScene.ConnectionOptions {
  // An address that nobody else uses; it is never read through.
  private nonisolated(unsafe) static let responseKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// What the user has done with a notification, where the scene is connected because of it; whoever connects it sets it.
  public final var notificationResponse: UNNotificationResponse? {
    get { Associations.value(of: self, for: Self.responseKey) as? UNNotificationResponse }
    set { Associations.set(newValue, of: self, for: Self.responseKey, holding: .strong) }
  }
}
