import Cities
import Messages
import RegionComparing
import RoutingSpecs
import SignIn
import SweepSupport
import TestSupport
import Testing

/// The regions of routes of any code against every stack by itself: nothing but UIKit says what these routes read.
@MainActor
@Suite(.serialized) struct OpaqueBruteForceTests {
  nonisolated static let bounds = TestBudget.isLong ? long : short

  private nonisolated static let short: [BruteForceBound] = [
    BruteForceBound(
      "a screen over stacks", .init(tabs: 0, depth: 1, modals: 1, splits: false, modalKinds: .screen)),
    BruteForceBound("navigation", .init(tabs: 0, depth: 2, modals: 0, splits: false)),
    BruteForceBound("a tab", .init(tabs: 1, depth: 1, modals: 0, splits: false)),
  ]

  private nonisolated static let long: [BruteForceBound] = [
    BruteForceBound("stacks under two modals", .init(tabs: 0, depth: 1, modals: 2, splits: false)),
    BruteForceBound("navigation", .init(tabs: 0, depth: 3, modals: 0, splits: false)),
    BruteForceBound(
      "the same without animation", .init(tabs: 0, depth: 1, modals: 2, splits: false), isAnimated: false),
    BruteForceBound("splits under stacks", .init(tabs: 0, depth: 1, modals: 1, modalKinds: .navigation)),
    BruteForceBound("splits", .init(tabs: 0, depth: 1, modals: 0)),
    BruteForceBound("tabs of stacks", .init(tabs: 2, depth: 1, modals: 0, splits: false)),
    BruteForceBound("one tab and a modal", .init(tabs: 1, depth: 1, modals: 1, splits: false)),
  ]

  @Test(arguments: bounds)
  func `every stack is judged like the region that it is in`(_ bound: BruteForceBound) throws {
    for app in try [Messages.app(), SignIn.app(), Cities.app(), .walkingShop()] { try compare(app, bound) }
  }

  @Test(arguments: bounds)
  func `what fails by a mistake fails in the same stacks`(_ bound: BruteForceBound) throws {
    for app in try [Messages.defects(), SignIn.defects(), Cities.defects()] { try compare(app, bound) }
  }

  private func compare(_ app: RoutedApp, _ bound: BruteForceBound) throws {
    let differences = try RegionComparison.differences(
      of: app, at: bound.bounds, isAnimated: bound.isAnimated)
    #expect(differences == [])
  }
}
