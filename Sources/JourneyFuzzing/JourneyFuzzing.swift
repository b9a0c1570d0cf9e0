package import Checking
package import Journeys
package import RoutingSpecs

/// The runs of a campaign that use an app from launch, each on a journey that it draws.
package struct JourneyFuzzing: FuzzTarget {
  private let app: CheckedApp
  private let search: JourneySearch
  private let seed: Seed

  /// Prepares runs.
  package init(_ app: CheckedApp, by search: JourneySearch, seed: Seed) {
    self.app = app
    self.search = search
    self.seed = seed
  }

  package func perform<Source: SteeredSource>(
    _ run: UInt64, drawing source: inout Source, tell: (FuzzShown) -> Void
  ) {
    var dice = SourceDice(source: source)
    let ending = search.draw(habits(of: run), with: &dice) { tell(.behaviour(Self.behaviour($0))) }
    source = dice.source
    guard let property = ending.property else { return }
    tell(.violation(property: property, signature: ending.sentence, choices: source.trail))
  }

  /// Makes one run once more, and tells its journey.
  package func journey(of run: UInt64) -> JourneySearch.Ending {
    var dice = SourceDice(source: SamplingSource(seed: seed, firstRun: run))
    return search.draw(habits(of: run), with: &dice) { _ in }
  }

  /// What happens on the journeys of a block at all.
  private func habits(of run: UInt64) -> JourneyHabits {
    let block = run / UInt64(FuzzPlan.blockLength)
    // Runs draw from `seed.derived(run)` itself.
    var dice = SourceDice(source: RandomSource(seed: seed.derived(block).derived(1)))
    return JourneyHabits(of: app, drawing: &dice)
  }

  /// How a run behaved at one moment: what stood, what was done, and what stands then; not what an app has in its memory,
  /// of which there is no end.
  private static func behaviour(_ move: JourneySearch.Move) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(bytes: move.before.utf8)
    for step in move.steps { builder.combine(bytes: step.utf8) }
    builder.combine(bytes: move.after.utf8)
    return builder.fingerprint
  }
}

/// A source of choices that answers what a journey leaves open.
private struct SourceDice<Source: ChoiceSource>: JourneyDice {
  var source: Source

  mutating func choose(among count: Int) -> Int { source.choose(among: count) }
}
