/// What differences between stacks and their regions have taught a cover, beyond what runs announce.
public struct CoverRefinement: Hashable, Sendable, Codable {
  /// The questions that every region is asked before its run.
  public internal(set) var questions: [StackQuestion] = []

  /// Whether tests of controllers are asked about controllers that stand nowhere; where not, each controller is decided
  /// that a test is shown.
  public internal(set) var usesProbes = true

  /// Whether controllers are decided that code only passes on its way to the topmost layer; where not, those of which it
  /// asks more than who is presented over them.
  public internal(set) var decidesWhoIsPassed = true

  /// Makes what is known of a route before anything differed.
  public init() {}
}
