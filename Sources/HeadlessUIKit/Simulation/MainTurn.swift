/// The way from any thread onto the virtual clock.
package enum MainTurn {
  /// The virtual time in milliseconds since the simulation began; 0 on other threads than the main one.
  package static var now: Int {
    MainThread.isCurrent ? MainActor.assumeIsolated { Simulation.current.clock.now } : 0
  }

  /// Schedules at once on the main actor; from elsewhere as soon as the main actor is free.
  ///
  /// - Parameters:
  ///   - milliseconds: Virtual time to wait; 0 is the end of the current turn.
  ///   - work: What to call.
  package static func schedule(after milliseconds: Int, _ work: @escaping @MainActor @Sendable () -> Void) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { Simulation.current.clock.schedule(after: milliseconds, work) }
    } else {
      Task { @MainActor in Simulation.current.clock.schedule(after: milliseconds, work) }
    }
  }

  /// The same for a time in nanoseconds; whatever takes any time takes a millisecond at least.
  ///
  /// - Parameters:
  ///   - nanoseconds: Virtual time to wait; what is past is the end of the current turn.
  ///   - work: What to call.
  package static func schedule(
    afterNanoseconds nanoseconds: Int, _ work: @escaping @MainActor @Sendable () -> Void
  ) {
    schedule(after: TransitionClock.milliseconds(Int64(nanoseconds)), work)
  }
}
