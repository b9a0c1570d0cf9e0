package import Checking

/// Decides with which choices the runs of a campaign begin.
///
/// One object serves all blocks of a campaign, because the covering stacks take time.
@MainActor
public final class FuzzDraws {
  private let space: StackSpace
  private let mix: FuzzMix
  private var covering: (seed: Seed, choices: [ChoiceSequence])?

  /// Prepares to draw in the ways of every search.
  public convenience init(_ app: RoutedApp) { self.init(app, mix: .standard) }

  /// Prepares to draw.
  package init(_ app: RoutedApp, mix: FuzzMix) {
    space = app.space
    self.mix = mix
  }

  /// The choices with which a run begins; what else it asks is drawn.
  ///
  /// - Parameters:
  ///   - run: The number of the run.
  ///   - seed: The seed of the campaign.
  /// - Returns: The choices; none where the rank is drawn like everything else.
  package func beginning(of run: UInt64, seed: Seed) -> ChoiceSequence {
    // The run draws from `seed.derived(run)` itself.
    var random = RandomSource(seed: seed.derived(run).derived(1))
    switch mix.way(of: run) {
    case .rank: return []
    case .covering:
      let choices = coveringChoices(seed)
      return choices[random.choose(among: choices.count)]
    case .shape: return space.choices(drawing: space.draw(from: &random))
    }
  }

  /// Makes the covering stacks of a campaign, which takes much longer than a run, where runs may begin with them.
  func prepare(for seed: Seed) {
    if mix.ways.contains(.covering) { _ = coveringChoices(seed) }
  }

  /// Whether the covering stacks of a campaign are made.
  func isPrepared(for seed: Seed) -> Bool { covering?.seed == seed }

  private func coveringChoices(_ seed: Seed) -> [ChoiceSequence] {
    if let covering, covering.seed == seed { return covering.choices }
    let choices = space.coveringStacks(seed: seed).map(space.choices(drawing:))
    covering = (seed, choices)
    return choices
  }
}

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

  /// Mixes some ways, at least one; what comes twice is taken twice as often.
  package init(_ ways: [Way]) {
    precondition(!ways.isEmpty, "stacks are drawn in some way")
    self.ways = ways
  }

  /// The ways of every search; `scripts/bench.sh strategies` compares it with others.
  package static let standard = FuzzMix([.rank, .shape, .covering, .shape])

  func way(of run: UInt64) -> Way { ways[Int(run % UInt64(ways.count))] }
}
