/// A source of runs that can be told with which answers a run is to begin.
package protocol SteeredSource: RunSource {
  /// Gives the first answers of the run that has not asked anything yet.
  ///
  /// - Parameter beginning: The answers; one that a question does not allow, and all after the last one, the source gives.
  mutating func begin(with beginning: ChoiceSequence)
}
