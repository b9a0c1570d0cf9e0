import Foundation
import HeadlessUIKit

// What comes from outside: Apple's center does it when a server or the user does something, on the model a check does.
extension UNUserNotificationCenter {
  /// A server sends a notification, which arrives now.
  ///
  /// The app's delegate is told where there is something to fetch (`content-available`). What is to be seen or heard is
  /// delivered as any other notification, if the user allows notifications.
  ///
  /// - Parameters:
  ///   - userInfo: What the server has sent; the system's own part stands under `aps`.
  ///   - identifier: The name of the request.
  @MainActor
  public final func receive(userInfo: [AnyHashable: Any], identifier: String = "push") {
    let system = userInfo["aps"] as? [AnyHashable: Any] ?? [:]
    if system["content-available"] as? Int == 1, let delegate = UIApplication.shared.delegate {
      StructureReads.callOut("didReceiveRemoteNotification") {
        delegate.application(
          UIApplication.shared, didReceiveRemoteNotification: userInfo, fetchCompletionHandler: { _ in })
      }
    }
    guard system["alert"] != nil || system["badge"] != nil || system["sound"] != nil else { return }
    deliver(UNNotification(userInfo: userInfo, identifier: identifier))
  }

  /// The user does something with a notification: taps it, or one of its buttons, or takes it away.
  ///
  /// The delegate is told at once, as the system does when the app has come to the foreground. It is not told that a notification
  /// was taken away, unless the category of the notification says so (`customDismissAction`). Where there is no delegate, the
  /// timeline says so, and why.
  ///
  /// - Parameter response: What the user does.
  @MainActor
  public final func tap(_ response: UNNotificationResponse) {
    let request = response.notification.request
    delivered.removeAll { $0.request.identifier == request.identifier }
    if response.actionIdentifier == UNNotificationDismissActionIdentifier {
      let category = categories.first { $0.identifier == request.content.categoryIdentifier }
      guard category?.options.contains(.customDismissAction) == true else { return }
    }
    guard let delegate else {
      return Timeline.noteDecision(
        "a notification was tapped, but UNUserNotificationCenter has no delegate: \(reasonForNoDelegate)")
    }
    StructureReads.callOut("didReceive") {
      delegate.userNotificationCenter(self, didReceive: response, withCompletionHandler: {})
    }
  }

  /// The user wants to see the app's own settings for notifications.
  ///
  /// - Parameter notification: The notification from which the user comes; `nil` from the system's settings.
  @MainActor
  public final func openSettings(for notification: UNNotification? = nil) {
    guard let delegate else { return }
    StructureReads.callOut("openSettingsFor") {
      delegate.userNotificationCenter(self, openSettingsFor: notification)
    }
  }

  /// Delivers a notification: in the foreground the delegate says how it is shown, and without one it is not.
  @MainActor
  final func deliver(_ notification: UNNotification) {
    guard status.delivers else { return }
    guard UIApplication.shared.applicationState != .background else {
      return show(notification, [.badge, .banner, .list])
    }
    guard let delegate else { return }
    StructureReads.callOut("willPresent") {
      delegate.userNotificationCenter(self, willPresent: notification) { [weak self] options in
        MainTurn.schedule(after: 0) { self?.show(notification, options) }
      }
    }
  }

  @MainActor
  private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
    let request = notification.request
    if options.contains(.badge), let badge = request.content.badge {
      UIApplication.shared.applicationIconBadgeNumber = badge.intValue
    }
    guard options.areSeen else { return }
    delivered.removeAll { $0.request.identifier == request.identifier }
    delivered.append(notification)
  }
}
