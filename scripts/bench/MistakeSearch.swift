import Checking
import PlantedMistakes
import RoutingSpecs

/// A search for one planted mistake that begins with nothing, on one core.
@MainActor
struct MistakeSearch {
  let mistake: PlantedMistake
  let strategy: SearchStrategy

  /// How much processor time it takes at the most.
  let mostSeconds: Double

  /// How much it took until the mistake showed.
  struct Effort: Comparable {
    let seconds: Double
    let runs: UInt64

    /// More than was tried.
    static let tooMuch = Effort(seconds: .infinity, runs: .max)

    static func < (one: Effort, other: Effort) -> Bool { one.seconds < other.seconds }
  }

  /// Searches with one seed, as `fuzz` does: the routes of the app take turns, a block of runs each.
  ///
  /// What has to be prepared, as the covering stacks are, counts.
  func effort(_ seed: Seed) -> Effort {
    let start = Measurement.processorSeconds()
    let plan = FuzzPlan(app: mistake.app, routes: mistake.app.routes, seed: seed, toolVersion: "")
    var draws = strategy.draws(mistake.app, seed)
    var number: UInt64 = 0
    while Measurement.processorSeconds() - start < mostSeconds {
      let block = plan.block(number)
      if let run = firstRun(in: block, seed, &draws) {
        return Effort(seconds: Measurement.processorSeconds() - start, runs: run + 1)
      }
      number += 1
    }
    return .tooMuch
  }

  /// The middle one of several seeds; no more of them are tried than are needed to know that it is too much.
  func median(of seeds: ClosedRange<UInt64>) -> Effort {
    var efforts: [Effort] = []
    for seed in seeds where efforts.count(where: { $0 == .tooMuch }) <= seeds.count / 2 {
      efforts.append(effort(Seed(seed)))
    }
    efforts += Array(repeating: .tooMuch, count: seeds.count - efforts.count)
    return efforts.sorted()[seeds.count / 2]
  }

  /// The first run of a block that shows the mistake; nothing is run after it.
  private func firstRun(in block: FuzzBlock, _ seed: Seed, _ draws: inout any SearchDraws) -> UInt64? {
    guard let route = mistake.app.route(named: block.route) else { return nil }
    let execution = RouteExecution(route, of: mistake.app)
    var source = SamplingSource(seed: seed, firstRun: block.firstRun)
    for run in block.firstRun..<block.firstRun + UInt64(block.count) {
      if run > block.firstRun { _ = source.advance() }
      source.begin(with: draws.beginning(of: run, route: route.name))
      let judgement = execution.run(drawing: &source).judgement
      draws.note(execution.behaviour(judgement))
      if mistake.isShown(by: judgement, of: route.name) { return run }
    }
    return nil
  }
}
