/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: SingleObject {
  /// The controller that the item is shown for; the controller's rare properties clear it when they go.
  final nonisolated(unsafe) var owner = Link<UIViewController>(nil)

  /// The title.
  open var title: String? {
    get { owner.tracked(titleStorage) }
    set { titleStorage = newValue }
  }

  final var titleStorage: String?

  /// Whether the back button is hidden; the user cannot swipe back then (rule N27).
  open var hidesBackButton: Bool {
    get { owner.tracked(hidesBackButtonStorage) }
    set { hidesBackButtonStorage = newValue }
  }

  final var hidesBackButtonStorage: Bool = false

  /// The buttons on the left; they replace the back button (rule N27).
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { owner.tracked(leftBarButtonItemsStorage) }
    set { leftBarButtonItemsStorage = newValue }
  }

  final var leftBarButtonItemsStorage: [UIBarButtonItem]?

  /// The buttons on the right.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { owner.tracked(rightBarButtonItemsStorage) }
    set { rightBarButtonItemsStorage = newValue }
  }

  final var rightBarButtonItemsStorage: [UIBarButtonItem]?

  /// The back button of the controller that is pushed next.
  open var backBarButtonItem: UIBarButtonItem? {
    get { owner.tracked(backBarButtonItemStorage) }
    set { backBarButtonItemStorage = newValue }
  }

  final var backBarButtonItemStorage: UIBarButtonItem?

  /// Whether buttons on the left stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton: Bool {
    get { owner.tracked(leftItemsSupplementBackButtonStorage) }
    set { leftItemsSupplementBackButtonStorage = newValue }
  }

  final var leftItemsSupplementBackButtonStorage: Bool = false

  /// How large the title is; without effect, nothing is drawn.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As that of the controller below.
    case automatic = 0
    /// Large.
    case always = 1
    /// Small.
    case never = 2
  }

  /// A view in place of the title; the controls in it can be touched.
  open var titleView: UIView? {
    get { owner.tracked(titleViewStorage) }
    set { titleViewStorage = newValue }
  }

  final var titleViewStorage: UIView?

  /// The search whose bar stands below the title.
  open var searchController: UISearchController? {
    get {
      owner.trackAccess()
      searchControllerStorage?.noteUse()
      return searchControllerStorage
    }
    set { searchControllerStorage = newValue }
  }

  final var searchControllerStorage: UISearchController? {
    didSet {
      if oldValue?.item === self { oldValue?.item = nil }
      searchControllerStorage?.item = self
    }
  }

  /// Whether the search bar goes away while the user scrolls; without effect, the user can always reach it.
  open var hidesSearchBarWhenScrolling: Bool {
    get { owner.tracked(hidesSearchBarWhenScrollingStorage) }
    set { hidesSearchBarWhenScrollingStorage = newValue }
  }

  final var hidesSearchBarWhenScrollingStorage: Bool = true

  /// How large the title is; kept, never drawn.
  open var largeTitleDisplayMode: LargeTitleDisplayMode {
    get { owner.tracked(largeTitleDisplayModeStorage) }
    set { largeTitleDisplayModeStorage = newValue }
  }

  final var largeTitleDisplayModeStorage: LargeTitleDisplayMode = .automatic

  /// A line over the title; kept, never drawn.
  open var prompt: String? {
    get { owner.tracked(promptStorage) }
    set { promptStorage = newValue }
  }

  final var promptStorage: String?

  /// What few items have.
  final var rare: RareItemProperties?

  /// Makes an item.
  ///
  /// - Parameter title: The title.
  public init(title: String) { titleStorage = title }

  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { owner.tracked(leftBarButtonItemsStorage?.first) }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { owner.tracked(rightBarButtonItemsStorage?.first) }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether an active search has taken the buttons of the bar away.
  final var isTakenBySearch: Bool {
    guard let search = searchControllerStorage else { return false }
    return search.isUnderWay && search.hidesNavigationBarDuringPresentationStorage
  }

  /// Whether there is no back button to tap.
  final var replacesBackButton: Bool {
    hidesBackButtonStorage || isTakenBySearch
      || (leftBarButtonItemsStorage?.first != nil && !leftItemsSupplementBackButtonStorage)
  }
}
