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
  public final var transitionStyle: TransitionStyle {
    noteUse()
    return style
  }

  private final let style: TransitionStyle

  /// Along which axis pages are turned.
  public final var navigationOrientation: NavigationOrientation {
    noteUse()
    return orientation
  }

  private final let orientation: NavigationOrientation

  /// Asked for the pages beside the one on screen.
  open var dataSource: (any UIPageViewControllerDataSource)? {
    get { tracked(dataSourceStorage) }
    set {
      noteUse()
      dataSourceStorage = newValue
    }
  }

  final weak var dataSourceStorage: (any UIPageViewControllerDataSource)?

  /// Told of the pages that the user turns.
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    get { tracked(delegateStorage) }
    set {
      noteUse()
      delegateStorage = newValue
    }
  }

  final weak var delegateStorage: (any UIPageViewControllerDelegate)?

  /// The turn of pages that is under way.
  // Read in `deinit`, which is not isolated: the last reference is dropped on the main actor.
  final nonisolated(unsafe) private var pageTurn: PageTurn?

  private struct PageTurn {
    let entering: [UIViewController]
    /// The pages that come on screen: those that enter, and children that were no pages.
    let coming: [UIViewController]
    let leaving: [UIViewController]
    let completion: ((Bool) -> Void)?
    let isOfLibrary: Bool
    /// The number of its animation, among all that were asked for.
    var order: Int?
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
    self.style = style
    orientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller without pages, which are turned like those of a book; whoever makes it from its type calls this.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a nib file; without effect.
  ///   - nibBundleOrNil: The bundle of that file; without effect.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Makes a controller without pages, which are turned like those of a book.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    style = .pageCurl
    orientation = .horizontal
    super.init(coder: coder)
  }

  deinit {
    // What is leaving is no child any more, and would be left with a parent that has gone.
    for page in pageTurn?.leaving ?? [] where page.parentStorage === self { page.parentStorage = nil }
  }

  /// The pages on screen.
  open var viewControllers: [UIViewController]? {
    noteReadingChildren(handingOut: pages)
    return pages
  }

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
    noteReadingChildren()
    let call = begin(.setPages, [.controllers(viewControllers ?? []), .animated(animated)])
    defer { call.end() }
    let completion = call.following(completion)
    let new = (viewControllers ?? []).withoutRepetition
    guard new.allSatisfy({ $0.parentStorage === self || $0.mayMove(into: self) }) else { return }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    finishTurn()
    turn(to: new, animated: animated, completion)
  }

  private func turn(to new: [UIViewController], animated: Bool, _ completion: ((Bool) -> Void)?) {
    let old = pages
    let others = childStorage.filter { !pages.holds($0) && !new.holds($0) }
    let (entering, leaving) = exchangeChildren(with: new + others)
    pages = new.filter { $0.parentStorage === self }
    // Pages were turned in a callback: that turn is over then.
    finishTurn()
    let coming = pages.filter { !old.holds($0) || entering.holds($0) }
    let turn = PageTurn(
      entering: entering, coming: coming, leaving: leaving, completion: completion,
      isOfLibrary: StructureReads.isInLibrary)
    begin(turn, animated: animated && appearance == .appeared)
  }

  private func begin(_ turn: PageTurn, animated: Bool) {
    pageTurn = turn
    if appearance == .appeared || appearance == .appearing {
      beginAppearance(true, of: turn.coming, animated: animated)
    }
    beginAppearance(false, of: turn.leaving, animated: animated)
    guard animated else { return finishTurn() }
    let (clock, duration) = (Simulation.current.clock, Simulation.current.settings.navigationDuration)
    pageTurn?.order = clock.noteAnimation(of: duration)
    clock.scheduleOwn(after: duration) { [weak self] in self?.finishTurn() }
  }

  private func beginAppearance(_ isAppearing: Bool, of list: [UIViewController], animated: Bool) {
    for page in list where page.parentStorage === self {
      page.beginLayerAppearance(isAppearing, animated: animated)
    }
  }

  /// What a turn of pages still has to do: did-callbacks, then the completion.
  private func finishTurn() {
    guard let turn = pageTurn else { return }
    pageTurn = nil
    if let order = turn.order { Simulation.current.clock.endAnimation(order) }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    let gone = takeAway(turn.leaving)
    if appearance == .appeared {
      for page in turn.coming where page.parentStorage === self { page.endLayerAppearance() }
    }
    for page in gone where page.parentStorage == nil { page.didLeave(self) }
    for page in turn.entering where page.parentStorage === self { page.callDidMove(toParent: self) }
    guard let completion = turn.completion else { return }
    HierarchyChange.callBack {
      StructureReads.callOut("turned", isOfLibrary: turn.isOfLibrary) { completion(true) }
    }
  }

  /// Pages that have left the list have no parent any more, and have disappeared; that they have moved is told later.
  private func takeAway(_ leaving: [UIViewController]) -> [UIViewController] {
    let children = ControllerMembership(childStorage)
    let gone = leaving.filter { $0.parentStorage === self && !children.has($0) }
    // A callback may turn pages again and bring one of them back.
    for page in gone where page.parentStorage === self && !childStorage.holds(page) {
      page.parentStorage = nil
      page.endLayerAppearance()
    }
    return gone
  }

  /// The user turns a page.
  ///
  /// - Returns: Whether there is one in that direction.
  final func turnPage(forward: Bool) -> Bool {
    guard pageTurn == nil, isInReach, let page = forward ? pages.last : pages.first,
      let dataSource = dataSourceStorage, let next = neighbour(of: page, forward: forward, in: dataSource)
    else { return false }
    let previous = pages
    tell("willTransitionTo") { $0.pageViewController(self, willTransitionTo: [next]) }
    setViewControllers([next], direction: forward ? .forward : .reverse, animated: true) { [weak self] _ in
      guard let self else { return }
      tell("didFinishAnimating") {
        $0.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: true)
      }
    }
    return true
  }

  private func tell(_ name: StaticString, _ body: (any UIPageViewControllerDelegate) -> Void) {
    guard let delegate = delegateStorage else { return }
    StructureReads.callOut(name) { body(delegate) }
  }

  private func neighbour(
    of page: UIViewController, forward: Bool, in dataSource: any UIPageViewControllerDataSource
  ) -> UIViewController? {
    forward
      ? StructureReads.callOut("viewControllerAfter") {
        dataSource.pageViewController(self, viewControllerAfter: page)
      }
      : StructureReads.callOut("viewControllerBefore") {
        dataSource.pageViewController(self, viewControllerBefore: page)
      }
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

  override func letGoOfKept() { (pages, pageTurn) = ([], nil) }

  override func appearanceWillChange(isAppearing: Bool, animated: Bool) { finishTurn() }

  override func releaseChild(_ child: UIViewController) {
    super.releaseChild(child)
    pages.removeAll { $0 === child }
    child.setLayerAppearance(false)
  }
}
