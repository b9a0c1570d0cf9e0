import UIKit
import UserNotifications

/// The app's delegate, which sets itself up for messages at launch and shows what they lead to.
final class PushAppDelegate: UIResponder, UIApplicationDelegate {
  let navigation = UINavigationController(rootViewController: UIViewController())
  private(set) var log: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    center.setNotificationCategories([Self.orders])
    center.requestAuthorization(options: [.alert, .badge, .sound]) { [weak self] isGranted, error in
      DispatchQueue.main.async {
        self?.log.append(isGranted && error == nil ? "allowed" : "refused")
        if isGranted { UIApplication.shared.registerForRemoteNotifications() }
      }
    }
    return true
  }

  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    log.append("fetch \(userInfo["feed"] ?? "")")
    completionHandler(.newData)
  }

  private static var orders: UNNotificationCategory {
    let answer = UNTextInputNotificationAction(
      identifier: "answer", title: "Answer", textInputButtonTitle: "Send", textInputPlaceholder: "Text")
    let track = UNNotificationAction(identifier: "track", title: "Track", options: [.foreground])
    return UNNotificationCategory(
      identifier: "order", actions: [answer, track], intentIdentifiers: [], options: [.customDismissAction])
  }

  /// Reminds the user of the cart.
  func remind(after seconds: TimeInterval) {
    let content = UNMutableNotificationContent()
    content.title = "Your cart"
    content.badge = 1
    content.sound = .default
    content.userInfo["link"] = "shop://cart"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: "cart", content: content, trigger: trigger))
  }

  private func open(_ link: String) {
    let screen = UIViewController()
    screen.title = link
    navigation.pushViewController(screen, animated: true)
  }
}

extension PushAppDelegate: @preconcurrency UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    log.append("present \(notification.request.identifier)")
    completionHandler(notification.request.identifier == "silent" ? [] : [.banner, .list, .badge])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    switch response.actionIdentifier {
    case UNNotificationDefaultActionIdentifier:
      if let link = response.notification.request.content.userInfo["link"] as? String { open(link) }
    case "answer":
      log.append("answer \((response as? UNTextInputNotificationResponse)?.userText ?? "")")
    default:
      log.append(response.actionIdentifier)
    }
    completionHandler()
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {
    open("settings")
  }
}

/// A delegate that is written with `async`, away from the app's delegate.
@MainActor
final class AwaitingMessages: NSObject, UNUserNotificationCenterDelegate {
  private(set) var links: [String] = []

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.list]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    links.append(response.notification.request.content.userInfo["link"] as? String ?? "")
  }

  /// Asks the user, and says whether banners may be shown then.
  func ask() async throws -> Bool {
    let center = UNUserNotificationCenter.current()
    guard try await center.requestAuthorization(options: [.alert]) else { return false }
    return await center.notificationSettings().alertSetting == .enabled
  }
}
