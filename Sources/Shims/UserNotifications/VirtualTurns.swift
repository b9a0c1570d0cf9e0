import Foundation
import HeadlessUIKit

/// The virtual time: a simulation begins with the year 2001 in Greenwich.
func virtualDate() -> Date {
  Date(timeIntervalSinceReferenceDate: Double(MainTurn.now) / 1000)
}

/// Calls code of the app's in a later turn.
func inLaterTurn(_ name: StaticString, _ body: @escaping () -> Void) {
  nonisolated(unsafe) let body = body
  MainTurn.schedule(after: 0) { StructureReads.callOut(name) { body() } }
}
