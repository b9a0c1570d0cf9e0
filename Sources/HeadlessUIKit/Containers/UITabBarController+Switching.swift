import Foundation

extension UITabBarController {
  /// After so many switches within one, callbacks that keep switching are left alone: the last one stays on screen.
  private static let mostSwitches = 16

  /// Brings the selected tab on screen, in the order of rule T13.
  ///
  /// A callback may select yet another tab: that comes on screen when the switch under way has been carried out.
  final func showSelected() {
    guard !isSwitching, visibleTab !== shown else { return }
    isSwitching = true
    defer { isSwitching = false }
    for _ in 0..<UITabBarController.mostSwitches {
      if isComing(visibleTab) { return }
      settleSwitch()
      guard visibleTab !== shown else { return }
      guard appearance == .appeared else {
        if appearance == .disappeared { shown = visibleTab }
        return
      }
      switchTab(to: visibleTab)
    }
  }

  private func switchTab(to new: UIViewController?) {
    let old = shown
    if let old, let new, animateSwitch(from: old, to: new) { return }
    shown = new
    new?.beginLayerAppearance(true, animated: false)
    old?.setLayerAppearance(false)
    old?.forEachContextPresenter { $0.flags.insert(.tabLeftUnderContext) }
    new?.endLayerAppearance()
  }

  // MARK: - The delegate's animator

  /// Whether an animator is bringing a tab on screen.
  final func isComing(_ tab: UIViewController?) -> Bool {
    guard let tab, let running = switchLink.pointer else { return false }
    return running.look { $0.toLink.leads(to: tab) }
  }

  /// Hands a switch to the delegate's animator (rule T21).
  ///
  /// - Returns: Whether there is one; it ends the switch itself.
  private func animateSwitch(from old: UIViewController, to new: UIViewController) -> Bool {
    guard let controllers = CustomAnimation.controllers(of: self, from: old, to: new) else { return false }
    // Asking may have changed what there is to switch.
    guard shown === old, visibleTab === new, appearance == .appeared else { return true }
    let clock = Simulation.current.clock
    let transition = clock.makeTransition(
      .tabs, presenter: self, presented: nil, animated: true, completion: nil)
    transition.setSides(from: Link(old), to: Link(new))
    switchLink = Link(transition)
    clock.hold(transition)
    transition.markRunning()
    new.beginLayerAppearance(true, animated: true)
    if switchLink.leads(to: transition) { old.beginLayerAppearance(false, animated: true) }
    if switchLink.leads(to: transition) { CustomAnimation.run(transition, with: controllers) }
    return true
  }

  /// Brings a switch to its end at once, because something else is to happen to the tabs or to the controller.
  final func settleSwitch() {
    guard let running = switchLink.target else { return }
    Simulation.current.clock.remove(running)
    running.isCalledOff = false
    endSwitch(running)
  }

  /// The animator has ended the switch: did-callbacks in the order of rule T13, or those of a cancellation (rule L10).
  final func endSwitch(_ transition: Transition) {
    guard switchLink.leads(to: transition) else { return }
    switchLink = Link(nil)
    let (from, to) = (transition.from, transition.to)
    if transition.isCalledOff, let from, visibleTab === to, selectAgain(from) {
      to?.setLayerAppearance(false, animated: true)
      from.setLayerAppearance(true, animated: true)
    } else {
      transition.isCalledOff = false
      shown = to
      from?.setLayerAppearance(false, animated: true)
      from?.forEachContextPresenter { $0.flags.insert(.tabLeftUnderContext) }
      to?.endLayerAppearance()
    }
    transition.markEnded()
    showSelected()
  }

  /// Makes what a cancelled switch came from the selection again.
  ///
  /// - Returns: Whether it is one of the tabs, or More.
  private func selectAgain(_ tab: UIViewController) -> Bool {
    guard tab !== more else {
      let hosted = tabControllers.firstIndex { $0.parentLink.leads(to: tab) }
      isMoreSelected = hosted == nil
      selected = hosted ?? NSNotFound
      return overflows
    }
    guard let index = tabControllers.firstIndex(where: { $0 === tab }) else { return false }
    isMoreSelected = false
    selected = index
    return true
  }

  /// Lets go of a switch whose simulation has ended.
  final func forgetSwitch(_ transition: Transition) {
    if switchLink.leads(to: transition) { switchLink = Link(nil) }
    shown = visibleTab
  }
}

extension UIViewController {
  /// Calls a closure for the controller and its descendants that present in their own context (rule T16).
  fileprivate final func forEachContextPresenter(_ body: (UIViewController) -> Void) {
    if let presentedStorage {
      body(self)
      presentedStorage.forEachContextPresenter(body)
    }
    for child in childStorage { child.forEachContextPresenter(body) }
  }
}

extension UITabBarController {
  /// How many places the bar has that fingers get to.
  private var barPlaceCount: Int {
    guard isBarInReach else { return 0 }
    return overflows ? UITabBarController.narrowTabCount : tabControllers.count
  }

  /// The places in the bar that the user can tap: those whose items are enabled.
  final var barPlaces: [Int] {
    (0..<barPlaceCount).filter { controller(atBarPlace: $0).knownTabBarItem?.isEnabledStorage ?? true }
  }

  private func controller(atBarPlace index: Int) -> UIViewController {
    let isMore = overflows && index == UITabBarController.narrowTabCount - 1
    return isMore ? moreNavigationController : tabControllers[index]
  }

  /// The user taps a place in the bar (rules T9 to T12).
  ///
  /// - Returns: Whether there is such a place.
  final func tapTab(at index: Int) -> Bool {
    guard barPlaces.contains(index) else { return false }
    let tapped = controller(atBarPlace: index)
    let previous = selectedTabInEffect
    guard maySelect(tapped) else { return true }
    tellBarDelegate(of: tapped)
    if tapped === visibleTab {
      (tapped as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = tapped
    }
    tellDidSelect(tapped, after: previous)
    return true
  }

  /// The rows of the list behind More, if the user can tap them now (rule T8).
  final var moreRows: Range<Int> {
    guard isMoreSelected, overflows, let more, more.isInReach,
      more.childStorage.last === more.childStorage.first
    else { return 0..<0 }
    return 0..<tabControllers.count - UITabBarController.narrowTabCount + 1
  }

  /// The user taps a row of the list behind More (rule T8).
  ///
  /// - Returns: Whether the list is on screen and has such a row.
  final func tapMoreRow(at row: Int) -> Bool {
    guard moreRows.contains(row) else { return false }
    let tapped = tabControllers[UITabBarController.narrowTabCount - 1 + row]
    let previous = selectedTabInEffect
    guard maySelect(tapped) else { return true }
    selectedViewController = tapped
    tellDidSelect(tapped, after: previous)
    return true
  }
}
