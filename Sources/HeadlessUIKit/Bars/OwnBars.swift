// Bars that belong to no controller: what an app puts into its views itself.
extension UINavigationBar {
  /// The items of the controllers on the stack, of a bar that belongs to one.
  final var controllerItems: [UINavigationItem]? {
    (owner.target as? UINavigationController)?.viewControllers.map(\.navigationItem)
  }

  /// Changes what the bar shows, unless a controller does that (rule N41); the exception calls the method by its name in Objective-C.
  final func edit(_ method: String, _ change: () -> Void) {
    guard owner.isEmpty else {
      Simulation.current.raise(.managedNavigationBarModified(method: method))
      return
    }
    change()
  }

  final func push(_ item: UINavigationItem, animated: Bool) {
    guard ask("shouldPush", { $0.navigationBar(self, shouldPush: item) }) else { return }
    ownItems = (ownItems ?? []) + [item]
    tell("didPush", animated: animated) { $0.navigationBar($1, didPush: item) }
  }

  final func pop(animated: Bool) -> UINavigationItem? {
    guard let item = ownItems?.last, ask("shouldPop", { $0.navigationBar(self, shouldPop: item) })
    else { return nil }
    // The delegate may have popped it itself.
    guard ownItems?.last === item else { return nil }
    ownItems?.removeLast()
    tell("didPop", animated: animated) { $0.navigationBar($1, didPop: item) }
    return item
  }

  private func ask(_ name: StaticString, _ question: (any UINavigationBarDelegate) -> Bool) -> Bool {
    guard let delegate = StructureReads.suspended({ delegate }) else { return true }
    return StructureReads.callOut(name) { question(delegate) }
  }

  private func tell(
    _ name: StaticString, animated: Bool,
    _ news: @escaping @MainActor (any UINavigationBarDelegate, UINavigationBar) -> Void
  ) {
    let call: @MainActor () -> Void = { [weak self] in
      guard let self, let delegate = StructureReads.suspended({ self.delegate }) else { return }
      StructureReads.callOut(name) { news(delegate, self) }
    }
    guard animated, UIView.animates else { return call() }
    let simulation = Simulation.current
    simulation.clock.scheduleOwn(after: simulation.settings.navigationDuration, call)
  }

  /// What a bar of the app's own shows; nothing of one that belongs to a controller.
  final var ownTop: UINavigationItem? { owner.isEmpty ? ownItems?.last : nil }

  /// Whether a bar of the app's own has a way back that the user can tap.
  final var hasOwnBack: Bool {
    guard let top = ownTop, !top.replacesBackButton else { return false }
    return ownItems.map { $0.count > 1 } ?? false || top.rare?.backAction != nil
  }

  /// The user taps Back on a bar of the app's own.
  final func tapOwnBack() {
    if let action = ownTop?.rare?.backAction { return action.perform(by: self) }
    _ = pop(animated: true)
  }

  /// The buttons of a bar of the app's own that a user can see.
  final var ownButtons: [UIBarButtonItem] {
    guard let top = ownTop else { return [] }
    return (top.leftBarButtonItemsStorage ?? []) + (top.rightBarButtonItemsStorage ?? [])
  }
}

extension UITabBar {
  /// The tabs of a bar of the app's own; nothing of one that belongs to a controller.
  final var ownTabs: [UITabBarItem] { isManaged ? [] : ownItems ?? [] }

  /// The user taps a tab of a bar of the app's own, which selects it; the delegate is told also where it was selected before.
  final func tapOwn(_ item: UITabBarItem) {
    ownSelection = item
    guard let delegate = StructureReads.suspended({ delegate }) else { return }
    StructureReads.callOut("tabBar(_:didSelect:)") { delegate.tabBar(self, didSelect: item) }
  }

  /// What a person would call a tab.
  final func spokenName(of item: UITabBarItem) -> String {
    item.titleStorage ?? item.accessibilityIdentifier
      ?? "tab \((ownTabs.firstIndex { $0 === item } ?? 0) + 1)"
  }
}

// What a user touches and reads there.
extension UIView {
  /// Calls a closure for each thing in a bar of the app's own that the user can touch, and each view that stands in it.
  final func forEachOwnTarget(_ body: (TouchTarget) -> Void, view: (UIView) -> Void) {
    switch self {
    case let bar as UINavigationBar:
      if bar.hasOwnBack { body(.back(bar)) }
      if let title = bar.ownTop?.titleViewStorage { view(title) }
      if let top = bar.ownTop, top.hasTitleMenu { body(.title(top)) }
      forEach(bar.ownButtons, body, view: view)
    case let bar as UITabBar:
      for item in bar.ownTabs where item.isEnabledStorage { body(.tab(item, in: bar)) }
    case let bar as UIToolbar: forEach(bar.itemsInEffect, body, view: view)
    default: break
    }
  }

  private func forEach(
    _ buttons: [UIBarButtonItem], _ body: (TouchTarget) -> Void, view: (UIView) -> Void
  ) {
    for button in buttons where !button.isHidden {
      if button.takesTaps { body(.barItem(button)) }
      if let custom = button.customView { view(custom) }
    }
  }

  /// Calls a closure for each text on a bar of the app's own, and each view that stands in it.
  final func forEachOwnText(_ body: (String) -> Void, view: (UIView) -> Void) {
    switch self {
    case let bar as UINavigationBar:
      guard let top = bar.ownTop else { return }
      for text in [top.titleStorage, top.promptStorage] { if let text { body(text) } }
      if let title = top.titleViewStorage { view(title) }
      for button in bar.ownButtons where !button.isHidden {
        body(button.shownText)
        if let custom = button.customView { view(custom) }
      }
    case let bar as UITabBar:
      for item in bar.ownTabs { body((item === bar.ownSelection ? "selected " : "") + item.shownText) }
    default: break
    }
  }
}

extension UIBarButtonItem {
  /// What the button says, and whether it can be tapped.
  final var shownText: String { (titleStorage ?? "") + (isEnabledStorage ? "" : "-") }
}

extension UITabBarItem {
  /// What the item says, and its badge.
  fileprivate final var shownText: String {
    (titleStorage ?? "") + (badgeValueStorage.map { ", \($0)" } ?? "")
  }
}
