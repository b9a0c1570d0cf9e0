public import HeadlessUIKit

/// What a user can see at one moment of a run, also in the middle of a transition.
///
/// Controllers are where UIKit's properties say: one that is pushed is on screen as soon as the push has begun.
@MainActor
public struct Glance {
  /// The window.
  public let window: UIWindow

  /// Whether nothing is left to happen.
  public let isAtRest: Bool

  /// What the launch of an app has returned; `nil` for a route.
  let root: Any?

  private let announce: Announcement?

  /// Tells whoever follows what is read that the topmost layer is searched, from its lowest controller.
  package typealias Announcement =
    @MainActor (
      _ start: UIViewController, _ matches: @escaping @MainActor (UIViewController) -> Bool
    ) -> Void

  init(window: UIWindow, root: Any?, announce: Announcement?) {
    self.window = window
    self.root = root
    self.announce = announce
    isAtRest = Simulation.current.clock.isIdle
  }

  /// The controller of a class that the user sees, on which a tap would act.
  ///
  /// A child whose view is not inside its container's is not seen, nor is a hidden column.
  ///
  /// - Parameter type: The class; a controller of a subclass counts as well. One whose view comes to the view that the class names
  ///   counts too: then a controller of that view alone is returned, which is on no screen.
  /// - Returns: The first one that is visible in the topmost layer, or `nil`.
  public func onScreen<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    window.visible(type, announcing: announce)
  }

  /// Whether the user sees a controller of a class in the topmost layer.
  ///
  /// - Parameter type: The class; a controller of a subclass counts as well.
  /// - Returns: Whether there is one.
  public func shows<Controller: UIViewController>(_ type: Controller.Type) -> Bool { onScreen(type) != nil }
}

extension UIWindow {
  /// The first controller of a class that is visible in the topmost layer.
  ///
  /// - Parameters:
  ///   - type: The class; a controller of a subclass counts as well.
  ///   - announce: Is told what is looked for, which says much less than all controllers that a search comes by.
  /// - Returns: The controller, or `nil`.
  package func visible<Controller: UIViewController>(
    _ type: Controller.Type, announcing announce: Glance.Announcement?
  ) -> Controller? {
    StructureReads.unobserved {
      let layers = rootViewController.map { ControllerTree.layers(from: $0) } ?? []
      guard let top = layers.last else { return nil }
      announce?(top) { controller in
        controller.containerClass == .none
          ? Self.firstVisible(type, in: controller) != nil : controller is Controller
      }
      // At rest a layer may have gone with the tab in whose context it was presented.
      let mayHaveGone = layers.count > 1 && Simulation.current.clock.isIdle
      return mayHaveGone && !ControllerTree.isOnScreen(top) ? nil : Self.firstVisible(type, in: top)
    }
  }

  private static func firstVisible<Controller: UIViewController>(
    _ type: Controller.Type, in controller: UIViewController
  ) -> Controller? {
    if let found = controller.shown(as: type) { return found }
    switch controller {
    case let navigation as UINavigationController:
      return navigation.topViewController.flatMap { firstVisible(type, in: $0) }
    case let tabs as UITabBarController:
      return tabs.selectedViewController.flatMap { firstVisible(type, in: $0) }
    default:
      for child in controller.children where ControllerTree.shows(child, in: controller) {
        if let found = firstVisible(type, in: child) { return found }
      }
      return nil
    }
  }
}
