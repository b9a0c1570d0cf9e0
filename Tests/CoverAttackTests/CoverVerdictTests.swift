import Checking
import HeadlessUIKit
import RoutingSpecs
import SweepSupport
import TestSupport
import Testing

/// What a check says of ordinary routes is what running every stack by itself says, also where it has only few regions
/// and compares what a route passes.
@MainActor
@Suite(.serialized) struct CoverVerdictTests {
  nonisolated static let attacks = TestBudget.some(CoverAttack.all, 12)

  @Test(arguments: attacks)
  func `what holds and how many stacks fail is what running all of them says`(_ attack: CoverAttack) throws {
    for bound in AttackedBounds.verdicts {
      for mostRegions in [40, 3_000] {
        try judge(attack, at: bound, mostRegions: mostRegions)
      }
    }
  }

  @Test(arguments: AttackedBounds.seeds.prefix(TestBudget.times(400, short: 10)))
  func `what is said of a route drawn at random is so`(_ seed: UInt64) throws {
    let bounds = AttackedBounds.verdicts
    let bound = bounds[Int(seed % UInt64(bounds.count))]
    try judge(CoverAttack.random(seed), at: bound, mostRegions: seed.isMultiple(of: 2) ? 40 : 3_000)
  }

  private func judge(_ attack: CoverAttack, at bound: BruteForceBound, mostRegions: Int) throws {
    let app = try AttackedScreens.app(attack, at: bound.bounds)
    var plan = RouteCheck.Plan()
    plan.covers = true
    plan.samples = 50
    plan.mostRegions = mostRegions
    let result = RouteCheck(app.routes[0], of: app, plan: plan).run()
    let failing = try failures(attack, at: bound)
    let place = "at \(bound.testDescription), \(mostRegions) regions"
    for cell in result.cells {
      let expected = failing[cell.property, default: 0]
      let what = "\(cell.property) \(place): \(cell.verdict)"
      switch cell.verdict {
      case .holds: #expect(expected == 0, "\(what)")
      case .violated: #expect(expected > 0, "\(what)")
      case .inconclusive: continue
      }
      guard cell.isCovered else { continue }
      let counted = cell.groups.reduce(Natural.zero) { $0 + $1.coveredStates }
      #expect(counted == Natural(expected), "\(what)")
    }
  }

  private func failures(_ attack: CoverAttack, at bound: BruteForceBound) throws -> [RouteProperty: Int] {
    let app = try AttackedScreens.app(attack, at: bound.bounds)
    let execution = RouteExecution(app.routes[0], of: app)
    var failing: [RouteProperty: Int] = [:]
    for state in app.space.states {
      let violated = execution.run(from: state).violated
      for property in RouteProperty.allCases where violated.contains(property) {
        failing[property, default: 0] += 1
      }
    }
    return failing
  }
}
