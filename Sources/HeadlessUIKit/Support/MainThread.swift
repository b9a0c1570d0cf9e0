import Dispatch
package import Foundation

/// The thread on which everything of UIKit happens: whichever carries out the main queue, which is not always the same.
package enum MainThread {
  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  /// Whether this is that thread.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

  /// Does something there, now.
  ///
  /// The last reference to a window or a view may be dropped anywhere: a suite of tests that keeps one is released by
  /// whichever thread ran the last of its tests. UIKit lets such objects go on its main thread.
  ///
  /// - Parameter body: What is done when an object goes.
  package static func perform(_ body: @MainActor () -> Void) {
    if isCurrent { return MainActor.assumeIsolated(body) }
    DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }

  /// Does something there, now, and gives what came of it: all state of a simulation is there.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What came of it.
  package static func value<Result>(of body: @MainActor () -> Result) -> Result {
    nonisolated(unsafe) var result: Result?
    perform { result = body() }
    guard let result else { preconditionFailure("the main thread has done nothing") }
    return result
  }
}

/// The way from any thread onto the virtual clock.
package enum MainTurn {
  /// The virtual time in milliseconds since the simulation began; 0 on other threads than the main one.
  package static var now: Int {
    MainThread.isCurrent ? MainActor.assumeIsolated { Simulation.current.clock.now } : 0
  }

  /// The same as a date: a simulation begins with the year 2001 in Greenwich.
  package static var date: Date { Date(timeIntervalSinceReferenceDate: Double(now) / 1000) }

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

  /// Calls code of the app's in a later turn, as the system does when an answer has come.
  ///
  /// - Parameters:
  ///   - name: What the call is named in a timeline.
  ///   - body: The call.
  package static func callOut(_ name: StaticString, _ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    schedule(after: 0) { StructureReads.callOut(name) { body() } }
  }
}
