public import HeadlessUIKit

extension UIPageViewController: ContainerViewController {
  /// The pages that are shown; a page controller keeps no others.
  public var containedViewControllers: [UIViewController] { viewControllers ?? [] }

  /// The pages that are shown.
  public var visibleViewControllers: [UIViewController] { viewControllers ?? [] }

  /// Completes at once: every page inside is shown.
  ///
  /// - Parameters:
  ///   - child: One of the pages.
  ///   - animated: Without effect.
  ///   - completion: Called at once.
  public func makeVisible(
    _ child: UIViewController, animated: Bool, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    let isShown = containedViewControllers.contains { $0 === child }
    completion(isShown ? .success : .failure(.cannotShow(child, in: self)))
  }
}
