import Emporium
import RoutingSpecs
import SweepSupport

/// The routes of the store, run from every stack of a few small spaces.
@MainActor
enum EmporiumSweep {
  /// The sweep of a route of the store.
  static func of(_ name: String) throws -> RouteSweep {
    let app = try Emporium.app()
    return try RouteSweep.known(name, of: app) { try EmporiumStates.all(of: app) }
  }
}
