public import EventKit
import Foundation
public import HeadlessUIKit

/// What the user has done with an event.
public enum EKEventEditViewAction: Int, Hashable, Sendable {
  /// The user has called it off.
  case canceled = 0
  /// The user has saved it.
  case saved = 1
  /// The user has deleted it; the model's user does not.
  case deleted = 2

  /// The user has called it off.
  public static var cancelled: EKEventEditViewAction { .canceled }
}

/// Is told what the user has done with an event, and dismisses the screen.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: AnyObject {
  /// The user is done; the screen stays until the app dismisses it.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - action: What the user has done.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)

  /// Says in which calendar a new event stands.
  ///
  /// - Parameter controller: The screen.
  /// - Returns: The calendar.
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
    -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// The user's first calendar.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar { controller.firstCalendar }
}

/// The screen on which the user adds or changes an event; whoever presents it dismisses it when it tells that the user is done.
///
/// The user saves the event as it is, for which the app needs no access to the calendars, or calls it off.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController, SystemScreen {
  private weak var delegateStorage: (any EKEventEditViewDelegate)?

  /// Is told what the user has done, and is not kept alive.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)? {
    get {
      noteUse()
      return delegateStorage
    }
    set {
      noteUse()
      delegateStorage = newValue
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The way to the calendars; kept, all of them lead to the same.
  open var eventStore: EKEventStore!
  /// The event; where it is `nil`, the user makes one of an hour.
  open var event: EKEvent?

  /// Calls it off, as the user can.
  open func cancelEditing() { end(finished: false) }

  fileprivate var firstCalendar: EKCalendar {
    CalendarServices.current.firstCalendar(of: .event)
      ?? EKCalendar(for: .event, eventStore: EKEventStore())
  }

  /// The user saves the event or calls it off.
  ///
  /// - Parameter finished: Whether it is saved.
  package final func end(finished: Bool) {
    if finished { save() }
    guard let delegate = delegateStorage else { return }
    StructureReads.callOut("eventEditViewController", about: self) {
      delegate.eventEditViewController(self, didCompleteWith: finished ? .saved : .canceled)
    }
  }

  private func save() {
    let event = event ?? EKEvent(eventStore: EKEventStore())
    self.event = event
    event.startDate = event.startDate ?? MainTurn.date
    event.endDate = event.endDate ?? event.startDate + 3600
    if event.calendar == nil { event.calendar = calendarForNewEvents }
    CalendarServices.current.enter(event)
  }

  private var calendarForNewEvents: EKCalendar {
    guard let delegate = delegateStorage else { return firstCalendar }
    return StructureReads.callOut("eventEditViewControllerDefaultCalendar", about: self) {
      delegate.eventEditViewControllerDefaultCalendar(forNewEvents: self)
    }
  }
}

/// What the user has done with an event that was looked at.
public enum EKEventViewAction: Int, Hashable, Sendable {
  /// The user is done.
  case done = 0
  /// The user has answered an invitation.
  case responded = 1
  /// The user has deleted it.
  case deleted = 2
}

/// Is told that the user has deleted an event or answered an invitation; the model's user does neither, and it is never called.
@preconcurrency @MainActor
public protocol EKEventViewDelegate: AnyObject {
  /// The user is done; the screen stays until the app takes it away.
  ///
  /// - Parameters:
  ///   - controller: The screen.
  ///   - action: What the user has done.
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// A screen with an event, for a stack; the user looks at it and goes back.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
  /// Would be told that the user is done; not kept alive.
  open weak var delegate: (any EKEventViewDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The event.
  open var event: EKEvent!
  /// Whether the user can change the event; kept, the user changes nothing.
  open var allowsEditing = false
  /// Whether the day of an invitation is shown; kept.
  open var allowsCalendarPreview = false
}
