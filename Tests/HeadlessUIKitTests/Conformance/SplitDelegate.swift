import Foundation
#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Answers what the test says, and writes down what it is asked.
@MainActor
final class SplitDelegate: NSObject, UISplitViewControllerDelegate {
  var swallowsSecondary = false
  var primary: UIViewController?
  var secondary: UIViewController?
  var handlesShow = false
  var topColumn: UISplitViewController.Column?

  func primaryViewController(forCollapsing split: UISplitViewController) -> UIViewController? {
    record("delegate", "primary for collapsing, collapsed \(split.isCollapsed)")
    return primary
  }
  func primaryViewController(forExpanding split: UISplitViewController) -> UIViewController? {
    record("delegate", "primary for expanding, collapsed \(split.isCollapsed)")
    return primary
  }
  func splitViewController(
    _ split: UISplitViewController, collapseSecondary secondary: UIViewController,
    onto primary: UIViewController
  ) -> Bool {
    record("delegate", "collapse")
    return swallowsSecondary
  }
  func splitViewController(
    _ split: UISplitViewController, separateSecondaryFrom primary: UIViewController
  ) -> UIViewController? {
    record("delegate", "separate")
    return secondary
  }
  func splitViewController(
    _ split: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
  ) -> Bool {
    record("delegate", "show detail")
    return handlesShow
  }
  func splitViewController(
    _ split: UISplitViewController, show viewController: UIViewController, sender: Any?
  ) -> Bool {
    record("delegate", "show")
    return handlesShow
  }
  func splitViewController(
    _ split: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { topColumn ?? proposedTopColumn }
}
