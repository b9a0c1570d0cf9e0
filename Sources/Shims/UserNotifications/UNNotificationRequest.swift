public import Foundation
import HeadlessUIKit

/// When a notification is delivered.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
  /// Whether the notification is delivered again and again; on the model it is delivered once, and its request stays.
  public final let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// In how many milliseconds of virtual time it is time; `nil` where it never is by itself.
  func delay(from now: Date) -> Int? { nil }

  static func milliseconds(_ seconds: TimeInterval) -> Int {
    max(1, Int((min(max(seconds, 0), 1e9) * 1000).rounded(.up)))
  }

  /// This trigger, which never changes.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The same object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The mark of a notification that a server has sent.
open class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Makes the mark, for checks and tests; Apple's is made by the system.
  public init() { super.init(repeats: false) }
}

/// A time to wait.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// How long, in seconds of virtual time.
  public final let timeInterval: TimeInterval

  /// Makes a time to wait.
  ///
  /// An interval that Apple's refuses with an exception is reported as a fault.
  ///
  /// - Parameters:
  ///   - timeInterval: How many seconds: more than none, and 60 at least where it repeats.
  ///   - repeats: Whether it begins again afterwards.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
    guard timeInterval <= 0 || (repeats && timeInterval < 60) else { return }
    let least = repeats ? "at least 60 seconds, because it repeats" : "more than 0 seconds"
    MainThread.value {
      Simulation.current.report(
        "A UNTimeIntervalNotificationTrigger waits for \(timeInterval): it must be \(least).")
    }
  }

  /// When the notification is delivered, if its request is added now.
  ///
  /// - Returns: The virtual time then.
  open func nextTriggerDate() -> Date? { MainTurn.date.addingTimeInterval(timeInterval) }

  override func delay(from now: Date) -> Int? { Self.milliseconds(timeInterval) }
}

/// A time of a calendar.
///
/// A simulation begins with the year 2001 in Greenwich, where nothing else is said.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// What the time must agree with.
  public final let dateComponents: DateComponents

  /// Makes a time of a calendar.
  ///
  /// - Parameters:
  ///   - dateComponents: What the time must agree with.
  ///   - repeats: Whether each such time counts, and not only the first.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When the notification is delivered.
  ///
  /// - Returns: The next such time; `nil` where there is none.
  open func nextTriggerDate() -> Date? { next(after: MainTurn.date) }

  override func delay(from now: Date) -> Int? {
    next(after: now).map { Self.milliseconds($0.timeIntervalSince(now)) }
  }

  private func next(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? Calendar(identifier: .gregorian)
    if let zone = dateComponents.timeZone ?? TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
    return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notification that is to be delivered, and when.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The name of the request; another of the same name takes its place.
  public final let identifier: String
  /// What the notification says and carries.
  public final let content: UNNotificationContent
  /// When it is delivered; `nil` is at once.
  public final let trigger: UNNotificationTrigger?

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - identifier: Its name.
  ///   - content: What the notification says and carries; it is copied.
  ///   - trigger: When it is delivered; `nil` is at once.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content.frozen, trigger)
  }

  /// This request, which never changes.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The same object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A notification that was delivered.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
  /// When it was delivered, in virtual time: a simulation begins with the year 2001 in Greenwich.
  public final let date: Date
  /// What was to be delivered.
  public final let request: UNNotificationRequest

  /// Makes a notification that is delivered now, for checks and tests; Apple's is made by the system.
  ///
  /// - Parameter request: What is delivered.
  public init(request: UNNotificationRequest) {
    date = MainTurn.date
    self.request = request
  }

  /// This notification, which never changes.
  ///
  /// - Parameter zone: Without effect.
  /// - Returns: The same object.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
