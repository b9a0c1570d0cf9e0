extension Simulation {
  /// Makes the device narrow or wide: split views collapse or expand, More comes or goes, presentations adapt (rules
  /// S2, T20, P10).
  ///
  /// - Parameter sizeClass: The new width.
  /// - Returns: Whether it was another one.
  @discardableResult
  public func changeSizeClass(to sizeClass: UIUserInterfaceSizeClass) -> Bool {
    guard settings.horizontalSizeClass != sizeClass, sizeClass != .unspecified else { return false }
    let previous = traitCollection
    HierarchyChange.begin()
    defer { HierarchyChange.end() }
    settings.horizontalSizeClass = sizeClass
    for window in application.windowsInEffect where !window.isHiddenInEffect {
      window.rootStorage?.adapt(to: sizeClass, from: previous)
    }
    return true
  }
}

extension UIViewController {
  /// Adapts the controller, what is inside it and what it presents to a new width.
  fileprivate final func adapt(to sizeClass: UIUserInterfaceSizeClass, from previous: UITraitCollection) {
    adaptSelf(to: sizeClass)
    StructureReads.callBack("traitCollectionDidChange", on: self) { traitCollectionDidChange(previous) }
    for child in childStorage { child.adapt(to: sizeClass, from: previous) }
    guard let presented = presentedStorage else { return }
    adaptCover(by: presented)
    presented.adapt(to: sizeClass, from: previous)
  }

  private func adaptSelf(to sizeClass: UIUserInterfaceSizeClass) {
    if let split = self as? UISplitViewController, split.appearance != .disappeared {
      split.adapt(to: sizeClass)
    } else if let tabs = self as? UITabBarController {
      tabs.adaptTabs()
    }
  }

  /// A presentation that adapts may cover its presenter now, or not any more.
  private func adaptCover(by presented: UIViewController) {
    guard presented.transition == nil, presented.flags.contains(.viewInTransitionContainer) else { return }
    let covers = presented.removesPresentersView
    guard covers != flags.contains(.coveredByPresented), !flags.contains(.tabLeftUnderContext) else { return }
    if covers {
      setAppearance(false)
      flags.insert(.coveredByPresented)
    } else {
      flags.remove(.coveredByPresented)
      if hasHost { setAppearance(true) }
    }
  }
}
