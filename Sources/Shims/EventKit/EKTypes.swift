public import Foundation

/// Of what a calendar is.
public enum EKEntityType: UInt, Hashable, Sendable {
  /// Of events.
  case event = 0
  /// Of reminders.
  case reminder = 1
}

/// Whether the app may see the user's calendars or reminders.
public enum EKAuthorizationStatus: Int, Hashable, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// It may not, and the user cannot let it.
  case restricted = 1
  /// The user has said no.
  case denied = 2
  /// It may see and change them.
  case fullAccess = 3
  /// It may add some, and see none.
  case writeOnly = 4

  /// It may see and change them.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// Which of the events that repeat are changed.
public enum EKSpan: Int, Hashable, Sendable {
  /// The one.
  case thisEvent = 0
  /// The one and those that come later.
  case futureEvents = 1
}

/// Whether the user has time during an event.
public enum EKEventAvailability: Int, Hashable, Sendable {
  /// The calendar does not say it.
  case notSupported = -1
  /// The user has none.
  case busy = 0
  /// The user has time.
  case free = 1
  /// The user may have none.
  case tentative = 2
  /// The user is away.
  case unavailable = 3
}

/// How often an event repeats.
public enum EKRecurrenceFrequency: Int, Hashable, Sendable {
  /// Each day.
  case daily = 0
  /// Each week.
  case weekly = 1
  /// Each month.
  case monthly = 2
  /// Each year.
  case yearly = 3
}

/// Where calendars are kept.
public enum EKSourceType: Int, Hashable, Sendable {
  /// On the device.
  case local = 0
  /// On a server of Microsoft's.
  case exchange = 1
  /// On a server of any kind.
  case calDAV = 2
  /// On an old server of Apple's.
  case mobileMe = 3
  /// By somebody else.
  case subscribed = 4
  /// In the user's contacts.
  case birthdays = 5
}

/// Under which name errors of this module stand.
public let EKErrorDomain = "EKErrorDomain"

/// Why something cannot be done with calendars.
public struct EKError: Error, Hashable, CustomNSError {
  /// The reasons.
  public enum Code: Int, Hashable, Sendable {
    /// The event stands in no calendar.
    case noCalendar = 1
    /// It does not begin.
    case noStartDate = 2
    /// It does not end.
    case noEndDate = 3
    /// It ends before it begins.
    case datesInverted = 4
    /// The system has failed.
    case internalFailure = 5
    /// The user has said no, or was not asked.
    case eventStoreNotAuthorized = 29

    /// Whether an error has the reason, so that `catch` finds it.
    ///
    /// - Parameters:
    ///   - code: The reason.
    ///   - error: The error.
    /// - Returns: Whether it has.
    public static func ~= (code: Code, error: any Error) -> Bool { (error as? EKError)?.code == code }
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  ///
  /// - Parameter code: The reason.
  public init(_ code: Code) { self.code = code }

  /// The name under which such errors stand.
  public static var errorDomain: String { EKErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }

  /// The event stands in no calendar.
  public static var noCalendar: Code { .noCalendar }
  /// It does not begin.
  public static var noStartDate: Code { .noStartDate }
  /// It does not end.
  public static var noEndDate: Code { .noEndDate }
  /// It ends before it begins.
  public static var datesInverted: Code { .datesInverted }
  /// The user has said no, or was not asked.
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

extension Notification.Name {
  /// The user's calendars or reminders have changed.
  public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification")
}

/// Where calendars are kept: on the device.
open class EKSource: NSObject, @unchecked Sendable {
  static let device = EKSource()

  override init() {}

  /// What the user reads.
  open var title: String { "Device" }
  /// Where it is.
  open var sourceType: EKSourceType { .local }
  /// By which it is known again.
  open var sourceIdentifier: String { "device" }
}

/// Something that makes a noise before an event.
open class EKAlarm: NSObject, @unchecked Sendable {
  /// How many seconds after the event begins; less than 0 before.
  open var relativeOffset: TimeInterval
  /// When, whenever the event begins.
  open var absoluteDate: Date?

  /// Makes an alarm that goes with the event.
  ///
  /// - Parameter offset: How many seconds after it begins; less than 0 before.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }

  /// Makes an alarm for a time.
  ///
  /// - Parameter date: The time.
  public init(absoluteDate date: Date) { (relativeOffset, absoluteDate) = (0, date) }
}

/// When an event repeats no more.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  /// At which time; `nil` where it is counted.
  public let endDate: Date?
  /// After how many times; 0 where it is a time.
  public let occurrenceCount: Int

  /// Makes an end at a time.
  ///
  /// - Parameter endDate: The time.
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }

  /// Makes an end after some times.
  ///
  /// - Parameter occurrenceCount: How many.
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// How an event repeats; kept, an event is found once.
open class EKRecurrenceRule: NSObject, @unchecked Sendable {
  /// How often.
  public let frequency: EKRecurrenceFrequency
  /// Each time, each second time and so on.
  public let interval: Int
  /// Until when; for ever where it is `nil`.
  open var recurrenceEnd: EKRecurrenceEnd?

  /// Makes a rule.
  ///
  /// - Parameters:
  ///   - type: How often.
  ///   - interval: Each time, each second time and so on.
  ///   - end: Until when.
  public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
  }
}
