// Views that follow a state, as SwiftUI's do, follow it when the turn ends in which it has changed.
extension TransitionClock {
  /// Has views follow a change at the end of the turn of the run loop.
  ///
  /// - Parameter body: Evaluates the views.
  package func scheduleUpdate(_ body: @escaping @MainActor () -> Void) {
    var event = Event(due: time, kind: .call, transition: nil, call: body, isCallout: true)
    event.isUpdate = true
    insert(event)
  }

  /// Whether views are still to follow a change: the turn has not ended, and the user can touch nothing before it has.
  package var isUpdateDue: Bool { queue.contains { $0.isUpdate && $0.due <= time } }
}
