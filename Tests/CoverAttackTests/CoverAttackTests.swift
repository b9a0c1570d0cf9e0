import Checking
import HeadlessUIKit
import RegionComparing
import RoutingSpecs
import SweepSupport
import TestSupport
import Testing

/// What covers say of ordinary routes, right and wrong ones, is what running every stack by itself says.
@MainActor
@Suite(.serialized) struct CoverAttackTests {
  @Test(arguments: CoverAttack.all)
  func `every stack is judged like its region`(_ attack: CoverAttack) throws {
    for bound in AttackedBounds.standard { try compare(attack, at: bound) }
  }

  @Test(arguments: AttackedBounds.seeds)
  func `every stack of a route drawn at random is judged like its region`(_ seed: UInt64) throws {
    let attack = CoverAttack.random(seed)
    let bounds = AttackedBounds.standard
    try compare(attack, at: bounds[Int(seed % UInt64(bounds.count))])
  }

  private func compare(_ attack: CoverAttack, at bound: BruteForceBound) throws {
    let app = try AttackedScreens.app(attack, at: bound.bounds)
    var options = RouteExecution.Options()
    options.isAnimated = bound.isAnimated
    let comparison = RegionComparison(app.routes[0], of: app, space: app.space, options: options)
    #expect(throws: Never.self, "\(attack.testDescription), at \(bound.testDescription)") {
      // Where code looks at everything there are as many regions as stacks.
      try comparison.run(lookingEverywhereForEvery: TestBudget.times(40, short: 7))
    }
  }
}
