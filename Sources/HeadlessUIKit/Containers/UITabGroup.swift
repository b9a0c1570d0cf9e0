/// Several tabs below one, which the sidebar shows, and of which one may be selected.
///
/// A tap on the group's place in the bar shows the controller of the group, as one on any tab. What the group shows for a tab that is
/// selected in it is the app's affair, unless `managingNavigationController` is set: then that stands in the bar, and its stack
/// are the controllers of the group, of groups in it, and of the tab.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The tabs of the group.
  public final var children: [UITab] {
    didSet {
      for tab in oldValue where tab.group === self { tab.group = nil }
      adopt()
    }
  }

  /// The tab that is selected in the group; one that is not in it is none.
  public final var selectedChild: UITab? {
    get { chosen.flatMap { child in children.contains { $0 === child } ? child : nil } }
    set {
      note(selected: newValue)
      (path.first as? UITabGroup)?.showSelection()
    }
  }

  /// The name of the tab that is shown where the group has no controller of its own and none is selected; else it is the first.
  public final var defaultChildIdentifier: String?

  /// The names of tabs in the order in which the sidebar shows them, before the others.
  public final var displayOrderIdentifiers: [String] = []

  /// The tabs in that order.
  public final var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
    return named + children.filter { child in !named.contains { $0 === child } }
  }

  /// Whether the user may bring the tabs into another order; kept, never used.
  public final var allowsReordering = false

  /// What the user can do below the tabs in the sidebar.
  public final var sidebarActions: [UIAction] = []

  /// How the sidebar shows the group; kept, never drawn.
  public final var sidebarAppearance = SidebarAppearance.automatic

  /// How a sidebar shows a group.
  public enum SidebarAppearance: Int, Hashable, Sendable {
    /// As the system thinks best.
    case automatic = 0
    /// Its tabs beside those around it.
    case inline = 1
    /// As a part of its own.
    case rootSection = 2
  }

  /// The navigation controller that shows what is selected in the group; it stands in the bar in the place of the group's own one.
  public final var managingNavigationController: UINavigationController? {
    didSet {
      if let managingNavigationController { name(managingNavigationController) }
      showSelection()
    }
  }

  private weak var chosen: UITab?

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - title: The name on the bar.
  ///   - image: The picture on the bar.
  ///   - identifier: The name by which code finds the group.
  ///   - children: The tabs of the group.
  ///   - viewControllerProvider: Makes the controller of the group; called once.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adopt()
  }

  /// Finds a tab in the group, or in groups in it, by its name.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: The tab, or `nil` where none has the name.
  public final func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { $0.tab(named: identifier) }.first
  }

  private func adopt() { for tab in children { tab.group = self } }

  final func note(selected child: UITab?) { chosen = child }

  // MARK: - What is shown

  /// Whether a navigation controller shows what is selected: that of the outermost group counts.
  final var isManaging: Bool { managingNavigationController != nil }

  override final func makeBarController() -> UIViewController? {
    managingNavigationController ?? controllerInEffect
  }

  override final var barController: UIViewController? { managingNavigationController ?? madeController }

  /// The tabs from the group on to the one that is selected.
  final var selection: [UITab] {
    let chosen = selectedChild ?? (controllerInEffect == nil ? defaultChild : nil)
    return [self] + (chosen.map { ($0 as? UITabGroup)?.selection ?? [$0] } ?? [])
  }

  private var defaultChild: UITab? {
    children.first { $0.identifier == defaultChildIdentifier } ?? children.first
  }

  /// Brings the stack of the group's navigation controller up to date; what the app has pushed on the same tab stays.
  final func showSelection() {
    guard let navigation = managingNavigationController, let bar = tabBarController else { return }
    let stack = navigation.childStorage
    var wanted: [UIViewController] = []
    for tab in selection {
      var proposed = tab.controllerInEffect.map { [$0] } ?? []
      if tab === selection.last, let own = proposed.last, let place = stack.firstIndex(where: { $0 === own })
      {
        proposed = Array(stack[place...])
      }
      wanted += bar.controllers(of: tab, proposed: proposed)
    }
    guard !wanted.elementsEqual(stack, by: ===) else { return }
    navigation.setViewControllers(wanted, animated: false)
  }
}

extension UITab {
  /// The tab itself, or the one that is selected in the group that it is, as deep as what is selected is shown.
  final var innermostSelected: UITab {
    guard let group = self as? UITabGroup, let child = group.selectedChild else { return self }
    if let managing = managingTabGroup?.managingNavigationController, let own = child.madeController,
      !managing.childStorage.holds(own)
    {
      return self
    }
    return child.innermostSelected
  }

  /// The tab itself or one in the group that it is, by its name.
  final func tab(named identifier: String) -> UITab? {
    self.identifier == identifier ? self : (self as? UITabGroup)?.tab(forIdentifier: identifier)
  }
}

extension UITabBarController {
  /// The controllers that a tab has in the stack of its group, as the delegate may want them.
  fileprivate final func controllers(of tab: UITab, proposed: [UIViewController]) -> [UIViewController] {
    guard let delegate = delegateStorage else { return proposed }
    return StructureReads.callOut("displayedViewControllersFor") {
      delegate.tabBarController(self, displayedViewControllersFor: tab, proposedViewControllers: proposed)
    }
  }

  // MARK: - The sidebar

  /// Something in the sidebar that the user can tap.
  enum SidebarRow {
    case tab(UITab)
    case action(UIAction)

    @MainActor var title: String {
      switch self {
      case .tab(let tab): tab.title
      case .action(let action): action.title
      }
    }
  }

  private var isWide: Bool { widthInEffect == .regular }

  /// What the sidebar shows, from top to bottom: nothing where there is none, as on a narrow device.
  final var sidebarRows: [SidebarRow] {
    guard modeStorage == .tabSidebar, !hasHiddenBar, isWide, isInReach else { return [] }
    return tabsInEffect.flatMap { $0.sidebarRows }
  }

  /// The user opens the sidebar and taps something in it.
  ///
  /// - Returns: Whether there is such a thing.
  final func tapSidebar(at index: Int) -> Bool {
    let rows = sidebarRows
    guard rows.indices.contains(index) else { return false }
    switch rows[index] {
    case .action(let action): action.perform(by: self)
    case .tab(let tab):
      guard let root = tab.path.first?.barController else { return false }
      let previous = selectedTabInEffect
      guard maySelect(root, by: tab) else { return true }
      select(tab)
      tellDidSelect(root, by: tab, after: previous)
    }
    return true
  }
}

extension UITab {
  fileprivate final var sidebarRows: [UITabBarController.SidebarRow] {
    guard !isHidden else { return [] }
    guard let group = self as? UITabGroup else { return [.tab(self)] }
    return [.tab(self)] + group.displayOrder.flatMap(\.sidebarRows)
      + group.sidebarActions.filter(\.canBeChosen).map { .action($0) }
  }
}
