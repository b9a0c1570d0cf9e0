// An app that polls never has nothing left to do; whoever uses it decides when that is rest all the same.
extension TransitionClock {
  /// Whether everything that was to happen by now has happened, so that time goes by before the next event.
  package var isBetweenTimes: Bool { pending.first.map { $0.due > now } ?? true }

  /// Whether only calls and tasks are still to happen, and no timer that fires a limited number of times anyway.
  package var onlyRepeats: Bool {
    !isIdle && deferredWork?.beatingTimers ?? 0 == 0
      && pending.allSatisfy { $0.kind == .call || $0.kind.isJob }
  }

  /// How many events are set aside.
  package var setAsideCount: Int { deferredWork?.setAside.count ?? 0 }

  /// Sets aside what is still to happen, so that the clock has nothing left; there must be calls and tasks only.
  package func setAside() {
    precondition(onlyRepeats, "a transition cannot be set aside")
    (deferred.setAside, queue) = (queue, [])
  }

  /// Takes up what was set aside, which is due when it was.
  ///
  /// No time goes by while it is set aside, because nothing happens then.
  package func takeUp() {
    guard let deferred = deferredWork, !deferred.setAside.isEmpty else { return }
    let events = deferred.setAside
    deferred.setAside = []
    for event in events.reversed() { insert(event) }
  }
}
