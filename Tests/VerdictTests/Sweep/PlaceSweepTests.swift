import Checking
import RoutingSpecs
import Testing

/// A flag that one screen raises in one sort of places is found, whatever sort that is.
@MainActor
@Suite(.serialized) struct PlaceSweepTests {
  /// Without much time each case has one of three seeds, and every other case is left out.
  nonisolated static let cases: [(SweepCase, [UInt64])] = SweepCase.all.enumerated().compactMap {
    index, sweep in
    if SmallBound.isLong { return (sweep, [1, 2, 3]) }
    return sweep.place.layers < 3 && (sweep.moment == .registration || index % 3 == 0)
      ? (sweep, [UInt64(1 + index % 3)]) : nil
  }

  @Test(.enabled(if: SmallBound.isLong, "takes ROUTECHECK_TEST_BUDGET=long"), arguments: cases)
  func `a flag that is raised in one sort of places is found`(_ sweep: SweepCase, _ seeds: [UInt64]) throws {
    let attack = sweep.attack
    let large = StackSpace.Bounds()
    let stack = sweep.place.stack(with: Screen(kind: 2), besides: Screen(kind: 1))
    try #require(try BruteForce.violates(.reachesTarget, stack, attack, at: large))
    for seed in seeds {
      let result = try Verdicts.check(attack, at: large, seed: Seed(seed), hasIdleScreens: true)
      #expect(result[.reachesTarget].verdict != .holds, "\(sweep.testDescription), seed \(seed)")
    }
  }

  @Test func `there are at least 60 sorts of places, each with both kinds of code`() {
    for code in [Attack.Code.steps, .plain] {
      let places = Set(Self.cases.filter { $0.0.code == code }.map(\.0.place))
      #expect(places.count >= 60)
    }
  }
}
