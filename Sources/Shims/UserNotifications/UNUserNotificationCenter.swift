public import Foundation
import HeadlessUIKit

/// The notifications of the app: what the user allows, what is to come, and what was delivered.
///
/// A device has one of them for an app. Handlers are called in a later turn of the virtual clock, on the main thread; Apple's
/// come on any. Whether the user allows notifications, what comes from a server and what is tapped is up to a check.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  /// A request that waits for its time.
  struct Pending {
    let request: UNNotificationRequest
    let ticket: Int
  }

  // All of this is read and changed on the main thread.
  final var status = UNAuthorizationStatus.notDetermined
  final var asked: UNAuthorizationOptions = []
  final var pending: [Pending] = []
  final var delivered: [UNNotification] = []
  final var categories: Set<UNNotificationCategory> = []
  private final var lastTicket = 0

  /// What the user answers when asked whether the app may show notifications; a check that wants a refusal says so.
  public final var isAuthorizationGranted = true

  /// Is told of notifications, and is not kept alive.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    didSet { reasonForNoDelegate = delegate == nil ? "it was set to nil" : "nobody keeps it (it is weak)" }
  }

  /// Why there is no delegate, where there is none.
  final private(set) var reasonForNoDelegate = "it was never set"

  /// Whether the system can show views of the app's in notifications; never.
  open var supportsContentExtensions: Bool { false }

  override init() {}

  private static let launched = OnePerLaunch { UNUserNotificationCenter() }

  /// The center of the app that is running.
  ///
  /// - Returns: The center, the same one until the app is launched again.
  open class func current() -> UNUserNotificationCenter { launched.current }

  // MARK: What the user allows

  /// Asks the user whether the app may show notifications, once; later the answer is known.
  ///
  /// - Parameters:
  ///   - options: What is asked for; nobody is asked about what is `provisional`.
  ///   - completionHandler: Is told whether the user has agreed.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    let isGranted = MainThread.value { ask(for: options) }
    MainTurn.callOut("requestAuthorization") { completionHandler(isGranted, nil) }
  }

  @MainActor private func ask(for options: UNAuthorizationOptions) -> Bool {
    if status == .notDetermined || (status == .provisional && !options.contains(.provisional)) {
      status =
        options.contains(.provisional) ? .provisional : isAuthorizationGranted ? .authorized : .denied
    }
    asked.formUnion(options)
    return status.delivers
  }

  /// Tells what the user has allowed.
  ///
  /// - Parameter completionHandler: Is told.
  open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    let settings = MainThread.value { UNNotificationSettings(status: status, asked: asked) }
    MainTurn.callOut("getNotificationSettings") { completionHandler(settings) }
  }

  // MARK: What is to come

  /// Has a notification delivered when its time has come.
  ///
  /// - Parameters:
  ///   - request: What is delivered, and when; it takes the place of an earlier one of the same name.
  ///   - completionHandler: Is told what is wrong: the user does not allow notifications.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    let error = MainThread.value { status.delivers ? nil : UNError(.notificationsNotAllowed) }
    if let completionHandler { MainTurn.callOut("add") { completionHandler(error) } }
    if error == nil { MainThread.value { schedule(request) } }
  }

  @MainActor private func schedule(_ request: UNNotificationRequest) {
    pending.removeAll { $0.request.identifier == request.identifier }
    lastTicket += 1
    let ticket = lastTicket
    pending.append(Pending(request: request, ticket: ticket))
    let trigger = request.trigger
    guard let delay = trigger == nil ? 0 : trigger?.delay(from: MainTurn.date) else { return }
    MainTurn.schedule(after: delay) { [weak self] in self?.deliver(ticket: ticket) }
  }

  @MainActor private func deliver(ticket: Int) {
    guard let due = pending.first(where: { $0.ticket == ticket })?.request else { return }
    if due.trigger?.repeats != true { pending.removeAll { $0.ticket == ticket } }
    deliver(UNNotification(request: due))
  }

  /// Tells which notifications are to come.
  ///
  /// - Parameter completionHandler: Is told, first one first.
  open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    let requests = MainThread.value { pending.map(\.request) }
    MainTurn.callOut("getPendingNotificationRequests") { completionHandler(requests) }
  }

  /// Takes requests back.
  ///
  /// - Parameter identifiers: Their names.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    MainThread.value { pending.removeAll { identifiers.contains($0.request.identifier) } }
  }

  /// Takes all requests back.
  open func removeAllPendingNotificationRequests() { MainThread.value { pending = [] } }

  // MARK: What was delivered

  /// Tells which notifications the user can still see.
  ///
  /// - Parameter completionHandler: Is told, first one first.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    let notifications = MainThread.value { delivered }
    MainTurn.callOut("getDeliveredNotifications") { completionHandler(notifications) }
  }

  /// Takes notifications away that the user can still see.
  ///
  /// - Parameter identifiers: The names of their requests.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    MainThread.value { delivered.removeAll { identifiers.contains($0.request.identifier) } }
  }

  /// Takes all notifications away that the user can still see.
  open func removeAllDeliveredNotifications() { MainThread.value { delivered = [] } }

  // MARK: Categories and the icon

  /// Says which kinds of notifications there are, in place of what was said before.
  ///
  /// - Parameter categories: The kinds.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    MainThread.value { self.categories = categories }
  }

  /// Tells which kinds of notifications there are.
  ///
  /// - Parameter completionHandler: Is told.
  open func getNotificationCategories(completionHandler: @escaping (Set<UNNotificationCategory>) -> Void) {
    let categories = MainThread.value { self.categories }
    MainTurn.callOut("getNotificationCategories") { completionHandler(categories) }
  }

  /// Puts a number on the app's icon.
  ///
  /// - Parameters:
  ///   - newBadgeCount: The number; 0 takes it away.
  ///   - completionHandler: Is told what is wrong: the number is less than 0.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    let error = newBadgeCount < 0 ? UNError(.badgeInputInvalid) : nil
    if error == nil { MainThread.value { UIApplication.shared.applicationIconBadgeNumber = newBadgeCount } }
    if let completionHandler { MainTurn.callOut("setBadgeCount") { completionHandler(error) } }
  }
}

extension UNUserNotificationCenter: KeptByDevice {
  @MainActor package final var remembered: AnyHashable? {
    guard status != .notDetermined || !pending.isEmpty || !delivered.isEmpty else { return nil }
    return [
      ["\(status.rawValue)"], pending.map(\.request.identifier), delivered.map(\.request.identifier),
    ]
  }

  @MainActor package final func beginLaunch() {
    delegate = nil
    reasonForNoDelegate = "it was never set"
    let waiting = pending
    pending = []
    for entry in waiting { schedule(entry.request) }
  }
}
