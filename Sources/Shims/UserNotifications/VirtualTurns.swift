import Foundation
import HeadlessUIKit

/// Does something on the main thread, now, where all state of a simulation is.
func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
  nonisolated(unsafe) var result: Result?
  MainThread.perform { result = body() }
  guard let result else { preconditionFailure("the main thread has done nothing") }
  return result
}

/// The virtual time: a simulation begins with the year 2001 in Greenwich.
func virtualDate() -> Date {
  Date(timeIntervalSinceReferenceDate: Double(MainTurn.now) / 1000)
}

/// Calls code of the app's in a later turn.
func inLaterTurn(_ name: StaticString, _ body: @escaping () -> Void) {
  nonisolated(unsafe) let body = body
  MainTurn.schedule(after: 0) { StructureReads.callOut(name) { body() } }
}
