public import HeadlessUIKit
import Routing
import Watching

/// The hierarchy before a route is performed, or when it is at rest afterwards.
@MainActor
public struct RouteMoment {
  /// The window that holds the hierarchy.
  public let window: UIWindow

  /// Whether the route has said that it reached its target.
  public let isReached: Bool

  /// The name of the error with which the route has declined, or `nil`.
  public let error: String?

  /// The controller of a class that the user sees.
  ///
  /// - Parameter type: The class; a controller of a subclass counts as well.
  /// - Returns: The first one that is visible in the topmost layer, or `nil`.
  public func onScreen<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    window.onScreen(type)
  }

  /// All controllers of a class, seen or not.
  ///
  /// - Parameter type: The class; controllers of subclasses count as well.
  /// - Returns: The controllers in the order of the hierarchy, the lowest layer first. O(controllers).
  public func all<Controller: UIViewController>(_ type: Controller.Type) -> [Controller] {
    guard let root = window.rootViewController else { return [] }
    return ControllerTree.layers(from: root).flatMap { Self.all(type, in: $0) }
  }

  private static func all<Controller: UIViewController>(
    _ type: Controller.Type, in controller: UIViewController
  ) -> [Controller] {
    var found = [controller as? Controller].compactMap { $0 }
    for child in controller.children { found += all(type, in: child) }
    return found
  }
}

extension RouteAttempt {
  /// The controller of a class that the user sees, on which a tap or a link would act.
  ///
  /// - Parameter type: The class; a controller of a subclass counts as well.
  /// - Returns: The first one that is visible in the topmost layer, or `nil`.
  public func onScreen<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    window.onScreen(type)
  }
}

extension UIWindow {
  /// The first controller of a class that is visible in the topmost layer.
  fileprivate func onScreen<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    visible(type, announcing: Glance.announcingSearch)
  }
}

extension Glance {
  /// Says what a look at the screen looks for, which tells a checker much less than all controllers that it comes by.
  static let announcingSearch: Announcement = { start, matches in
    guard OpenRegions.isActive else { return }
    let search = OpenRegions.Search(start: start, testsStart: true, depth: .visible, needsMatch: true)
    OpenRegions.current?.willSearch(search) { matches($0) }
  }
}
