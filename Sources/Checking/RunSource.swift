/// A source that serves one run after the other and remembers the choices of the current one.
///
/// Exhausting, sampling and fuzzing differ in their sources alone. A new source stands before its first run.
public protocol RunSource: ChoiceSource {
  /// The choices that the current run has made so far.
  var trail: ChoiceSequence { get }

  /// Whether the current run asked more questions than allowed; every question beyond the limit was answered 0.
  var isOverrun: Bool { get }

  /// Where the current run asked other questions than an earlier one with the same answers, or nil.
  var divergence: Divergence? { get }

  /// Ends the current run and prepares the next.
  ///
  /// - Returns: Whether there is a next run.
  mutating func advance() -> Bool
}

/// A source of runs that can be told with which answers a run is to begin.
package protocol SteeredSource: RunSource {
  /// Gives the first answers of the run that has not asked anything yet.
  ///
  /// - Parameter beginning: The answers; one that a question does not allow, and all after the last one, the source gives.
  mutating func begin(with beginning: ChoiceSequence)
}
