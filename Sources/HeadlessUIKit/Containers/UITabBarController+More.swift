import Foundation

extension UITabBarController {
  /// How many tabs a narrow bar has room for; with more of them the last place is More.
  package static let narrowTabCount = 5

  /// Whether the bar is narrow, so that it matters whether there are more tabs than it has room for.
  package final var isNarrow: Bool { widthInEffect == .compact }

  /// The navigation controller behind More; it hosts the tabs that have no place in a narrow bar (rule T7).
  public final var moreNavigationController: UINavigationController {
    noteReadingChildren()
    if let more { return more }
    let made = UINavigationController(rootViewController: UIViewController())
    made.beKept(by: self)
    more = made
    return made
  }

  /// Whether there is a More tab: the device is narrow and there are more tabs than places (rule T7).
  public final var hasMore: Bool {
    noteReadingChildren()
    return overflows
  }

  /// The same, for the model's own use.
  final var overflows: Bool {
    tabControllers.count > UITabBarController.narrowTabCount && isNarrow
  }

  /// What is to be on screen: the selected tab, or More where it hosts it.
  final var visibleTab: UIViewController? {
    if isMoreSelected { return more }
    guard tabControllers.indices.contains(selected) else { return nil }
    let tab = tabControllers[selected]
    guard let more else { return tab }
    return tab.parentLink.leads(to: more) ? more : tab
  }

  /// The user or the app goes to the list behind More.
  final func selectMore() {
    guard !isMoreSelected else { return }
    let change = KeyValues.begin(self)
    defer { change?.end() }
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    settleSwitch()
    isMoreSelected = true
    selected = NSNotFound
    adoptMore()
    showSelected()
  }

  /// Hands the selected tab to More, where it belongs there (rule T8), and takes another one back.
  final func hostSelected() {
    guard overflows, selected >= UITabBarController.narrowTabCount - 1, selected != NSNotFound else { return }
    let tab = tabControllers[selected]
    guard tab.parentStorage === self, !moreNavigationController.childStorage.isEmpty else { return }
    adoptMore()
    takeBackHosted()
    if shown === tab {
      // It comes back on screen with More's navigation controller.
      shown = nil
      tab.setLayerAppearance(false)
    }
    // More may have been left without its list, which the tab that went back stood in for.
    guard tab.parentStorage === self, let more, more.parentStorage === self, !more.isChildless else { return }
    tab.parentStorage = more
    more.host(tab)
    orderChildren()
  }

  /// Takes the tab that More hosts back among the children; it is in the tab bar controller's care again.
  final func takeBackHosted() {
    guard let more else { return }
    for tab in tabControllers where tab.parentStorage === more {
      more.giveBack(tab)
      if tab.parentStorage === more { tab.parentStorage = self }
    }
    orderChildren()
  }

  /// The pop that takes the selected tab off More's stack, if there is one and no finger drives it: whoever selects that tab now wants
  /// it on screen.
  final var popOfHosted: Transition? {
    guard let more, let running = more.stackTransition, !running.isDriven,
      tabControllers.indices.contains(selected), !more.childStorage.holds(tabControllers[selected])
    else { return nil }
    return running
  }

  /// The user has gone back from a hosted tab to the list.
  final func takeBack(_ tab: UIViewController) {
    guard tabControllers.holds(tab) else { return }
    guard tab.isUnplaced, !tab.carries(self) else {
      forget(tab)
      return
    }
    tab.parentStorage = self
    // The app may have changed More's stack while another tab was selected.
    if tabControllers.indices.contains(selected), tabControllers[selected] === tab {
      isMoreSelected = true
      selected = NSNotFound
    }
    orderChildren()
  }

  /// A tab has gone elsewhere while More hosted it.
  final func forget(_ tab: UIViewController) {
    guard tabControllers.holds(tab) else { return }
    settleSwitch()
    let old = selectedController
    tabControllers = tabControllers.without(tab)
    customizable = customizable?.without(tab)
    followSelection(from: old)
  }

  /// Lists the children anew: the tabs in their order, then More.
  final func orderChildren(withoutMore: Bool = false) {
    guard let more else { return }
    childStorage = tabControllers.filter { $0.parentStorage === self }
    if more.parentStorage === self, !withoutMore { childStorage.append(more) }
  }

  /// The bar has become wider or narrower: where More disappears, a tab is selected through the setter (rule T20).
  final func adaptTabs() {
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    settleSwitch()
    if overflows {
      hostSelected()
      showSelected()
    } else if more != nil {
      leaveMore()
    }
  }

  private func leaveMore() {
    let hosted = tabControllers.first { $0.parentStorage === more }
    takeBackHosted()
    if isMoreSelected {
      selectedViewController = hosted ?? tabControllers.first
    } else {
      showSelected()
    }
    dropMore()
  }

  private func adoptMore() {
    let controller = moreNavigationController
    guard controller.isUnplaced else { return }
    controller.parentStorage = self
    orderChildren()
  }

  final func dropMore() {
    guard let gone = more, gone !== shown else { return }
    orderChildren(withoutMore: true)
    more = nil
    gone.endKeeping(by: self)
    gone.didLeave(self)
  }
}

extension UINavigationController {
  /// Takes a tab onto More's stack; it keeps its own callbacks of containment (rule T8).
  final func host(_ tab: UIViewController) {
    guard let list = childStorage.first else { return }
    let strays = childStorage.dropFirst()
    childStorage = [list, tab]
    showHosted()
    for stray in strays where stray.parentStorage === self && !childStorage.holds(stray) {
      stray.didLeave(self)
    }
  }

  /// Gives a tab back that More hosted.
  final func giveBack(_ tab: UIViewController) {
    guard childStorage.holds(tab) else { return }
    childStorage.remove(tab)
    showHosted()
  }

  /// More's stack has changed by the tab bar controller's hand: the screen follows without a transition.
  private func showHosted() {
    if let running = stackTransition { settle(running) }
    showTopAtOnce()
  }
}
