/// In which ways the runs of a search draw their stacks.
package struct FuzzMix: Hashable, Sendable {
  /// A way of drawing a stack.
  package enum Way: String, CaseIterable, Sendable {
    /// By its rank, all with the same probability: nearly all of these stacks are as large as the bound permits.
    case rank
    /// From a list in which every screen stands in every sort of place.
    case covering
    /// Part by part: how many layers, what each is, how many screens it has, so that small stacks are as likely as large ones.
    case shape
  }

  /// The ways, which take turns from run to run.
  package let ways: [Way]

  /// Mixes some ways.
  ///
  /// - Parameter ways: The ways, at least one; what comes twice is taken twice as often.
  package init(_ ways: [Way]) {
    precondition(!ways.isEmpty, "stacks are drawn in some way")
    self.ways = ways
  }

  /// The ways of every search; `scripts/bench.sh strategies` compares it with others.
  package static let standard = FuzzMix([.rank, .shape, .covering, .shape])

  func way(of run: UInt64) -> Way { ways[Int(run % UInt64(ways.count))] }
}
