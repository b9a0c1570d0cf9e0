import Foundation

#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Brings into the journal what a navigation controller's delegate is told: who is shown, and whether with animation.
@MainActor
final class StackListener: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { note("willShow", viewController, animated) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { note("didShow", viewController, animated) }

  private func note(_ event: String, _ controller: UIViewController, _ isAnimated: Bool) {
    record("delegate", "\(event) \((controller as? Screen)?.name ?? "") \(isAnimated)")
  }
}
