// What happens in a later turn and is no transition.
extension TransitionClock {
  /// Calls a closure in a later turn.
  ///
  /// - Parameters:
  ///   - milliseconds: Virtual time to wait, at least 0; 0 is the end of the current turn.
  ///   - body: What to call.
  public func schedule(after milliseconds: Int = 0, _ body: @escaping @MainActor () -> Void) {
    ScheduleWatch.note()
    insert(
      Event(
        due: now + milliseconds, kind: .call, transition: nil, call: body,
        isCallout: !StructureReads.isInLibrary))
  }

  /// Calls a closure of the model's own in a later turn, unless it is taken back by its ticket, where it has one.
  func scheduleOwn(
    after milliseconds: Int = 0, ticket: Int = 0, _ body: @escaping @MainActor () -> Void
  ) {
    insert(Event(due: now + milliseconds, kind: .call, transition: nil, call: body, ticket: ticket))
  }

  /// Takes back what was scheduled with a ticket.
  func takeBack(_ ticket: Int) { queue = queue.filter { $0.ticket != ticket } }

  /// Lets a task go on in a later turn.
  func schedule(_ job: VirtualJob, after milliseconds: Int) {
    let kind = job.isMain ? PendingTransition.Kind.mainJob : .poolJob
    insert(
      Event(
        due: now + milliseconds, kind: kind, transition: nil, call: { job.run() },
        isCallout: !StructureReads.isInLibrary))
  }
}
