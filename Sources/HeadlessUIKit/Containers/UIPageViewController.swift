public import Foundation

/// A container that shows one page at a time, and asks its data source for the next.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How a page is turned; without effect on the order of events.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// Like a leaf of a book.
    case pageCurl = 0
    /// Like a strip.
    case scroll = 1
  }

  /// Along which axis pages are turned; without effect on the order of events.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// To the side.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }

  /// Towards which end of the book a page is turned.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// To the page after.
    case forward = 0
    /// To the page before.
    case reverse = 1
  }

  /// Further choices of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the choice.
    public let rawValue: String

    /// Makes a choice.
    ///
    /// - Parameter rawValue: The name of the choice.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a page is turned.
  public final let transitionStyle: TransitionStyle

  /// Along which axis pages are turned.
  public final let navigationOrientation: NavigationOrientation

  /// Asked for the pages beside the one on screen.
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  /// Told of the pages that the user turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The turn of pages that is under way.
  // Read in `deinit`, which is not isolated: the last reference is dropped on the main actor.
  final nonisolated(unsafe) private var pageTurn: PageTurn?

  private struct PageTurn {
    let entering: [UIViewController]
    /// The pages that come on screen: those that enter, and children that were no pages.
    let coming: [UIViewController]
    let leaving: [UIViewController]
    let completion: ((Bool) -> Void)?
  }

  /// Makes a controller without pages.
  ///
  /// - Parameters:
  ///   - style: How a page is turned.
  ///   - navigationOrientation: Along which axis.
  ///   - options: Further choices; without effect.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  deinit {
    // What is leaving is no child any more, and would be left with a parent that has gone.
    for page in pageTurn?.leaving ?? [] where page.parentStorage === self { page.parentStorage = nil }
  }

  /// The pages on screen.
  open var viewControllers: [UIViewController]? { pages }

  /// The pages among the children; others were added by the app.
  private var pages: [UIViewController] = []

  /// Turns to other pages.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages to show, at least one.
  ///   - direction: Towards which end.
  ///   - animated: Whether with animation.
  ///   - completion: Called with `true` when the pages are on screen.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = (viewControllers ?? []).withoutRepetition
    guard new.allSatisfy({ $0.parentStorage === self || $0.mayMove(into: self) }) else { return }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    finishTurn()
    let old = pages
    let others = childStorage.filter { !pages.holds($0) && !new.holds($0) }
    let (entering, leaving) = exchangeChildren(with: new + others)
    pages = new.filter { $0.parentStorage === self }
    // Pages were turned in a callback: that turn is over then.
    finishTurn()
    let coming = pages.filter { !old.holds($0) || entering.holds($0) }
    let turn = PageTurn(entering: entering, coming: coming, leaving: leaving, completion: completion)
    begin(turn, animated: animated && appearance == .appeared)
  }

  private func begin(_ turn: PageTurn, animated: Bool) {
    pageTurn = turn
    if appearance == .appeared || appearance == .appearing {
      for controller in turn.coming where controller.parentStorage === self {
        controller.beginLayerAppearance(true, animated: animated)
      }
    }
    for controller in turn.leaving where controller.parentStorage === self {
      controller.beginLayerAppearance(false, animated: animated)
    }
    guard animated else {
      finishTurn()
      return
    }
    Simulation.current.clock.schedule(after: Simulation.current.settings.navigationDuration) { [weak self] in
      self?.finishTurn()
    }
  }

  /// What a turn of pages still has to do: did-callbacks, then the completion.
  private func finishTurn() {
    guard let turn = pageTurn else { return }
    pageTurn = nil
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    let children = ControllerMembership(childStorage)
    let gone = turn.leaving.filter { $0.parentStorage === self && !children.has($0) }
    // A callback may turn pages again and bring one of them back.
    for controller in gone where controller.parentStorage === self && !childStorage.holds(controller) {
      controller.parentStorage = nil
      controller.endLayerAppearance()
    }
    if appearance == .appeared {
      for controller in turn.coming where controller.parentStorage === self {
        controller.endLayerAppearance()
      }
    }
    for controller in gone where controller.parentStorage == nil { controller.didLeave(self) }
    for controller in turn.entering where controller.parentStorage === self {
      controller.callDidMove(toParent: self)
    }
    HierarchyChange.callAfterwards { turn.completion?(true) }
  }

  /// The user turns a page.
  ///
  /// - Returns: Whether there is one in that direction.
  final func turnPage(forward: Bool) -> Bool {
    guard pageTurn == nil, let page = forward ? pages.last : pages.first else { return false }
    let next =
      forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
    guard let next else { return false }
    let previous = pages
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: forward ? .forward : .reverse, animated: true) { [weak self] _ in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
    }
    return true
  }

  // MARK: - Hooks

  override func placesView(of child: UIViewController) -> Bool { pages.holds(child) }

  override func forEachShownChild(_ body: (UIViewController) -> Void) {
    for child in childStorage where shows(child) { body(child) }
  }

  override func shows(_ child: UIViewController) -> Bool { pages.holds(child) || super.shows(child) }

  override func forEachKept(_ body: (UIViewController) -> Void) {
    guard let pageTurn else { return }
    for page in pageTurn.entering + pageTurn.coming + pageTurn.leaving { body(page) }
  }

  override func appearanceWillChange(isAppearing: Bool, animated: Bool) { finishTurn() }

  override func releaseChild(_ child: UIViewController) {
    super.releaseChild(child)
    pages.removeAll { $0 === child }
    child.setLayerAppearance(false)
  }
}

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
