public import HeadlessUIKit

/// A scene whose segues its router prepares.
///
///     override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
///       routeSegue(segue)
///     }
@MainActor
public protocol SegueRoutedScene: RoutedScene {
  /// Which method of the router belongs to which segue.
  static var segues: SegueTable<Router> { get }

  /// Called with what went wrong in `routeSegue(_:)`; by default the simulation records it as a fault.
  ///
  /// - Parameter error: Why no method of the router was called.
  func segueWasNotRouted(_ error: VIPRoutingError)
}

extension SegueRoutedScene {
  /// Lets the router prepare a segue.
  ///
  /// - Parameter segue: What `prepare(for:sender:)` was given.
  public func routeSegue(_ segue: UIStoryboardSegue) {
    do {
      try Self.segues.route(segue, with: router)
    } catch {
      segueWasNotRouted(error)
    }
  }

  /// Records the error, so that a check finds it.
  ///
  /// - Parameter error: Why no method of the router was called.
  public func segueWasNotRouted(_ error: VIPRoutingError) {
    Simulation.current.report(error.description)
  }
}
