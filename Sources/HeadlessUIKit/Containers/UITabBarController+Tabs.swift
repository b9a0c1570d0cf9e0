// Tabs and controllers say the same: `tabs` makes the controllers, and controllers that are set otherwise have no tabs.
// Whether the real tab bar controller asks its delegate about tabs before controllers is written down nowhere.
extension UITabBarController {
  /// Makes a tab bar controller with tabs.
  ///
  /// - Parameter tabs: The tabs.
  public convenience init(tabs: [UITab]) {
    self.init()
    self.tabs = tabs
  }

  /// The tabs from which the controllers were made; empty where `viewControllers` was set.
  public final var tabs: [UITab] {
    get {
      noteReadingChildren(handingOut: tabControllers)
      return tabsInEffect
    }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs and their controllers, which are made now where they are new (rule T2).
  ///
  /// - Parameters:
  ///   - tabs: The new tabs.
  ///   - animated: Whether with animation; without effect.
  public final func setTabs(_ tabs: [UITab], animated: Bool) {
    let controllers = tabs.compactMap { tab in
      tab.bar = self
      return tab.makeBarController()
    }
    setViewControllers(controllers, animated: animated)
    givenTabs = tabs
    for case let group as UITabGroup in tabs { group.showSelection() }
  }

  /// The selected tab, of a group the one that is selected in it; setting one that is not among the tabs does nothing.
  public final var selectedTab: UITab? {
    get {
      noteHandingOut(selectedController)
      return selectedTabInEffect
    }
    set {
      noteUse()
      guard let newValue else { return }
      select(newValue)
    }
  }

  /// The same, for the model's own use.
  final var selectedTabInEffect: UITab? { selectedController.flatMap { tab(of: $0) }?.innermostSelected }

  /// Selects a tab, and in each group around it the way to it.
  ///
  /// - Returns: Whether it is among the tabs.
  @discardableResult
  final func select(_ tab: UITab) -> Bool {
    let path = tab.path
    guard let root = path.first, tabsInEffect.contains(where: { $0 === root }) else { return false }
    for (group, child) in zip(path, path.dropFirst()) { (group as? UITabGroup)?.note(selected: child) }
    (tab as? UITabGroup)?.note(selected: nil)
    (root as? UITabGroup)?.showSelection()
    selectedViewController = root.barController
    return true
  }

  /// Finds a tab by its name.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: The tab, or `nil` where none has the name.
  public final func tab(forIdentifier identifier: String) -> UITab? {
    noteReadingChildren(handingOut: tabControllers)
    return tabsInEffect.lazy.compactMap { $0.tab(named: identifier) }.first
  }

  /// Whether the bar is a sidebar too where there is room; kept, never drawn.
  public enum Mode: Int, Hashable, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// A bar.
    case tabBar = 1
    /// A bar or a sidebar.
    case tabSidebar = 2
  }

  /// Whether the bar is a sidebar too where there is room; kept, never drawn.
  public final var mode: Mode {
    get {
      noteUse()
      return modeStorage
    }
    set {
      noteUse()
      modeStorage = newValue
    }
  }

  /// Whether the bar is hidden, so that the user cannot touch it.
  public final var isTabBarHidden: Bool {
    get { tracked(hasHiddenBar) }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides the bar or shows it.
  ///
  /// - Parameters:
  ///   - hidden: Whether the bar is hidden.
  ///   - animated: Whether with animation; without effect.
  public final func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    noteUse()
    hasHiddenBar = hidden
  }

  /// The tabs whose controllers are still here, for the model's own use.
  final var tabsInEffect: [UITab] {
    givenTabs.filter { tab in tab.barController.map { tabControllers.holds($0) } ?? false }
  }

  /// The tab of a controller, where it has one.
  final func tab(of controller: UIViewController) -> UITab? {
    givenTabs.first { $0.barController === controller }
  }

  // MARK: - The user's taps

  /// Asks the delegate whether the user may select a controller, and its tab, if it has one (rules T9 to T11).
  final func maySelect(_ tapped: UIViewController, by chosen: UITab? = nil) -> Bool {
    guard let delegate = delegateStorage else { return true }
    if let tab = chosen ?? tab(of: tapped),
      !StructureReads.callOut(
        "shouldSelectTab", about: tapped, { delegate.tabBarController(self, shouldSelectTab: tab) })
    {
      return false
    }
    return StructureReads.callOut("shouldSelect", about: tapped) {
      delegate.tabBarController(self, shouldSelect: tapped)
    }
  }

  /// Tells the delegate what the user has selected (rules T9 to T12).
  final func tellDidSelect(_ tapped: UIViewController, by chosen: UITab? = nil, after previous: UITab?) {
    guard let delegate = delegateStorage else { return }
    if let tab = chosen ?? tab(of: tapped) {
      StructureReads.callOut("didSelectTab", about: tapped) {
        delegate.tabBarController(self, didSelectTab: tab, previousTab: previous)
      }
    }
    StructureReads.callOut("didSelect", about: tapped) { delegate.tabBarController(self, didSelect: tapped) }
  }
}
