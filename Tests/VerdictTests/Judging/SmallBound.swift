import RoutingSpecs
import TestSupport

/// A bound at which every stack of an app can be run by itself.
struct SmallBound: Sendable {
  /// What a failure calls it.
  let name: String

  /// The bound.
  let bounds: StackSpace.Bounds

  /// Three bounds in which every kind of container occurs.
  static let standard = TestBudget.isSoak ? long : short

  /// The same for apps of many screens or with routes that ask much.
  static let few = TestBudget.isSoak ? short : tiny

  /// One of stacks that are three deep, without tabs and columns.
  static let deep = [
    SmallBound("deep", .init(tabs: 0, depth: 3, modals: 1, splits: false, modalKinds: .screen))
  ]

  /// One of stacks over stacks, and of nothing else.
  static let layers = [
    SmallBound(
      "stacks over stacks",
      .init(tabs: 0, depth: 2, modals: 1, splits: false, rootKinds: .items, modalKinds: .items))
  ]

  private static let tiny = [
    SmallBound("stacks", .init(tabs: 0, depth: 2, modals: 1, splits: false)),
    SmallBound("tabs", .init(tabs: 2, depth: 1, modals: 1, splits: false, modalKinds: .screen)),
    SmallBound("splits", .init(tabs: 0, depth: 1, modals: 1, modalKinds: .screen)),
  ]

  private static let short = [
    SmallBound("stacks", .init(tabs: 0, depth: 2, modals: 1, splits: false)),
    SmallBound("tabs", .init(tabs: 2, depth: 1, modals: 1, splits: false, modalKinds: .screen)),
    SmallBound("splits", .init(tabs: 0, depth: 1, modals: 1, modalKinds: .items)),
  ]

  private static let long = [
    SmallBound("stacks", .init(tabs: 0, depth: 3, modals: 1, splits: false)),
    SmallBound("layers", .init(tabs: 1, depth: 1, modals: 2, splits: false)),
    SmallBound("tabs", .init(tabs: 2, depth: 2, modals: 1, splits: false, modalKinds: .items)),
    SmallBound("splits", .init(tabs: 0, depth: 2, modals: 1, modalKinds: .items)),
    SmallBound("splits over splits", .init(tabs: 1, depth: 1, modals: 1)),
  ]

  private init(_ name: String, _ bounds: StackSpace.Bounds) {
    self.name = name
    self.bounds = bounds
  }
}
