import Foundation
import HeadlessUIKit

/// What the system knows of calendars and reminders: one for each device.
@MainActor
package final class CalendarServices: KeptByDevice {
  var answer = EKAuthorizationStatus.fullAccess
  var status: [EKEntityType: EKAuthorizationStatus] = [:]
  var events: [EKEvent] = []
  var reminders: [EKReminder] = []
  var calendars = [
    EKCalendar("Calendar", of: .event, number: 0), EKCalendar("Reminders", of: .reminder, number: 1),
  ]
  private var lastNumber = 1

  package var remembered: AnyHashable? {
    guard !status.isEmpty || !events.isEmpty || !reminders.isEmpty else { return nil }
    return [
      status.map { "\($0.rawValue) \($1.rawValue)" }.sorted(), events.map { $0.title ?? "" },
      reminders.map { "\($0.title ?? "") \($0.isCompleted)" },
    ]
  }

  /// What is known in the launch that is under way.
  package static var current: CalendarServices { launched.current }
  private static let launched = OnePerLaunch { CalendarServices() }

  nonisolated static func nextNumber() -> Int {
    MainThread.value {
      current.lastNumber += 1
      return current.lastNumber
    }
  }

  /// Asks the user, who answers once, and once more where the app may only add and wants to see.
  ///
  /// - Returns: Whether the user allows it.
  func ask(for wish: EKAuthorizationStatus, of type: EKEntityType) -> Bool {
    let known = status[type] ?? .notDetermined
    if known == .notDetermined || known == .writeOnly && wish == .fullAccess {
      // Who lets an app see everything lets it add, and nobody lets it add reminders alone.
      let isGranted = answer == .fullAccess || answer == wish
      status[type] = isGranted ? wish : answer == .writeOnly && type == .reminder ? .denied : answer
    }
    return status[type] == .fullAccess || status[type] == wish
  }

  func maySee(_ type: EKEntityType) -> Bool { status[type] == .fullAccess }

  func mayAdd(_ type: EKEntityType) -> Bool { maySee(type) || status[type] == .writeOnly }

  /// Enters an event, or what has become of it.
  package func enter(_ event: EKEvent) {
    if !events.contains(event) { events.append(event) }
    event.eventIdentifier = event.calendarItemIdentifier
    tellOfChange()
  }

  /// The calendar in which new things stand.
  package func firstCalendar(of type: EKEntityType) -> EKCalendar? {
    calendars.first { $0.allowedEntityTypes.contains(type) }
  }

  func tellOfChange() {
    MainTurn.schedule(after: 0) {
      NotificationCenter.default.post(name: .EKEventStoreChanged, object: nil)
    }
  }
}
