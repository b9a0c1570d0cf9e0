import Foundation

/// A container that shows one of several controllers, its tabs.
///
/// Where the device is narrow and there are more than five tabs, the fifth place is the More list, whose
/// navigation controller hosts the tabs from the fifth on (rules T7, T8).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The index of the selected tab; that of a hosted one while More shows it.
  final var selected = NSNotFound

  /// Whether the list behind More is selected, and none of the tabs.
  final var isMoreSelected = false

  /// What is on screen; differs from the selection only while the controller itself comes or goes.
  final var shown: UIViewController?

  /// The tabs; the children are those of them that More does not host, and More's navigation controller.
  ///
  /// Replaced as a whole, so that the compiler leaves out the checks that it would make at each access otherwise.
  final var tabControllers: [UIViewController] = []

  /// The tabs from which the controllers were made; those whose controllers have gone elsewhere count no more.
  final var givenTabs: [UITab] = []

  final var modeStorage = Mode.automatic

  /// Whether the app has hidden the bar.
  final var hasHiddenBar = false

  /// The navigation controller behind More, made when it is first needed.
  final var more: UINavigationController?

  private var hasTabs = false

  /// Whether a switch is being carried out, whose callbacks may select yet another tab.
  final var isSwitching = false

  /// The change of tabs that the delegate's animator carries out (rule T21); the clock keeps it until it ends.
  final var switchLink = Link<Transition>(nil)

  /// Asked and told about the user's taps, and asked how a change of tabs is animated (rules T9 to T12, T21).
  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { tracked(delegateStorage) }
    set {
      noteUse()
      delegateStorage = newValue
    }
  }

  final weak var delegateStorage: (any UITabBarControllerDelegate)?

  /// The bar with the tabs.
  open var tabBar: UITabBar { tracked(bar) }

  /// The bar with the tabs, if anybody has asked for it.
  final var madeBar: UITabBar?

  /// The tabs that the user may arrange; setting the tabs sets them too (rule T2).
  open var customizableViewControllers: [UIViewController]? {
    get {
      noteReadingChildren(handingOut: customizable ?? [])
      return customizable
    }
    set {
      noteUse()
      customizable = newValue
    }
  }

  final var customizable: [UIViewController]?

  /// The tabs, `nil` until they are set (rules T1, T2).
  open var viewControllers: [UIViewController]? {
    get {
      noteReadingChildren(handingOut: tabControllers)
      return hasTabs ? tabControllers : nil
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the tabs; the selection stays on the same controller, else on the same index, else on the first
  /// (rule T2).
  ///
  /// - Parameters:
  ///   - viewControllers: The new tabs.
  ///   - animated: Whether with animation; without effect.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    noteReadingChildren()
    let call = begin(.setTabs, [.controllers(viewControllers ?? [])])
    defer { call.end() }
    let new = (viewControllers ?? []).withoutRepetition
    guard mayBecomeTabs(new) else { return }
    let change = KeyValues.begin(self)
    defer { change?.end() }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    settleSwitch()
    givenTabs = []
    replaceTabs(with: new, areGiven: viewControllers != nil)
    // While the controller itself comes or goes, what it showed last may have gone.
    if let shown, !shown.parentLink.leads(to: self) { self.shown = nil }
  }

  private func replaceTabs(with new: [UIViewController], areGiven: Bool) {
    let oldSelected = isMoreSelected ? nil : selectedController
    takeBackHosted()
    if let more { childStorage.remove(more) }
    let (entering, leaving) = exchangeChildren(with: new)
    tabControllers = childStorage
    hasTabs = areGiven
    customizable = hasTabs ? tabControllers : nil
    selected = selection(after: oldSelected)
    isMoreSelected = false
    hostSelected()
    orderChildren()
    showSelected()
    if !overflows { dropMore() }
    announce(entering: entering, leaving: leaving)
  }

  private func mayBecomeTabs(_ new: [UIViewController]) -> Bool {
    if let more, new.holds(more) {
      Simulation.current.raise(.secondPlace(ControllerReference(more), place: "a tab beside being More"))
      return false
    }
    return new.walk { controller in
      controller.parentLink.leads(to: self) || tabControllers.holds(controller)
        || controller.mayMove(into: self)
    }
  }

  /// The selected tab, or More's navigation controller (rules T1, T4, T6, T7).
  open var selectedViewController: UIViewController? {
    get {
      noteHandingOut(selectedController)
      return selectedController
    }
    set {
      noteUse()
      let call = begin(.selectController, [.controller(newValue)])
      defer { call.end() }
      if let newValue { select(newValue) }
    }
  }

  private func select(_ tab: UIViewController) {
    if tab === more, overflows { return selectMore() }
    guard let index = tabControllers.firstIndex(where: { $0 === tab })
    else { return Simulation.current.raise(.selectedForeignTab(ControllerReference(tab))) }
    select(index)
  }

  /// The same, for the model's own use.
  final var selectedController: UIViewController? {
    if isMoreSelected { return more }
    return tabControllers.indices.contains(selected) ? tabControllers[selected] : nil
  }

  /// The index of the selected tab, `NSNotFound` where More is selected (rules T3, T5, T6, T7).
  open var selectedIndex: Int {
    get {
      noteReadingChildren()
      if isMoreSelected { return NSNotFound }
      if tabControllers.isEmpty, Simulation.current.settings.emptySelection == .zero { return 0 }
      return selected
    }
    set {
      noteReadingChildren()
      let call = begin(.selectIndex, [.text("\(newValue)")])
      defer { call.end() }
      if tabControllers.indices.contains(newValue) { select(newValue) } else { refuse(index: newValue) }
    }
  }

  private func refuse(index: Int) {
    let simulation = Simulation.current
    let fault = Fault.selectedIndexOutOfRange(index, count: tabControllers.count)
    let raises = simulation.settings.selectedIndexOutOfRange == .raise
    if raises { simulation.raise(fault) } else { simulation.warn(fault) }
  }

  /// Adds a child, which a tab bar controller does by making it a tab.
  ///
  /// - Parameter childController: The new child.
  open override func addChild(_ childController: UIViewController) {
    setViewControllers(tabControllers.filter { $0 !== childController } + [childController], animated: false)
  }

  private func selection(after old: UIViewController?) -> Int {
    if tabControllers.isEmpty { return NSNotFound }
    if let old, let index = tabControllers.firstIndex(where: { $0 === old }) { return index }
    return tabControllers.indices.contains(selected) ? selected : 0
  }

  private func select(_ index: Int) {
    let pop = popOfHosted
    guard index != selected || isMoreSelected || pop != nil else { return }
    let change = KeyValues.begin(self)
    defer { change?.end() }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    settleSwitch()
    if let pop { more?.settle(pop) }
    selected = index
    isMoreSelected = false
    hostSelected()
    showSelected()
  }

  /// The user has tapped an item of the bar, that of the selected tab too; called before the selection changes.
  ///
  /// - Parameters:
  ///   - tabBar: The bar.
  ///   - item: The item.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: - Hooks

  package override final var containerClass: ContainerClass { .tabs }

  override func placesView(of child: UIViewController) -> Bool { true }

  override func forEachShownChild(_ body: (UIViewController) -> Void) {
    if let shown { body(shown) }
  }

  override func shows(_ child: UIViewController) -> Bool { child === shown || isComing(child) }

  override func appearanceWillChange(isAppearing: Bool, animated: Bool) {
    settleSwitch()
    guard isAppearing, appearance == .disappeared else { return }
    shown = visibleTab
  }

  override func appearanceDidChange(animated: Bool) { showSelected() }

  override func releaseChild(_ child: UIViewController) {
    guard childStorage.holds(child) else { return }
    settleSwitch()
    let old = selectedController
    childStorage.remove(child)
    tabControllers = tabControllers.without(child)
    customizable = customizable?.without(child)
    if child === shown {
      shown = nil
      child.setLayerAppearance(false)
    }
    if child === more { more = nil }
    followSelection(from: old)
  }

  override func releaseKept(_ controller: UIViewController, for next: UIViewController?) {
    if controller === more {
      controller.endKeeping(by: self)
      if controller.parentStorage !== self { more = nil }
    } else if controller.parentStorage === more {
      forget(controller)
    }
  }

  /// Selects another tab where the selected one has gone elsewhere.
  final func followSelection(from old: UIViewController?) {
    isMoreSelected = isMoreSelected && more != nil
    selected = isMoreSelected ? NSNotFound : selection(after: old)
    showSelected()
  }

  override var showsOtherThanItShould: Bool {
    appearance == .appeared && switchLink.isEmpty && shown !== visibleTab
  }

  override var stackTransitionInFlight: Transition? { switchLink.target }

  override var isChangingStack: Bool { !switchLink.isEmpty }

  override func showWhatShouldBe() { shown = visibleTab }

  override func forEachKept(_ body: (UIViewController) -> Void) {
    for tab in tabControllers where !tab.parentLink.leads(to: self) { body(tab) }
    if let more { body(more) }
    if let shown, !shown.parentLink.leads(to: self) { body(shown) }
    for participant in switchLink.target?.held ?? [] where participant !== self { body(participant) }
  }

  override func letGoOfKept() {
    (shown, more, customizable) = (nil, nil, nil)
    (hasTabs, selected, tabControllers, givenTabs) = (false, NSNotFound, [], [])
  }
}
