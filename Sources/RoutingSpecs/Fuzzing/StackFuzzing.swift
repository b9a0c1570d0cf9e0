package import Checking

/// The runs of a campaign that perform a route, each from a stack that it draws.
package struct StackFuzzing: FuzzTarget {
  private let execution: RouteExecution
  private let draws: FuzzDraws
  private let seed: Seed

  /// Prepares runs, before the first of them begins: what all of them draw from takes much longer than a run.
  package init(_ execution: RouteExecution, draws: FuzzDraws, seed: Seed) {
    self.execution = execution
    self.draws = draws
    self.seed = seed
    draws.prepare(for: seed)
  }

  package func perform<Source: SteeredSource>(
    _ run: UInt64, drawing source: inout Source, tell: (FuzzShown) -> Void
  ) {
    source.begin(with: draws.beginning(of: run, seed: seed))
    let judgement = execution.run(drawing: &source).judgement
    for (property, signature) in execution.result(of: judgement).violations {
      tell(.violation(property: property.rawValue, signature: signature.words, choices: source.trail))
    }
    tell(.behaviour(execution.behaviour(judgement)))
  }
}

extension RouteExecution {
  /// How the run that was just made behaved: what was judged, how the route ended and what the user sees, without contexts.
  package func behaviour(_ judgement: Judgement) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(bytes: route.name.utf8)
    builder.combine(UInt64(judgement.violated.rawValue))
    builder.combine(UInt64(judgement.exercised.rawValue))
    builder.combine(bytes: ending.words.utf8)
    builder.combine(after.layerCount)
    for entry in after.entries where entry.isVisible && Int(entry.layer) == after.layerCount - 1 {
      builder.combine(Int(entry.kind.rawValue))
      builder.combine(entry.kind == .screen ? Int(entry.screen) : -1)
    }
    return builder.fingerprint
  }
}
