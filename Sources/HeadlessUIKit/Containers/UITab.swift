/// One place in a tab bar or a sidebar, and the controller that the user gets there.
@preconcurrency @MainActor
open class UITab: SingleObject {
  /// The name on the bar.
  public final var title: String {
    didSet { if let madeController { name(madeController) } }
  }

  /// The line below the name; kept, never drawn.
  public final var subtitle: String?

  /// The picture on the bar.
  public final var image: UIImage? {
    didSet { if let madeController { name(madeController) } }
  }

  /// The name by which code finds the tab; no two tabs of a bar may have the same.
  public final let identifier: String

  /// The text in the corner of the place.
  public final var badgeValue: String? {
    didSet { if let madeController { name(madeController) } }
  }

  /// Whatever an app wants to keep with the tab.
  public final var userInfo: Any?

  /// The name by which tests find the tab.
  public final var accessibilityIdentifier: String?

  /// Where the tab would like to stand; kept, never drawn.
  public final var preferredPlacement = Placement.automatic

  /// Where a tab stands on a wide device.
  public enum Placement: Int, Hashable, Sendable {
    /// Where the system thinks best.
    case automatic = 0
    /// In the bar, unless the user takes it away.
    case `default` = 1
    /// In the sidebar, unless the user puts it into the bar.
    case optional = 2
    /// In the bar, where the user can move it.
    case movable = 3
    /// At the end of the bar.
    case pinned = 4
    /// In the bar, where the user can neither move it nor take it away.
    case fixed = 5
    /// In the sidebar only.
    case sidebarOnly = 6
  }

  /// Whether the sidebar leaves the tab out.
  public final var isHidden = false

  /// Whether the sidebar leaves the tab out as long as the user has changed nothing; kept, the user changes nothing here.
  public final var isHiddenByDefault = false

  /// Whether the user may change that; kept, never used.
  public final var allowsHiding = false

  /// The group that the tab is in, or `nil` where it stands in the bar itself.
  public final var parent: UITabGroup? { group }

  final weak var group: UITabGroup?

  /// The outermost group around the tab whose navigation controller shows what is selected in it.
  public final var managingTabGroup: UITabGroup? {
    path.lazy.compactMap { $0 as? UITabGroup }.first(where: \.isManaging)
  }

  /// The groups that the tab is in, the outermost first, and the tab itself.
  final var path: [UITab] { (group?.path ?? []) + [self] }

  private let provider: ((UITab) -> UIViewController)?

  /// The controller, once it was made.
  final var madeController: UIViewController?

  /// The tab bar controller that was given the tab last.
  final weak var bar: UITabBarController?

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - title: The name on the bar.
  ///   - image: The picture on the bar.
  ///   - identifier: The name by which code finds the tab.
  ///   - viewControllerProvider: Makes the controller; called once, when the tab is given to a tab bar controller or asked
  ///     for its controller. A tab without one stands in no bar here.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
  }

  /// The controller that the user gets, made now if need be.
  public final var viewController: UIViewController? {
    let controller = controllerInEffect
    controller?.noteUse()
    return controller
  }

  /// The tab bar controller whose tab this is, or `nil` while it is in none.
  public final var tabBarController: UITabBarController? {
    guard let root = path.first, let bar = root.bar, bar.tabsInEffect.contains(where: { $0 === root })
    else { return nil }
    bar.noteUse()
    return bar
  }

  /// The same controller, for the model's own use.
  final var controllerInEffect: UIViewController? {
    if let madeController { return madeController }
    guard let provider else { return nil }
    let made = StructureReads.callOut("viewControllerProvider") { provider(self) }
    made.rareProperties.tab = self
    name(made)
    madeController = made
    return made
  }

  /// What stands in the bar for the tab, made now if need be.
  func makeBarController() -> UIViewController? { controllerInEffect }

  /// The same, if it was made.
  var barController: UIViewController? { madeController }

  /// Says on the bar what the tab says.
  final func name(_ controller: UIViewController) {
    let item = controller.itemInEffect
    item.titleStorage = title
    item.imageStorage = image
    item.badgeValueStorage = badgeValue
  }
}

/// The tab for searching.
///
/// Nothing begins to search when the tab is selected; the app makes its search controller active.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Makes the tab, with the system's name and picture.
  ///
  /// - Parameter viewControllerProvider: Makes the controller; called once.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }
}

extension UIViewController {
  /// The tab that the controller was made for, if it was.
  public final var tab: UITab? { tracked(rare?.tab) }
}
