import Testing
import UIKit
import UserNotifications

/// A device with the app, which is not launched yet.
@MainActor private struct Phone {
  let device = Device()
  let app = PushAppDelegate()
  let center = UNUserNotificationCenter.current()

  /// Launches the app, which asks the user.
  func launch() -> UIWindow {
    UIApplication.shared.delegate = app
    _ = app.application(.shared, didFinishLaunchingWithOptions: nil)
    return device.show(app.navigation)
  }

  /// What a question gives in a later turn.
  func answer<Value>(_ ask: (@escaping (Value) -> Void) -> Void) -> Value? {
    var answer: Value?
    ask { answer = $0 }
    #expect(answer == nil)
    device.settle(nil)
    return answer
  }

  var pending: [String]? {
    answer(center.getPendingNotificationRequests)?.map(\.identifier)
  }

  var delivered: [String]? {
    answer(center.getDeliveredNotifications)?.map(\.request.identifier)
  }
}

@MainActor @Suite("Push messages")
struct PushMessageTests {
  @Test func `a message that is tapped leads where its link says, by the delegate that was set at launch`() {
    let phone = Phone()
    let window = phone.launch()
    phone.center.tap(UNNotificationResponse(userInfo: ["link": "shop://order/1"]))
    phone.device.settle(window)
    #expect(phone.app.navigation.topViewController?.title == "shop://order/1")
    phone.center.openSettings()
    phone.device.settle(window)
    #expect(phone.app.navigation.topViewController?.title == "settings" && phone.device.faults == [])
  }

