import Checking
import Foundation
import RoutingSpecs

/// How soon a search finds the planted defects when it draws its stacks in one way or another.
@MainActor
enum StrategyBench {
  private static let mostBlocks: UInt64 = 40

  private static let strategies: [(name: String, mix: FuzzMix)] =
    FuzzMix.Way.allCases.map { ($0.rawValue, FuzzMix([$0])) } + [
      ("as every search", .standard),
      ("without covering", FuzzMix([.rank, .shape])),
      ("without shape", FuzzMix([.rank, .covering])),
    ]

  /// One line for each strategy: how many defects the median seed finds, and after how many runs.
  ///
  /// - Parameter arguments: How many seeds there are; 20 if none is given.
  /// - Throws: `StackSpaceError` where a bound is out of its range.
  static func measure(_ arguments: [String]) throws {
    let seeds = 1...(arguments.first.flatMap { UInt64($0) } ?? 20)
    let (tabs, depth, modals) = (5, 6, 4)
    print("| strategy | found | median runs | 9 of 10 within | slowest | seconds |")
    print("|---|---|---|---|---|---|")
    for (name, mix) in strategies {
      let start = ContinuousClock.now
      var medians: [(runs: UInt64, name: String)] = []
      for mutant in Mutant.all {
        let app = try MutantApp.app(
          of: mutant.route, exhausting: mutant.bounds,
          sampling: .init(tabs: tabs, depth: depth, modals: modals))
        let runs = seeds.map { firstRun(of: mutant, in: app, mix, Seed($0)) }.sorted()
        medians.append((runs[runs.count / 2], mutant.name))
      }
      medians.sort { $0 < $1 }
      let found = medians.count { $0.runs < .max }
      let seconds = (ContinuousClock.now - start).components.seconds
      let slowest = medians.suffix(4).map { "\($0.name) \(text($0.runs))" }.joined(separator: ", ")
      print(
        "| \(name) | \(found) of \(medians.count) | \(text(medians[medians.count / 2].runs)) "
          + "| \(text(medians[medians.count * 9 / 10].runs)) | \(slowest) | \(seconds) |")
    }
  }

  private static func text(_ runs: UInt64) -> String { runs == .max ? "–" : "\(runs + 1)" }

  /// The first run that shows a defect, by the property that must notice it; the greatest number where none does.
  private static func firstRun(of mutant: Mutant, in app: RoutedApp, _ mix: FuzzMix, _ seed: Seed) -> UInt64 {
    let plan = FuzzPlan(app: app, routes: app.routes, seed: seed, toolVersion: "")
    let runner = PlainFuzzRunner(app, mix: mix)
    var (next, first) = (UInt64(0), UInt64.max)
    runner.run {
      guard first == .max, next < mostBlocks else { return nil }
      next += 1
      return plan.block(next - 1)
    } take: { _, news in
      for case .violation(let sighting) in news where sighting.property == mutant.noticedBy {
        first = min(first, sighting.run)
      }
    }
    return first
  }
}
