import RoutingSpecs
import Storefront
import SweepSupport

/// The routes of the shop, run from every stack of a few small spaces.
@MainActor
enum StorefrontSweep {
  /// Small spaces of different shapes: together what a route can meet, one or two of each kind.
  static let bounds: [StackSpace.Bounds] = [
    .init(tabs: 1, depth: 1, modals: 1, splits: false),
    .init(tabs: 2, depth: 1, modals: 0, splits: true),
    .init(tabs: 1, depth: 2, modals: 0, splits: false),
    .init(tabs: 0, depth: 2, modals: 1, splits: false, modalKinds: .screen),
    .init(tabs: 0, depth: 0, modals: 2, splits: false),
    .init(
      tabs: 2, depth: 0, modals: 1, splits: false, rootKinds: .tabs, modalKinds: .screen, tabKinds: .screen),
  ]

  /// How many stacks these spaces have, counted by hand: 28 + 28², 616, 126, 63 + 63 · 7, 7 + 7² + 7³, 105 + 105 · 7.
  static let stateCount = 812 + 616 + 126 + 504 + 399 + 840

  /// The sweep of a route of the shop.
  static func of(_ name: String) throws -> RouteSweep {
    let app = try Storefront.app()
    return try RouteSweep.known(name, of: app) { try states(of: app) }
  }

  /// The stacks of all these spaces.
  static func states(of app: RoutedApp) throws -> [StackState] {
    try bounds.flatMap { try StackSpace(catalogue: app.catalogue, bounds: $0).states }
  }
}
