/// Asked for the pages beside the one on screen.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another one.
  ///
  /// - Parameters:
  ///   - pageViewController: Who asks.
  ///   - viewController: The page on screen.
  /// - Returns: The page, or `nil` at the beginning.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one.
  ///
  /// - Parameters:
  ///   - pageViewController: Who asks.
  ///   - viewController: The page on screen.
  /// - Returns: The page, or `nil` at the end.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Told of the pages that the user turns.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// The user starts to turn a page.
  ///
  /// - Parameters:
  ///   - pageViewController: The controller.
  ///   - pendingViewControllers: The pages that come.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// The user has turned a page.
  ///
  /// - Parameters:
  ///   - pageViewController: The controller.
  ///   - finished: Whether the animation has ended.
  ///   - previousViewControllers: The pages that were on screen.
  ///   - completed: Whether the page was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Nothing is done.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Nothing is done.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