  @Test(arguments: [true, false])
  func `the user is asked once, in a later turn, and a check may say no`(agrees: Bool) throws {
    let phone = Phone()
    phone.center.isAuthorizationGranted = agrees
    #expect(phone.answer(phone.center.getNotificationSettings)?.authorizationStatus == .notDetermined)
    _ = phone.launch()
    #expect(phone.app.log == [agrees ? "allowed" : "refused"])
    phone.center.isAuthorizationGranted.toggle()
    _ = phone.app.application(.shared, didFinishLaunchingWithOptions: nil)
    phone.device.settle(nil)
    #expect(Set(phone.app.log).count == 1)
    let settings = try #require(phone.answer(phone.center.getNotificationSettings))
    #expect(settings.authorizationStatus == (agrees ? .authorized : .denied))
    #expect(
      settings.badgeSetting == (agrees ? .enabled : .disabled) && settings.carPlaySetting == .notSupported)
  }

  @Test func `a message with a time interval comes in virtual time, and the delegate says how it is shown`() {
    let phone = Phone()
    _ = phone.launch()
    let start = phone.device.simulation.clock.now
    phone.app.remind(after: 90)
    #expect(phone.app.log == ["allowed"])
    phone.device.settle(nil)
    #expect(phone.app.log == ["allowed", "present cart"])
    #expect(phone.device.simulation.clock.now == start + 90_000)
    #expect(phone.pending == [] && phone.delivered == ["cart"])
    #expect(UIApplication.shared.applicationIconBadgeNumber == 1)
  }

  @Test
  func `a request that was taken back or replaced does not come, and nothing comes that is not allowed`() {
    let phone = Phone()
    phone.app.remind(after: 5)
    #expect(phone.pending == [])
    _ = phone.launch()
    phone.app.remind(after: 5)
    phone.app.remind(after: 10)
    phone.device.settle(nil)
    #expect(phone.app.log == ["allowed", "present cart"])
    phone.app.remind(after: 5)
    phone.center.removePendingNotificationRequests(withIdentifiers: ["cart"])
    phone.device.settle(nil)
    #expect(phone.app.log == ["allowed", "present cart"])
    phone.center.removeAllDeliveredNotifications()
    #expect(phone.delivered == [])
  }

  @Test func `whoever adds a request without being allowed to is told why`() throws {
    let phone = Phone()
    let request = UNNotificationRequest(identifier: "early", content: UNNotificationContent(), trigger: nil)
    let error = try #require(phone.answer { done in phone.center.add(request) { done($0) } })
    #expect((error as? UNError)?.code == .notificationsNotAllowed)
    let badge = try #require(phone.answer { done in phone.center.setBadgeCount(-1) { done($0) } })
    #expect((badge as? UNError)?.code == .badgeInputInvalid)
  }

  @Test func `a push message says what its server has sent, and one with something to fetch reaches the app`()
  {
    let phone = Phone()
    _ = phone.launch()
    let system: [String: Any] = [
      "alert": ["title": "Order", "body": "On its way"], "badge": 3, "category": "order",
      "content-available": 1,
    ]
    phone.center.receive(userInfo: ["aps": system, "feed": "orders"])
    phone.center.receive(userInfo: ["aps": ["content-available": 1], "feed": "news"])
    phone.center.receive(userInfo: ["aps": ["alert": "Hush"]], identifier: "silent")
    phone.device.settle(nil)
    #expect(phone.app.log == ["allowed", "fetch orders", "present push", "fetch news", "present silent"])
    let messages = phone.answer(phone.center.getDeliveredNotifications) ?? []
    #expect(messages.map(\.request.content.body) == ["On its way"])
    #expect(messages.first?.request.trigger is UNPushNotificationTrigger)
    #expect(UIApplication.shared.applicationIconBadgeNumber == 3)
  }

  @Test func `a message that comes in the background is shown, and nobody is asked how`() {
    let phone = Phone()
    let window = phone.launch()
    window.windowScene?.activationState = .background
    phone.app.remind(after: 5)
    phone.device.settle(nil)
    #expect(phone.delivered == ["cart"] && phone.app.log == ["allowed"])
  }

  @Test func `the buttons of a category are told by name, and a dismissal where the category says so`() {
    let phone = Phone()
    _ = phone.launch()
    let categories = phone.answer(phone.center.getNotificationCategories)
    #expect(categories?.first?.actions.map(\.identifier) == ["answer", "track"])
    let message = UNNotification(userInfo: ["aps": ["alert": "Order", "category": "order"]])
    phone.center.tap(
      UNTextInputNotificationResponse(notification: message, actionIdentifier: "answer", userText: "yes"))
    phone.center.tap(UNNotificationResponse(notification: message, actionIdentifier: "track"))
    let dismissed = UNNotificationDismissActionIdentifier
    phone.center.tap(UNNotificationResponse(notification: message, actionIdentifier: dismissed))
    phone.center.tap(UNNotificationResponse(userInfo: [:], actionIdentifier: dismissed))
    #expect(phone.app.log == ["allowed", "answer yes", "track", dismissed])
  }

  @Test func `two simulations share nothing`() {
    let phone = Phone()
    _ = phone.launch()
    phone.app.remind(after: 600)
    Simulation.reset()
    let next = UNUserNotificationCenter.current()
    #expect(next !== phone.center && next === UNUserNotificationCenter.current() && next.delegate == nil)
    var requests: [UNNotificationRequest]?
    var categories: Set<UNNotificationCategory>?
    var status: UNAuthorizationStatus?
    next.getPendingNotificationRequests { requests = $0 }
    next.getNotificationCategories { categories = $0 }
    next.getNotificationSettings { status = $0.authorizationStatus }
    Simulation.current.clock.settle()
    #expect(requests == [] && categories == [] && status == .notDetermined && phone.app.log == ["allowed"])
  }

  @Test func `a delegate is not kept alive`() {
    let phone = Phone()
    var delegate: AwaitingMessages? = AwaitingMessages()
    phone.center.delegate = delegate
    #expect(phone.center.delegate === delegate)
    delegate = nil
    #expect(phone.center.delegate == nil)
    phone.center.tap(UNNotificationResponse(userInfo: ["link": "shop://cart"]))
  }

  @Test func `a delegate may be written with async, and one that has no form of a method ends all the same`()
  {
    let phone = Phone()
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    let (awaiting, deaf) = (AwaitingMessages(), DeafDelegate())
    phone.center.delegate = awaiting
    var mayShow: Bool?
    Task { mayShow = try await awaiting.ask() }
    phone.device.settle(nil)
    #expect(mayShow == true)
    phone.center.receive(userInfo: ["aps": ["alert": "Cart"]])
    phone.center.tap(UNNotificationResponse(userInfo: ["link": "shop://cart"]))
    phone.device.settle(nil)
    #expect(phone.delivered == ["push"] && awaiting.links == ["shop://cart"])
    phone.center.delegate = deaf
    phone.center.receive(userInfo: ["aps": ["alert": "Cart"]], identifier: "unheard")
    var options: UNNotificationPresentationOptions?
    Task {
      let message = UNNotification(userInfo: [:])
      options = await deaf.userNotificationCenter(phone.center, willPresent: message)
      let response = UNNotificationResponse(notification: message)
      await deaf.userNotificationCenter(phone.center, didReceive: response)
    }
    phone.device.settle(nil)
    #expect(phone.delivered == ["push"] && options == [])
  }

  @Test func `contents can be copied and changed, and a request keeps what they were`() {
    let content = UNMutableNotificationContent()
    content.title = "One"
    let request = UNNotificationRequest(identifier: "copy", content: content, trigger: nil)
    content.title = "Two"
    let copy = request.content.mutableCopy() as? UNMutableNotificationContent
    copy?.title += ", changed"
    #expect(request.content.title == "One" && copy?.title == "One, changed")
    #expect(!(request.content is UNMutableNotificationContent))
  }

  @Test func `a time of a calendar is found from the year 2001 on, and an interval of nothing is a fault`() {
    let phone = Phone()
    let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9), repeats: true)
    #expect(trigger.nextTriggerDate() == Date(timeIntervalSinceReferenceDate: 9 * 3600))
    _ = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    #expect(phone.device.faults == [])
    _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
    #expect(phone.device.faults.count == 1)
  }

  @Test func `a scene that is connected because of a message has what the user did`() {
    _ = Phone()
    let options = UIScene.ConnectionOptions()
    #expect(options.notificationResponse == nil)
    let response = UNNotificationResponse(userInfo: ["link": "shop://cart"])
    options.notificationResponse = response
    #expect(options.notificationResponse === response)
    #expect(response.targetScene === UIApplication.shared.connectedScenes.first)
  }
}

/// A delegate that has none of the methods.
@MainActor private final class DeafDelegate: UNUserNotificationCenterDelegate {}
