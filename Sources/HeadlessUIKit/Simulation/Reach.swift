import Foundation

// Where a finger gets through. UIKit asks each view from the window down, so whatever does not let fingers through stops them
// for all that is inside it: bars and the screens of a container as well, whose views the model does not put anywhere.
extension UIView {
  /// Whether fingers get to the view and to what is inside it, as far as it is up to the view itself.
  final var takesFingers: Bool { !isHiddenStorage && isUserInteractionEnabledStorage && alphaStorage >= 0.01 }
}

extension UIViewController {
  /// Whether fingers get to the view, because neither it nor what is around it stops them.
  final var isInReach: Bool {
    var place: UIViewController? = self
    while let controller = place {
      let parent = controller.parentStorage
      var view = controller.viewStorage
      // A view that is in no other stands in its container's.
      while let candidate = view, candidate !== parent?.viewStorage {
        guard candidate.takesFingers else { return false }
        view = candidate.superviewStorage
      }
      place = parent
    }
    return true
  }
}

extension UITabBarController {
  /// The bar that there is, made now if nobody has asked for it.
  final var bar: UITabBar {
    if let madeBar { return madeBar }
    let made = UITabBar(managedBy: self)
    madeBar = made
    return made
  }

  /// Whether fingers get to the bar; one that nobody has asked for is as it was made.
  final var isBarInReach: Bool { !hasHiddenBar && madeBar?.takesFingers ?? true && isInReach }
}

extension UINavigationController {
  /// Whether fingers get to the bar over the stack; one that nobody has asked for is as it was made.
  final var isBarInReach: Bool {
    !isNavigationBarHiddenStorage && rare?.navigationBar?.takesFingers ?? true && isInReach
  }

  /// Whether fingers get to the bar below the stack; one that nobody has asked for is as it was made.
  final var isToolbarInReach: Bool { rare?.toolbar?.takesFingers ?? true && isInReach }

  /// Whether a tap on Back goes back; a swipe from the edge is not on the bar and asks nothing of it.
  final var canTapBack: Bool { canPopByFinger && isBarInReach }
}

extension UIWindow {
  /// The views that the user works with and that fingers get to.
  final var viewsInReach: [UIView] { shownViews.filter { $0.controller?.isInReach ?? true } }
}
