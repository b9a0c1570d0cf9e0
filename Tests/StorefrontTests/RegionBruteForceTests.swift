import RegionComparing
import RoutingSpecs
import Storefront
import SweepSupport
import TestSupport
import Testing

extension BruteForceBound {
  /// Those for which there is time.
  static let some = TestBudget.isLong ? all : small

  private static let small: [BruteForceBound] = [
    .init("a screen over a stack", .init(tabs: 0, depth: 1, modals: 1, splits: false, modalKinds: .screen)),
    .init("a tab", .init(tabs: 1, depth: 1, modals: 0, splits: false)),
  ]

  static let all: [BruteForceBound] = [
    .init("screens under modals", .init(tabs: 0, depth: 0, modals: 2, splits: false)),
    .init(
      "the same without animation", .init(tabs: 0, depth: 0, modals: 2, splits: false), isAnimated: false),
    .init("navigation", .init(tabs: 0, depth: 3, modals: 0, splits: false)),
    .init(
      "navigation under screens", .init(tabs: 0, depth: 2, modals: 1, splits: false, modalKinds: .screen)),
    .init("screens under navigation", .init(tabs: 0, depth: 2, modals: 1, splits: false, rootKinds: .screen)),
    .init("tabs", .init(tabs: 3, depth: 0, modals: 0, splits: false)),
    .init("splits", .init(tabs: 0, depth: 1, modals: 0)),
    .init(
      "splits under screens", .init(tabs: 0, depth: 1, modals: 1, rootKinds: .split, modalKinds: .screen)),
    .init("tabs of stacks", .init(tabs: 2, depth: 1, modals: 0, splits: false)),
    .init("one tab and a modal", .init(tabs: 1, depth: 1, modals: 1, splits: false)),
    .init(
      "the same without animation", .init(tabs: 1, depth: 1, modals: 1, splits: false), isAnimated: false),
    .init("a tab of two screens", .init(tabs: 1, depth: 2, modals: 0, splits: false)),
    .init(
      "tabs of screens under a screen",
      .init(
        tabs: 2, depth: 0, modals: 1, splits: false, rootKinds: .tabs, modalKinds: .screen,
        tabKinds: .screen)),
  ]
}

@MainActor
@Suite struct RegionBruteForceTests {
  @Test(arguments: BruteForceBound.some)
  func `every stack is judged like the region that it is in`(_ bound: BruteForceBound) throws {
    let differences = try RegionComparison.differences(
      of: Storefront.app(), at: bound.bounds, isAnimated: bound.isAnimated)
    #expect(differences == [])
  }
}
