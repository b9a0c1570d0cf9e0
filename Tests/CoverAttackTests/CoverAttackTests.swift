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
    let differences = try RegionComparison.differences(
      of: AttackedScreens.app(attack, at: bound.bounds), at: bound.bounds, isAnimated: bound.isAnimated)
    #expect(differences == [], "\(attack.testDescription), at \(bound.testDescription)")
  }
}
