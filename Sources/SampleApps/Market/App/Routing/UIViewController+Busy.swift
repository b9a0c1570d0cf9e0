import UIKit

extension UIViewController {
  /// Whether anything in this controller or above it is on its way in or out.
  var isBusy: Bool {
    if isBeingPresented || isBeingDismissed || transitionCoordinator != nil { return true }
    if children.contains(where: \.isBusy) { return true }
    guard let presented = presentedViewController, presented.presentingViewController === self else {
      return false
    }
    return presented.isBusy
  }

  /// Whether the user looks at this screen, and nothing covers it or moves.
  var isInFront: Bool {
    guard viewIfLoaded?.window != nil, presentedViewController == nil, let tabBarController else {
      return false
    }
    return !tabBarController.isBusy && (navigationController?.topViewController ?? self) === self
  }
}
