import Foundation
import HeadlessUIKit

extension Exploration {
  /// Whether the screen on top of a state has something for a finger that is covered or blocked; nothing can be touched there.
  ///
  /// A list without rows has nothing, and what is disabled may well be done with. What is done for it is not counted.
  func hasControlsOutOfReach(at number: Int) -> Bool {
    excursion.end()
    let counts = device.counts
    defer { device.counts = counts }
    return launch(asFarAs: number) { usage in
      usage.window.shownLayers.last?.viewIfLoaded?.hasEnabledControl ?? false
    }
  }
}

extension UIView {
  /// Whether a button or the like that is not disabled is in the view, whether or not a finger gets at it.
  fileprivate var hasEnabledControl: Bool {
    guard !isHidden, alpha > 0 else { return false }
    if let control = self as? UIControl { return control.isEnabled }
    return subviews.contains(where: \.hasEnabledControl)
  }
}
