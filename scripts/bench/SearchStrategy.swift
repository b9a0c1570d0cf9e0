import Checking
import RoutingSpecs

/// A way of searching, by the name that the table has for it.
@MainActor
struct SearchStrategy {
  let name: String
  let draws: (RoutedApp, Seed) -> any SearchDraws

  /// Draws in the ways of a mix, and learns nothing from what comes of it.
  private init(_ name: String, _ mix: FuzzMix) {
    self.init(name) { MixedDraws(draws: FuzzDraws($0, mix: mix), seed: $1) }
  }

  private init(_ name: String, _ draws: @escaping (RoutedApp, Seed) -> any SearchDraws) {
    self.name = name
    self.draws = draws
  }

  /// What is compared; the first is what is meant by random.
  static let all = [
    SearchStrategy("by rank alone", FuzzMix([.rank])),
    SearchStrategy("covering stacks alone", FuzzMix([.covering])),
    SearchStrategy("part by part alone", FuzzMix([.shape])),
    SearchStrategy("as every search", .standard),
    SearchStrategy("part by part, every second run changed from a kept one") { ChangedDraws($0, seed: $1) },
  ]
}

/// Decides with which choices the runs of one search begin.
@MainActor
protocol SearchDraws {
  /// The choices with which a run begins.
  mutating func beginning(of run: UInt64, route: String) -> ChoiceSequence

  /// Is told how the run behaved that was begun last.
  mutating func note(_ behaviour: Fingerprint)
}

private struct MixedDraws: SearchDraws {
  let draws: FuzzDraws
  let seed: Seed

  func beginning(of run: UInt64, route: String) -> ChoiceSequence { draws.beginning(of: run, seed: seed) }
  func note(_ behaviour: Fingerprint) {}
}
