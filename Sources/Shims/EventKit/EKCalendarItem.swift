public import Foundation
import HeadlessUIKit
public import QuartzCore

/// A calendar, or a list of reminders.
open class EKCalendar: NSObject, @unchecked Sendable {
  /// By which it is known again.
  public let calendarIdentifier: String
  /// Of what it is.
  public let allowedEntityTypes: [EKEntityType]
  /// What the user reads.
  open var title: String
  /// Where it is kept.
  open var source: EKSource?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its colour; kept, nothing is drawn.
  open var cgColor: CGColor!
  /// Whether something can be added: always.
  open var allowsContentModifications: Bool { true }

  /// Makes a calendar, which the user has once it is saved.
  ///
  /// - Parameters:
  ///   - entityType: Of what.
  ///   - eventStore: Without effect: all stores lead to the same calendars.
  public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) {
    self.init("", of: entityType, number: CalendarServices.nextNumber())
  }

  init(_ title: String, of type: EKEntityType, number: Int) {
    (self.title, allowedEntityTypes, source) = (title, [type], .device)
    calendarIdentifier = "calendar \(number)"
  }
}

/// Something in a calendar.
open class EKCalendarItem: NSObject, @unchecked Sendable {
  private let number = CalendarServices.nextNumber()

  /// By which it is known again.
  open var calendarItemIdentifier: String { "item \(number)" }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What the user reads.
  open var title: String! = ""
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// In which calendar it stands.
  open var calendar: EKCalendar!
  /// Where it takes place.
  open var location: String?
  /// What is said of it.
  open var notes: String?
  /// Where more is said.
  open var url: URL?
  /// In which part of the world its times are meant; kept.
  open var timeZone: TimeZone?
  /// What makes a noise before; kept, nothing does.
  open var alarms: [EKAlarm]?
  /// How it repeats; kept, it is found once.
  open var recurrenceRules: [EKRecurrenceRule]?

  override init() {}

  /// Whether something makes a noise before.
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  /// Whether it repeats.
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }

  /// Has something make a noise before.
  ///
  /// - Parameter alarm: What, and when.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }

  /// Has it make a noise no more.
  ///
  /// - Parameter alarm: What.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }

  /// Has it repeat.
  ///
  /// - Parameter rule: How.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }

  /// Has it repeat no more.
  ///
  /// - Parameter rule: How it did.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// Something that takes place; the user has it in a calendar once it is saved.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// When it begins.
  open var startDate: Date!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// When it ends.
  open var endDate: Date!
  /// Whether it takes the whole day.
  open var isAllDay = false
  /// Whether the user has time during it.
  open var availability = EKEventAvailability.busy
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// By which it is known again; `nil` before it is saved.
  open internal(set) var eventIdentifier: String!

  /// Makes an event.
  ///
  /// - Parameter eventStore: Without effect: all stores lead to the same calendars.
  public init(eventStore: EKEventStore) {}

  /// Why it cannot be saved, if so.
  final var mistake: EKError.Code? {
    guard calendar != nil else { return .noCalendar }
    guard let startDate else { return .noStartDate }
    guard let endDate else { return .noEndDate }
    return endDate < startDate ? .datesInverted : nil
  }
}

/// Something that the user wants to do; it stands in a list once it is saved.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
  /// From when on.
  open var startDateComponents: DateComponents?
  /// By when.
  open var dueDateComponents: DateComponents?
  /// How much it matters: 1 most, 9 least, 0 nobody knows.
  open var priority = 0
  /// When it was done.
  open var completionDate: Date?

  /// Whether it is done.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? MainTurn.date : nil }
  }

  /// Makes a reminder.
  ///
  /// - Parameter eventStore: Without effect: all stores lead to the same lists.
  public init(eventStore: EKEventStore) {}
}
