/// A screen that was pushed onto a stack while the stack was on its way out, which UIKit says nothing about.
package struct LatePush {
  /// The screen.
  package private(set) weak var screen: UIViewController?

  /// The class of the screen.
  package let screenType: UIViewController.Type

  /// The class of the stack.
  package let stackType: UIViewController.Type
}

extension UINavigationController {
  /// Takes down that a screen is pushed in a layer that is being dismissed, where somebody looks for what has gone.
  final func noteLatePush(of screen: UIViewController) {
    guard ControllerLedger.isKept, ControllerLedger.keepsPlaces, isOnItsWayOut else { return }
    Simulation.current.note(
      LatePush(screen: screen, screenType: type(of: screen), stackType: type(of: self)))
  }

  /// Whether the layer that the stack stands in, or one below it, is being dismissed.
  private var isOnItsWayOut: Bool {
    var layer: UIViewController? = topmostAncestor
    while let current = layer {
      if let own = current.transition, own.kind == .dismiss, !own.hasEnded { return true }
      layer = current.presentingStorage?.topmostAncestor
    }
    return false
  }
}
