/// One idea how a failing sequence of choices may become simpler.
///
/// A pass proposes candidates to the gate and nothing else; `Shrinker` describes what every pass must keep to.
public protocol ShrinkPass: Sendable {
  /// Proposes candidates made from `gate.current`, until it has no more or the gate closes.
  ///
  /// - Parameter gate: Judges the candidates and knows the simplest failing sequence so far.
  func apply(to gate: inout some ShrinkGate)
}

/// The one way for a pass to try a candidate: caching, counting and ordering happen behind it.
public protocol ShrinkGate {
  /// The simplest failing sequence so far.
  var current: ChoiceSequence { get }

  /// Whether further candidates are tried; once false, `consider` always gives false.
  var isOpen: Bool { get }

  /// Tries a candidate, and makes what it consumed the current sequence if that is a simpler failure.
  ///
  /// - Parameter candidate: Any sequence; its answers need not fit the questions of the run.
  /// - Returns: Whether `current` has changed. It may then differ from the candidate, in length too.
  mutating func consider(_ candidate: ChoiceSequence) -> Bool
}
