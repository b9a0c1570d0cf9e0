public import HeadlessUIKit

extension UISplitViewController: ContainerViewController {
  /// The columns, the primary one first.
  public var containedViewControllers: [UIViewController] { viewControllers }

  /// The columns that are shown: those that the display mode shows, or the one that is left in a collapsed split view.
  public var visibleViewControllers: [UIViewController] {
    let columns = viewControllers
    if isCollapsed { return Array(columns.prefix(1)) }
    return columns.count > shownColumnCount ? Array(columns.suffix(shownColumnCount)) : columns
  }

  private var shownColumnCount: Int {
    switch displayMode {
    case .secondaryOnly: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 3
    default: 2
    }
  }

  /// Shows a column by another display mode, unless it is shown.
  ///
  /// - Parameters:
  ///   - child: The controller of a column.
  ///   - animated: Without effect.
  ///   - completion: Called at once; fails for a column that a collapsed split view does not show.
  public func makeVisible(
    _ child: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let columns = viewControllers
    if let index = columns.firstIndex(where: { $0 === child }), !isCollapsed,
      columns.count - index > shownColumnCount
    {
      preferredDisplayMode = columns.count - index > 2 ? .twoBesideSecondary : .oneBesideSecondary
    }
    let isShown = visibleViewControllers.contains { $0 === child }
    completion(isShown ? .success : .failure(.cannotShow(child, in: self)))
  }
}
