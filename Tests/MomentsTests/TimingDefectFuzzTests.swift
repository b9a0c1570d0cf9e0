import Checking
import RoutingSpecs
import TestSupport
import Testing

/// A search at random finds the mistakes of timing too, and soon.
@MainActor
@Suite(.serialized) struct TimingDefectFuzzTests {
  /// How many runs of the whole app a search may make, which takes a second.
  private static let mostRuns: UInt64 = 40_960

  /// The number of the first run that shows the defect, where all routes of the app take turns.
  private static func firstRun(of defect: TimingDefect, _ mix: FuzzMix = .standard, seed: Seed) throws
    -> UInt64?
  {
    let app = try TimingApp.app(defect.routes(true), tabs: defect.tabs).inMoments()
    let plan = FuzzPlan(app: app, routes: app.routes, seed: seed, toolVersion: "")
    var (next, first) = (UInt64(0), UInt64?.none)
    PlainFuzzRunner(app, mix: mix).run {
      guard first == nil, next * UInt64(FuzzPlan.blockLength) < mostRuns else { return nil }
      next += 1
      return plan.block(next - 1)
    } take: { _, news in
      for case .violation(let sighting) in news where sighting.property == defect.property {
        first = min(first ?? .max, sighting.run)
      }
    }
    return first
  }

  @Test(arguments: TimingDefect.all.filter { TestBudget.isLong || !$0.hasManyOrders })
  func `from nothing each of five seeds finds the mistake`(_ defect: TimingDefect) throws {
    let seeds = TestBudget.isLong && !defect.hasManyOrders ? 1...5 : UInt64(1)...1
    for seed in seeds {
      let first = try #require(try Self.firstRun(of: defect, seed: Seed(seed)), "seed \(seed)")
      #expect(first < 4_096, "seed \(seed)")
    }
  }
}

extension TimingDefect {
  /// Whether each run tries hundreds of orders, so that the block of the first run takes most of a minute.
  fileprivate var hasManyOrders: Bool { testDescription == "stale-task" }
}
