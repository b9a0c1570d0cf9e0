import Checking
import Foundation
import RoutingSpecs
import TestSupport
import Testing

/// A flag that one screen raises in one sort of places is found, whatever sort that is.
@MainActor
@Suite(.serialized) struct PlaceSweepTests {
  /// The cases with their seeds; without much time one for each sort of places in up to two layers, with one seed.
  nonisolated static let cases: [(SweepCase, [UInt64])] = {
    if TestBudget.isSoak { return SweepCase.all.map { ($0, [1, 2, 3]) } }
    return SortOfPlace.all.filter { $0.layers < 3 }.enumerated().map { index, place in
      let moment: SweepCase.Moment = place.isShown && index % 3 == 0 ? .appearance : .registration
      let sweep = SweepCase(place: place, moment: moment, code: index % 2 == 0 ? .steps : .plain)
      return (sweep, [UInt64(1 + index % 3)])
    }
  }()

  @Test(arguments: selected)
  func `a flag that is raised in one sort of places is found`(_ sweep: SweepCase, _ seeds: [UInt64]) throws {
    let attack = sweep.attack
    let large = Self.bounds(for: sweep.place)
    let stack = sweep.place.stack(with: Screen(kind: 2), besides: Screen(kind: 1))
    try #require(try BruteForce.violates(.reachesTarget, stack, attack, at: large))
    for seed in seeds {
      let result = try Verdicts.check(attack, at: large, seed: Seed(seed), hasIdleScreens: TestBudget.isSoak)
      let verdict = result[.reachesTarget].verdict
      #expect(verdict != .holds, "\(sweep.testDescription), seed \(seed)")
      if case .inconclusive(let reason) = verdict {
        Issue.record("\(sweep.testDescription), seed \(seed): \(reason)", severity: .warning)
      }
    }
  }

  /// The cases whose names contain what the environment asks for; some where there is no time.
  nonisolated static let selected: [(SweepCase, [UInt64])] = {
    guard let part = ProcessInfo.processInfo.environment["ROUTECHECK_TEST_ATTACK"] else {
      return TestBudget.isLong ? cases : cases.enumerated().filter { $0.offset % 15 == 4 }.map(\.element)
    }
    return cases.filter { $0.0.testDescription.contains(part) }
  }()

  /// A bound that is much too large to run every stack; without much time the least that has such places.
  private static func bounds(for place: SortOfPlace) -> StackSpace.Bounds {
    if TestBudget.isSoak { return .init() }
    let depth =
      switch place.position {
      case .alone, .only: 1
      case .bottom, .top: 2
      case .middle: 3
      }
    return .init(tabs: 2, depth: depth, modals: place.layers - 1)
  }

  @Test func `where a stack that differs fails, the route is violated, however small the next cover`()
    throws
  {
    let place = try #require(SortOfPlace.all.first { $0.layers == 2 && !$0.isShown })
    let attack = SweepCase(place: place, moment: .registration, code: .steps).attack
    let app = try attack.app(Self.bounds(for: place))
    var endings: Set<Bool> = []
    for limit in [80, 320] {
      var plan = RouteCheck.Plan()
      (plan.covers, plan.exhausts, plan.samples, plan.mostRegions) = (true, false, 1, limit)
      let cell = RouteCheck(app.routes[0], of: app, plan: plan).run()[.reachesTarget]
      let isDoubted = if case .unsoundCover = cell.covered?.reason { true } else { false }
      endings.insert(isDoubted)
      let isViolated = if case .violated = cell.verdict { true } else { false }
      if isDoubted { #expect(isViolated) }
    }
    #expect(endings == [true, false])
  }

  @Test func `there are at least 60 sorts of places, with both kinds of code`() {
    #expect(Set(Self.cases.map(\.0.place)).count >= 60)
    for code in [Attack.Code.steps, .plain] {
      #expect(Self.cases.contains { $0.0.code == code })
      #expect(Set(SweepCase.all.filter { $0.code == code }.map(\.place)).count >= 60)
    }
  }
}
