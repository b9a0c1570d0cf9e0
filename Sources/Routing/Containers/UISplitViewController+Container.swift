public import HeadlessUIKit

extension UISplitViewController: ContainerViewController {
  /// The columns, the primary one first.
  public var containedViewControllers: [UIViewController] { viewControllers }

  /// The columns that are shown: both side by side, or the one that is left where the split view is collapsed.
  public var visibleViewControllers: [UIViewController] {
    isCollapsed ? Array(viewControllers.prefix(1)) : viewControllers
  }

  /// Shows a column.
  ///
  /// - Parameters:
  ///   - child: The controller of a column.
  ///   - animated: Whether with animation.
  ///   - completion: Called at once; both columns are visible unless the split view is collapsed.
  public func makeVisible(
    _ child: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let isVisible = visibleViewControllers.contains { $0 === child }
    completion(isVisible ? .success : .failure(.cannotShow(child, in: self)))
  }
}
