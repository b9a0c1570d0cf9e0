public import Foundation

/// A container that shows columns side by side, or one of them where the device is narrow (rules S1 to S3).
///
/// Made with a style it has named columns; made without one it is classic and has a list of two controllers.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Whether a split view has named columns, and how many.
  public enum Style: Int, Hashable, Sendable {
    /// Classic: a list of two controllers, no columns.
    case unspecified = 0
    /// A primary and a secondary column.
    case doubleColumn = 1
    /// A primary, a supplementary and a secondary column.
    case tripleColumn = 2
  }

  /// A place in a split view with columns.
  public enum Column: Int, Hashable, Sendable, CaseIterable {
    /// The leading column.
    case primary = 0
    /// The column between, in a split view of three.
    case supplementary = 1
    /// The trailing column, the largest.
    case secondary = 2
    /// What is shown instead of all columns where the device is narrow.
    case compact = 3
  }

  /// Which columns are on screen.
  public enum DisplayMode: Int, Hashable, Sendable {
    /// The split view decides; never what `displayMode` reads (rule S13).
    case automatic = 0
    /// Only the secondary column.
    case secondaryOnly = 1
    /// The secondary column and the one before it.
    case oneBesideSecondary = 2
    /// As before, on top of the secondary column.
    case oneOverSecondary = 3
    /// All three columns.
    case twoBesideSecondary = 4
    /// All three columns, two of them on top.
    case twoOverSecondary = 5
    /// All three columns, the secondary one pushed aside.
    case twoDisplaceSecondary = 6

    /// The older name of a hidden primary column.
    public static var primaryHidden: DisplayMode { DisplayMode.secondaryOnly }
    /// The older name of a primary column beside the secondary one.
    public static var allVisible: DisplayMode { DisplayMode.oneBesideSecondary }
    /// The older name of a primary column on top of the secondary one.
    public static var primaryOverlay: DisplayMode { DisplayMode.oneOverSecondary }
  }

  /// Whether the split view has named columns.
  public final var style: Style {
    noteUse()
    return kind
  }

  /// The same, for the model's own use.
  final let kind: Style

  final var collapsed = false

  /// The controllers of the columns, as they were set, and the navigation controllers around them (rule S9).
  final var columns = SplitColumns()

  final var currentDisplayMode: DisplayMode

  /// Asked how to collapse, to expand and to show (rules S4 to S8, S10).
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    get { tracked(delegateStorage) }
    set {
      noteUse()
      delegateStorage = newValue
    }
  }

  final weak var delegateStorage: (any UISplitViewControllerDelegate)?

  /// Whether a swipe changes the display mode; kept, never used.
  open var presentsWithGesture: Bool {
    get { tracked(presentsWithGestureStorage) }
    set {
      noteUse()
      presentsWithGestureStorage = newValue
    }
  }

  private final var presentsWithGestureStorage = true

  /// Makes a split view with columns (rule S1).
  ///
  /// - Parameter style: How many columns.
  public init(style: Style) {
    kind = style
    currentDisplayMode = UISplitViewController.widestMode(of: style)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a classic split view (rule S1).
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file.
  ///   - nibBundleOrNil: The bundle of the nib file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    kind = .unspecified
    currentDisplayMode = .oneBesideSecondary
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a split view from an archive: with columns where the storyboard says so, else classic (rule S1).
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    kind = (coder as? SceneCoder)?.splitStyle ?? .unspecified
    currentDisplayMode = UISplitViewController.widestMode(of: kind)
    super.init(coder: coder)
  }

  /// Makes a classic split view (rule S1).
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The controllers of the columns: the primary one and, unless the split view is collapsed, the secondary one
  /// (rules S3, S16).
  open var viewControllers: [UIViewController] {
    get {
      noteReadingChildren(handingOut: childStorage)
      return childStorage
    }
    set {
      noteReadingChildren()
      setClassicColumns(newValue)
    }
  }

  /// Whether only one column is shown, because the device is narrow (rule S2).
  open var isCollapsed: Bool { tracked(collapsed) }

  /// The columns that are on screen, never `.automatic`; without effect while the split view is collapsed (rule S13).
  open var displayMode: DisplayMode { tracked(currentDisplayMode) }

  /// The display mode that the app wants; `.automatic` for the split view's choice.
  open var preferredDisplayMode: DisplayMode {
    get { tracked(wantedDisplayMode) }
    set {
      noteReadingChildren()
      let call = begin(.setDisplayMode, [.text("\(newValue)")])
      defer { call.end() }
      wantedDisplayMode = newValue
      changeDisplayMode(to: newValue == .automatic ? UISplitViewController.widestMode(of: kind) : newValue)
    }
  }

  private final var wantedDisplayMode = DisplayMode.automatic

  private static func widestMode(of style: Style) -> DisplayMode {
    style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
  }

  /// Shows a controller in the secondary column, or pushed where the split view is collapsed (rule S7).
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - sender: Who asked.
  open override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    noteReadingChildren()
    let call = begin(.showDetail, [.controller(viewController)])
    defer { call.end() }
    let isShown = callDelegate("showDetail", otherwise: false) {
      $0.splitViewController(self, showDetail: viewController, sender: sender)
    }
    if isShown { return }
    showAsDetail(viewController, sender: sender)
  }

  /// Shows a controller in the column of the sender, or presents it where the split view is collapsed (rule S8).
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - sender: Who asked: a controller inside the secondary column means that column, everything else the primary.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    noteReadingChildren()
    let call = begin(.show, [.controller(viewController)])
    defer { call.end() }
    let isShown = callDelegate("showInSplit", otherwise: false) {
      $0.splitViewController(self, show: viewController, sender: sender)
    }
    if isShown { return }
    showInColumn(of: sender, viewController)
  }

  /// Adds a child as the next column.
  ///
  /// - Parameter childController: The new child.
  open override func addChild(_ childController: UIViewController) {
    noteReadingChildren()
    let call = begin(.addChild, [.controller(childController)])
    defer { call.end() }
    replaceColumns(with: childStorage.filter { $0 !== childController } + [childController])
  }

  /// Asks the delegate, if there is one.
  final func callDelegate<Answer>(
    _ name: StaticString, otherwise: Answer, _ body: (any UISplitViewControllerDelegate) -> Answer
  ) -> Answer {
    guard let delegate = delegateStorage else { return otherwise }
    return StructureReads.callOut(name) { body(delegate) }
  }

  // MARK: - Hooks

  override func carriesOut(_ action: Selector) -> Bool { action == .show || action == .showDetail }

  package override final var containerClass: ContainerClass { .split }

  override func placesView(of child: UIViewController) -> Bool { true }

  override func forEachShownChild(_ body: (UIViewController) -> Void) {
    let columns = childStorage
    for index in visibleColumns where index < columns.count { body(columns[index]) }
  }

  override func shows(_ child: UIViewController) -> Bool {
    for index in visibleColumns where childStorage[index] === child { return true }
    return false
  }

  private var visibleColumns: Range<Int> {
    let count = childStorage.count
    return collapsed ? 0..<min(1, count) : max(0, count - visibleColumnCount)..<count
  }

  private var visibleColumnCount: Int {
    switch currentDisplayMode {
    case .secondaryOnly: 1
    case .oneBesideSecondary, .oneOverSecondary, .automatic: 2
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 3
    }
  }

  override func appearanceWillChange(isAppearing: Bool, animated: Bool) {
    if isAppearing { adapt(to: widthInEffect) }
  }

  override func releaseChild(_ child: UIViewController) {
    guard childStorage.holds(child) else { return }
    let shownBefore = shownColumns
    childStorage.remove(child)
    child.setLayerAppearance(false)
    // Another column may have its place.
    exchange(shownBefore: shownBefore)
    if collapsed, isChildless { replaceCompact() }
  }

  override func releaseKept(_ controller: UIViewController, for next: UIViewController?) {
    // Where the device is narrow the columns stand on the primary one's stack, and the compact one alone; wide again they are
    // the split view's own.
    if let next, next === self || next === columns[.primary] && controller !== columns.compact { return }
    controller.endKeeping(by: self)
    columns.forget(controller)
  }

  override func forEachKept(_ body: (UIViewController) -> Void) {
    for column in columns.held { body(column) }
  }

  override func letGoOfKept() { columns = SplitColumns() }
}
