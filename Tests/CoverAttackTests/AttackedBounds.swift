import Foundation
import RoutingSpecs
import SweepSupport
import TestSupport

/// The bounds at which every stack is run.
enum AttackedBounds {
  static let standard = TestBudget.isLong ? long : short

  /// What routes are drawn by; an environment variable tells others, for searches that take hours.
  static let seeds: [UInt64] = {
    let range = ProcessInfo.processInfo.environment["ROUTECHECK_SNIPPETS"]?.split(separator: "-")
    if let range, range.count == 2, let first = UInt64(range[0]), let last = UInt64(range[1]) {
      return Array(first...last)
    }
    return Array(0..<UInt64(TestBudget.times(400, short: 30)))
  }()

  /// Those at which whole checks are made, with fewer stacks.
  static let verdicts = [
    BruteForceBound("layers", .init(tabs: 0, depth: 1, modals: 2, splits: false, modalKinds: .items)),
    BruteForceBound("tabs", .init(tabs: 2, depth: 1, modals: 1, splits: false, modalKinds: .screen)),
  ]

  private static let short = [
    BruteForceBound(
      "layers", .init(tabs: 0, depth: 1, modals: 2, splits: false, modalKinds: .items)),
    BruteForceBound("tabs", .init(tabs: 2, depth: 1, modals: 1, splits: false, modalKinds: .screen)),
  ]

  private static let long = [
    BruteForceBound("layers", .init(tabs: 0, depth: 1, modals: 3, splits: false)),
    BruteForceBound("screens", .init(tabs: 0, depth: 0, modals: 4, splits: false, modalKinds: .screen)),
    BruteForceBound("stacks", .init(tabs: 0, depth: 2, modals: 2, splits: false)),
    BruteForceBound("tabs", .init(tabs: 2, depth: 1, modals: 1, splits: false, modalKinds: .items)),
    BruteForceBound("splits", .init(tabs: 0, depth: 1, modals: 1, modalKinds: .items)),
    BruteForceBound(
      "styles",
      .init(
        tabs: 0, depth: 1, modals: 2, splits: false, modalKinds: .items, styles: [.automatic, .fullScreen])),
    BruteForceBound(
      "contexts",
      .init(
        tabs: 0, depth: 1, modals: 2, splits: false, rootKinds: .items, modalKinds: .items,
        styles: [.fullScreen, .currentContext])),
    BruteForceBound(
      "without animation", .init(tabs: 0, depth: 1, modals: 2, splits: false), isAnimated: false),
  ]
}
