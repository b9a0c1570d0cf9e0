/// What can be said of a formula and a run that may not be over.
package enum Truth: Int, Comparable, Sendable {
  /// It does not hold, however the run goes on.
  case fails
  /// It depends on how the run goes on.
  case open
  /// It holds, however the run goes on.
  case holds

  package static func < (left: Truth, right: Truth) -> Bool { left.rawValue < right.rawValue }

  /// What can be said of the opposite.
  package static prefix func ! (truth: Truth) -> Truth {
    switch truth {
    case .fails: .holds
    case .open: .open
    case .holds: .fails
    }
  }
}
