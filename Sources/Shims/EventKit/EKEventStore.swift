public import Foundation
import HeadlessUIKit

/// The user's calendars and reminders.
///
/// The user is asked by an alert of the system's, which the model does not show: the answer, which a check may set, comes in a later
/// turn on the main thread. Apple's comes on any. Each launch begins with an empty calendar and an empty list of reminders; what is
/// saved or removed is so at once, whatever `commit` says, and whoever changes an event that is stored changes the stored one.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// What the user answers when asked; yes, from each reset of the simulation on.
  public static var answer: EKAuthorizationStatus {
    get { MainThread.value { CalendarServices.current.answer } }
    set { MainThread.value { CalendarServices.current.answer = newValue } }
  }

  /// What stands in the calendars; nothing, from each reset of the simulation on.
  public static var storedEvents: [EKEvent] {
    get { MainThread.value { CalendarServices.current.events } }
    set {
      for event in newValue { event.eventIdentifier = event.calendarItemIdentifier }
      MainThread.value { CalendarServices.current.events = newValue }
    }
  }

  /// What the user wants to do; nothing, from each reset of the simulation on.
  public static var storedReminders: [EKReminder] {
    get { MainThread.value { CalendarServices.current.reminders } }
    set { MainThread.value { CalendarServices.current.reminders = newValue } }
  }

  /// Makes a way to the calendars; all of them lead to the same.
  public override init() {}

  // MARK: What the user allows

  /// Says what the user allows.
  ///
  /// - Parameter entityType: Of what.
  /// - Returns: Whether the app may see it.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    MainThread.value { CalendarServices.current.status[entityType] ?? .notDetermined }
  }

  /// Asks the user, once, whether the app may see and change something.
  ///
  /// - Parameters:
  ///   - entityType: What.
  ///   - completion: Is told in a later turn whether it may.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { ask(for: .fullAccess, of: entityType, completion) }

  /// Asks the user, once, whether the app may see and change the calendars.
  ///
  /// - Parameter completion: Is told in a later turn whether it may.
  open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    ask(for: .fullAccess, of: .event, completion)
  }

  /// Asks the user, once, whether the app may add events.
  ///
  /// - Parameter completion: Is told in a later turn whether it may.
  open func requestWriteOnlyAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    ask(for: .writeOnly, of: .event, completion)
  }

  /// Asks the user, once, whether the app may see and change the reminders.
  ///
  /// - Parameter completion: Is told in a later turn whether it may.
  open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    ask(for: .fullAccess, of: .reminder, completion)
  }

  private func ask(
    for wish: EKAuthorizationStatus, of type: EKEntityType,
    _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    MainTurn.schedule(after: 0) {
      let isAllowed = CalendarServices.current.ask(for: wish, of: type)
      StructureReads.callOut("requestAccess") { completion(isAllowed, nil) }
    }
  }

  /// Asks the user, once, whether the app may see and change something, and waits.
  ///
  /// - Parameter entityType: What.
  /// - Returns: Whether it may.
  /// - Throws: Nothing on the model.
  @discardableResult
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    await answer(to: .fullAccess, of: entityType)
  }

  /// Asks the user, once, whether the app may see and change the calendars, and waits.
  ///
  /// - Returns: Whether it may.
  /// - Throws: Nothing on the model.
  @discardableResult
  open func requestFullAccessToEvents() async throws -> Bool { await answer(to: .fullAccess, of: .event) }

  /// Asks the user, once, whether the app may add events, and waits.
  ///
  /// - Returns: Whether it may.
  /// - Throws: Nothing on the model.
  @discardableResult
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { await answer(to: .writeOnly, of: .event) }

  /// Asks the user, once, whether the app may see and change the reminders, and waits.
  ///
  /// - Returns: Whether it may.
  /// - Throws: Nothing on the model.
  @discardableResult
  open func requestFullAccessToReminders() async throws -> Bool {
    await answer(to: .fullAccess, of: .reminder)
  }

  private func answer(to wish: EKAuthorizationStatus, of type: EKEntityType) async -> Bool {
    await withCheckedContinuation { continuation in
      ask(for: wish, of: type) { isAllowed, _ in continuation.resume(returning: isAllowed) }
    }
  }
}
