/// Asked by a split view how to collapse, to expand and to show.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// The controller that stays when the split view collapses (rule S4).
  ///
  /// - Parameter splitViewController: The split view.
  /// - Returns: The controller, or `nil` for the primary one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// The controller that becomes the primary one when the split view expands (rule S6).
  ///
  /// - Parameter splitViewController: The split view.
  /// - Returns: The controller, or `nil` for the one that was alone.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Whether the delegate has shown the controller itself (rule S8).
  ///
  /// - Parameters:
  ///   - splitViewController: The split view.
  ///   - viewController: The controller to show.
  ///   - sender: Who asked.
  /// - Returns: Whether nothing more is to be done.
  func splitViewController(
    _ splitViewController: UISplitViewController, show viewController: UIViewController, sender: Any?
  ) -> Bool
  /// The column that is on top when a split view with columns collapses (rule S10).
  ///
  /// - Parameters:
  ///   - splitViewController: The split view.
  ///   - proposedTopColumn: The column that would be on top.
  /// - Returns: The column that is on top.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether the delegate has put the secondary controller somewhere itself (rule S4).
  ///
  /// - Parameters:
  ///   - splitViewController: The split view.
  ///   - secondaryViewController: The controller that loses its column.
  ///   - primaryViewController: The controller that stays.
  /// - Returns: Whether nothing more is to be done.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The controller that becomes the secondary one (rule S6).
  ///
  /// - Parameters:
  ///   - splitViewController: The split view.
  ///   - primaryViewController: The controller that was alone.
  /// - Returns: The controller, or `nil` to ask the primary one.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Whether the delegate has shown the controller itself (rule S7).
  ///
  /// - Parameters:
  ///   - splitViewController: The split view.
  ///   - viewController: The controller to show.
  ///   - sender: Who asked.
  /// - Returns: Whether nothing more is to be done.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// The primary controller stays.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// The controller that was alone becomes the primary one.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// The split view does it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show viewController: UIViewController, sender: Any?
  ) -> Bool { false }
  /// The proposed column is on top.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// The split view does it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// The primary controller is asked.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// The split view does it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail viewController: UIViewController, sender: Any?
  ) -> Bool { false }
}
