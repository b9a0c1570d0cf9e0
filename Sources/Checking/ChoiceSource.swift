/// Answers the open decisions of a run, one after the other.
///
/// Everything that may vary in a run is one call of `choose(among:)`; enumeration, random testing, replay and
/// shrinking are the same run with different sources.
public protocol ChoiceSource {
  /// Decides one open question.
  ///
  /// - Parameter count: How many answers there are, at least 1.
  /// - Returns: An answer in `0..<count`; 0 is the simplest by convention.
  mutating func choose(among count: Int) -> Int
}
