/// A source that serves one run after the other and remembers the choices of the current one.
///
/// What an `Exploration` needs of its source; exhausting, sampling and fuzzing differ in nothing else. A new source
/// stands before its first run.
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

  /// Whether every run of the whole space has been served, which can only be so after `advance()` gave false.
  var isExhausted: Bool { get }

  /// How this source picks its runs.
  var selection: RunSelection { get }
}

/// How a source picks its runs, and so what their number says about the space.
public enum RunSelection: Hashable, Sendable {
  /// Each run of the space once.
  case enumeration

  /// At random, all states equally likely; a state may come twice.
  case uniformSample

  /// At random, but some states are likelier than others; a state may come twice.
  case biasedSample
}

/// A source of runs that can be told with which answers a run is to begin.
package protocol SteeredSource: RunSource {
  /// Gives the first answers of the run that has not asked anything yet.
  ///
  /// - Parameter beginning: The answers; one that a question does not allow, and all after the last one, the source gives.
  mutating func begin(with beginning: ChoiceSequence)
}
