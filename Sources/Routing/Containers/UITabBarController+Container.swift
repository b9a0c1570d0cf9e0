public import HeadlessUIKit

extension UITabBarController: ContainerViewController {
  /// The tabs, from left to right.
  public var containedViewControllers: [UIViewController] { viewControllers ?? [] }

  /// The selected tab.
  public var visibleViewControllers: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  /// Selects a tab.
  ///
  /// - Parameters:
  ///   - child: One of the tabs.
  ///   - animated: Without effect: selecting a tab is never animated.
  ///   - completion: Called at once.
  public func makeVisible(
    _ child: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if selectedViewController !== child, viewControllers?.contains(where: { $0 === child }) ?? false {
      selectedViewController = child
    }
    completion(selectedViewController === child ? .success : .failure(.cannotShow(child, in: self)))
  }
}
