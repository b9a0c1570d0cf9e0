public import Foundation
import HeadlessUIKit

extension EKEventStore {
  // MARK: Calendars

  /// Where calendars are kept: on the device.
  public var sources: [EKSource] { [.device] }

  /// The calendar in which new events stand; `nil` where the app may not add any.
  public var defaultCalendarForNewEvents: EKCalendar? {
    MainThread.value {
      CalendarServices.current.mayAdd(.event) ? CalendarServices.current.firstCalendar(of: .event) : nil
    }
  }

  /// The list in which new reminders stand.
  ///
  /// - Returns: The list; `nil` where the app may not see any.
  public func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }

  /// The calendars or lists.
  ///
  /// - Parameter entityType: Of what.
  /// - Returns: All of them; none where the app may not see any.
  public func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    MainThread.value {
      let services = CalendarServices.current
      guard services.maySee(entityType) else { return [] }
      return services.calendars.filter { $0.allowedEntityTypes.contains(entityType) }
    }
  }

  /// Finds a calendar.
  ///
  /// - Parameter identifier: By which it is known again.
  /// - Returns: The calendar, if the app may see it.
  public func calendar(withIdentifier identifier: String) -> EKCalendar? {
    (calendars(for: .event) + calendars(for: .reminder)).first { $0.calendarIdentifier == identifier }
  }

  /// Adds a calendar.
  ///
  /// - Parameters:
  ///   - calendar: The calendar.
  ///   - commit: Without effect.
  /// - Throws: `EKError`, where the user does not allow it.
  public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try change(calendar.allowedEntityTypes.first ?? .event) { services in
      if !services.calendars.contains(calendar) { services.calendars.append(calendar) }
    }
  }

  /// Takes a calendar away, and what stands in it.
  ///
  /// - Parameters:
  ///   - calendar: The calendar.
  ///   - commit: Without effect.
  /// - Throws: `EKError`, where the user does not allow it.
  public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    try change(calendar.allowedEntityTypes.first ?? .event) { services in
      services.calendars.removeAll { $0 === calendar }
      services.events.removeAll { $0.calendar === calendar }
      services.reminders.removeAll { $0.calendar === calendar }
    }
  }

  private func change(_ type: EKEntityType, _ change: @MainActor (CalendarServices) -> Void) throws {
    let isAllowed = MainThread.value {
      guard CalendarServices.current.maySee(type) else { return false }
      change(.current)
      CalendarServices.current.tellOfChange()
      return true
    }
    if !isAllowed { throw EKError(.eventStoreNotAuthorized) }
  }

  // MARK: Events

  /// Adds or changes an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - span: Which of those that repeat; without effect.
  ///   - commit: Without effect.
  /// - Throws: `EKError`, where the user does not allow it, or the event has no calendar or wrong times.
  public func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    guard MainThread.value(of: { CalendarServices.current.mayAdd(.event) }) else {
      throw EKError(.eventStoreNotAuthorized)
    }
    if let mistake = event.mistake { throw EKError(mistake) }
    MainThread.value { CalendarServices.current.enter(event) }
  }

  /// Takes an event away.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - span: Which of those that repeat; without effect.
  ///   - commit: Without effect.
  /// - Throws: `EKError`, where the user does not allow it.
  public func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    try change(.event) { $0.events.removeAll { $0 === event } }
  }

  /// Finds an event.
  ///
  /// - Parameter identifier: By which it is known again.
  /// - Returns: The event, if the app may see it.
  public func event(withIdentifier identifier: String) -> EKEvent? {
    events(matching: NSPredicate(value: true)).first { $0.eventIdentifier == identifier }
  }

  /// Finds events by their time.
  ///
  /// - Parameters:
  ///   - startDate: They end later.
  ///   - endDate: They begin earlier.
  ///   - calendars: In which calendars they stand; in any where it is `nil`.
  /// - Returns: What finds them.
  public func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate else {
        return false
      }
      return start < endDate && end >= startDate && (calendars?.contains(event.calendar) ?? true)
    }
  }

  /// Fetches events.
  ///
  /// - Parameter predicate: Which.
  /// - Returns: The events, those that begin first before others; none where the app may not see any.
  public func events(matching predicate: NSPredicate) -> [EKEvent] {
    let all = MainThread.value {
      CalendarServices.current.maySee(.event) ? CalendarServices.current.events : []
    }
    return all.filter { predicate.evaluate(with: $0) }.sorted {
      ($0.startDate ?? .distantPast) < ($1.startDate ?? .distantPast)
    }
  }

  // MARK: Reminders

  /// Adds or changes a reminder.
  ///
  /// - Parameters:
  ///   - reminder: The reminder.
  ///   - commit: Without effect.
  /// - Throws: `EKError`, where the user does not allow it, or the reminder stands in no list.
  public func save(_ reminder: EKReminder, commit: Bool) throws {
    if reminder.calendar == nil { throw EKError(.noCalendar) }
    try change(.reminder) { if !$0.reminders.contains(reminder) { $0.reminders.append(reminder) } }
  }

  /// Takes a reminder away.
  ///
  /// - Parameters:
  ///   - reminder: The reminder.
  ///   - commit: Without effect.
  /// - Throws: `EKError`, where the user does not allow it.
  public func remove(_ reminder: EKReminder, commit: Bool) throws {
    try change(.reminder) { $0.reminders.removeAll { $0 === reminder } }
  }

  /// Finds reminders.
  ///
  /// - Parameter calendars: In which lists; in any where it is `nil`.
  /// - Returns: What finds them.
  public func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? EKReminder).map { calendars?.contains($0.calendar) ?? true } ?? false
    }
  }

  /// Finds reminders that are not done.
  ///
  /// - Parameters:
  ///   - startDate: From when on; without effect.
  ///   - endDate: By when; without effect.
  ///   - calendars: In which lists; in any where it is `nil`.
  /// - Returns: What finds them.
  public func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let reminder = object as? EKReminder, !reminder.isCompleted else { return false }
      return calendars?.contains(reminder.calendar) ?? true
    }
  }

  /// Fetches reminders.
  ///
  /// - Parameters:
  ///   - predicate: Which.
  ///   - completion: Is given them in a later turn; `nil` where the app may not see any.
  /// - Returns: What a fetch is cancelled by; it cannot be.
  @discardableResult
  public func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    nonisolated(unsafe) let (predicate, told) = (predicate, completion)
    MainTurn.schedule(after: 0) {
      let services = CalendarServices.current
      let found =
        services.maySee(.reminder) ? services.reminders.filter { predicate.evaluate(with: $0) } : nil
      StructureReads.callOut("fetchReminders") { told(found) }
    }
    return predicate
  }

  // MARK: What the model does at once

  /// Writes what was not written yet; all was.
  ///
  /// - Throws: Nothing on the model.
  public func commit() throws {}

  /// Forgets what was not written yet; all was.
  public func reset() {}

  /// Asks servers for what is new; there are none.
  public func refreshSourcesIfNecessary() {}
}
